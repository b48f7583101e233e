import { watchRootId, workRootId } from '../desk-page.ts'
import worker from './away-worker.ts?worker&url'

/** Has a worker answer the desk's pages while the server is away. Only a device that is let in has one. */
export function watchForAway(): void {
  const isIn = [workRootId, watchRootId].some((id) => document.getElementById(id) !== null)
  if (!isIn || !('serviceWorker' in navigator)) return
  // Without it a page that is opened while the server is away is the browser's own.
  navigator.serviceWorker.register(worker, { scope: '/' }).catch(() => {})
}
