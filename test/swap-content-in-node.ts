/** Gives Playwright, and commands that a test starts with `--import`, the centre of the tests. */
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { standIn } from './swap-content.ts'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const other = found.url.startsWith('file:') ? standIn(fileURLToPath(found.url)) : undefined
    return other === undefined ? found : { ...found, url: pathToFileURL(other).href }
  },
})
