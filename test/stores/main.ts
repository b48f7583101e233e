import { join } from 'node:path'
import { createServer } from 'vite'

/** `node test/stores/main.ts`: writes the stores of this folder anew, in about five minutes. */
// Through Vite, because the pages are written in JSX.
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { writeStores } = await vite.ssrLoadModule('/test/stores/write.ts')
await writeStores(join(import.meta.dirname))
// A send that hangs keeps the story's servers from ending.
process.exit(0)
