import { awayPolicy } from '../addresses.ts'
import { watchRootId, workRootId } from '../desk-page.ts'
import worker from './away-worker.ts?worker&url'

/** The types of the DOM lack Trusted Types. A policy makes an object that stands in for an address. */
interface WithPolicies extends Pick<Window, 'navigator'> {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(given: string): string }
  }
}

/** Has a worker answer the desk's pages while the server is away. Only a device that is let in has one. */
export function watchForAway(): void {
  const isIn = [workRootId, watchRootId].some((id) => document.getElementById(id) !== null)
  if (!isIn || !('serviceWorker' in navigator)) return
  const { trustedTypes }: WithPolicies = window
  const policy = trustedTypes?.createPolicy(awayPolicy, { createScriptURL: () => worker })
  const address = policy?.createScriptURL('') ?? worker
  navigator.serviceWorker.register(address, { scope: '/' }).catch(() => {
    // Without it a page that is opened while the server is away is the browser's own.
  })
}
