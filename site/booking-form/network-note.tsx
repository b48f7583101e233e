import { useEffect, useState } from 'react'
import type { Words } from '../../content/words.ts'
import { useOnline } from './use-online.ts'

/** Says politely that the network is gone, and that it came back. */
export function NetworkNote({ words }: { readonly words: Words['booking'] }) {
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])
  return (
    <p role="status" className="network-note">
      {isOnline ? wasOffline && words.onlineAgain : words.offline}
    </p>
  )
}
