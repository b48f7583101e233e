import { loadFiles, readManifest, scriptsOf } from '../web/load-assets.ts'
import type { DeskFiles } from './desk-deps.ts'

/** What the desk's script is made from; `vite.config.ts` builds the same. */
const source = 'desk/hydrate.ts'

/** Reads what `vite build` left for the desk, once. */
export async function loadDeskAssets(directory: string): Promise<DeskFiles> {
  const built = await readManifest(directory)
  const [script = '', ...preload] = scriptsOf(source, built)
  const styles = built[source]?.css.map((file) => `/${file}`) ?? []
  return { page: { script, preload, styles }, files: await loadFiles(directory) }
}
