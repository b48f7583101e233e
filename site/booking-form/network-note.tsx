import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Strings } from '../../content/strings.ts'

/** Announces that the network is gone, and that it is back. */
export function NetworkNote({ strings }: { readonly strings: Strings['booking'] }) {
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])
  return (
    <p role="status" className="network-note">
      {isOnline ? wasOffline && strings.onlineAgain : strings.offline}
    </p>
  )
}

/**
 * Whether the browser believes it has a network. It can be wrong either way, so this is only shown
 * and never stops a visitor from sending.
 */
function useOnline(): boolean {
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
