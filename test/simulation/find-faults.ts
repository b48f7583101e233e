import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { swapContent } from '../swap-content.ts'
import { type SourceFault, sourceFaults } from './source-faults.ts'

/** Opens a Vite server that loads the code, with this fault planted. Node alone cannot load the pages' JSX. */
export async function openCode(fault?: SourceFault) {
  return await createServer({
    plugins: [swapContent, ...(fault === undefined ? [] : [planted(fault)])],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
}

function planted({ file, right, wrong }: SourceFault): Plugin {
  const path = resolve(file)
  if (!readFileSync(path, 'utf8').includes(right)) throw new Error(`${file} has changed`)
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform: (code, id) => (id === path ? code.replace(right, () => wrong) : undefined),
  }
}

/** Plants each fault and prints what finds it: the simulation, or the search of all short histories. */
export async function findFaults(print: (line: string) => void): Promise<boolean> {
  const missed: string[] = []
  for (const fault of sourceFaults) {
    const code = await openCode(fault)
    const { findBySearch, findBySimulation } = await code.ssrLoadModule(
      '/test/simulation/find-fault.ts',
    )
    const bySearch: string | undefined = findBySearch()
    const bySimulation: string | undefined = await findBySimulation(fault)
    await code.close()
    print(`${fault.what}: simulation: ${bySimulation ?? '-'}; search: ${bySearch ?? '-'}`)
    if (bySimulation === undefined && bySearch === undefined) missed.push(fault.what)
  }
  print(missed.length === 0 ? 'each fault is found' : `NOT FOUND: ${missed.join(', ')}`)
  return missed.length === 0
}
