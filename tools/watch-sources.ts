import { existsSync, watch } from 'node:fs'

const QUIET_MILLISECONDS = 150

/** Calls `onChange` once after a burst of changes, and again if more came while it ran. */
export function watchSources(folders: readonly string[], onChange: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(onChange)
    }, QUIET_MILLISECONDS)
  }
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, later))
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
