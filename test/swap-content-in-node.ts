/** Replaces the owner's centre by that of `test/content/`, for Playwright and for commands run with `--import`. */
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
