import { awayPolicy } from '../addresses.ts'
import worker from './away-worker.ts?worker&url'

/** Trusted Types, which TypeScript's DOM types lack. The browser takes a worker's address from such a policy alone. */
interface WithPolicies extends Pick<Window, 'navigator'> {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(given: string): string }
  }
}

/** Registers the worker for the time when the server is away, if the device is let in. */
export function watchForAway(): void {
  const isIn = document.querySelector('#desk, #watch') !== null
  if (!isIn || !('serviceWorker' in navigator)) return
  const { trustedTypes }: WithPolicies = window
  const policy = trustedTypes?.createPolicy(awayPolicy, { createScriptURL: () => worker })
  const address = policy?.createScriptURL('') ?? worker
  navigator.serviceWorker.register(address, { scope: '/' }).catch(() => {
    // Without the worker, the browser shows its own error while the server is away.
  })
}
