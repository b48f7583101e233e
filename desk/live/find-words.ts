import { useEffect, useState } from 'react'
import { addresses, isForAddress } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'
import { storedValue } from './browser-storage.ts'

/** The words that this tab searched for last. */
const kept = storedValue('sessionStorage', 'find')

/**
 * Puts the name or number of a search into session storage, not into the address. An address stays in the browser's
 * history, and can be read while the page is masked. Without storage they go into the address.
 */
export function keepWordsOutOfAddresses(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== addresses.find)
      return
    const typed = new FormData(form).get('q')
    if (typeof typed !== 'string' || isForAddress(typed) || !kept.write(typed)) return
    event.preventDefault()
    location.assign(addresses.typed)
  })
}

/** Adds the kept words to the page. Words that came in the address move to session storage. */
export function useTypedWords(page: WorkPage): WorkPage {
  const [q, setQ] = useState<string>()
  useEffect(() => {
    if (page.kind !== 'find') return
    if (page.isTyped) setQ(kept.read())
    // A bookmark may have a name or number in its address.
    else if (!isForAddress(page.q) && kept.write(page.q)) {
      history.replaceState(null, '', addresses.typed)
    }
  }, [page])
  return page.kind === 'find' && q !== undefined ? { ...page, q } : page
}
