import { useSyncExternalStore } from 'react'

/**
 * Whether the browser believes it has a network. It errs in both directions, so this is told and
 * never stands in the way of trying.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
