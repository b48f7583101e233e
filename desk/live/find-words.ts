import { useEffect, useState } from 'react'
import { addresses, isForAddress } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'

/** The key of the words in the session storage of the tab. */
const kept = 'find'

/**
 * Puts the name or number of a search into session storage, not into the address. An address stays in the browser's
 * history, and can be read while the page is masked.
 */
export function keepWordsOutOfAddresses(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== addresses.find)
      return
    const typed = new FormData(form).get('q')
    if (typeof typed !== 'string' || isForAddress(typed)) return
    event.preventDefault()
    sessionStorage.setItem(kept, typed)
    location.assign(addresses.typed)
  })
}

/** Adds the kept words to the page. Words that came in the address move to session storage. */
export function useTypedWords(page: WorkPage): WorkPage {
  const [q, setQ] = useState<string>()
  useEffect(() => {
    if (page.kind !== 'find') return
    if (page.isTyped) setQ(sessionStorage.getItem(kept) ?? '')
    // A bookmark may have a name or number in its address.
    else if (!isForAddress(page.q)) {
      sessionStorage.setItem(kept, page.q)
      history.replaceState(null, '', addresses.typed)
    }
  }, [page])
  return page.kind === 'find' && q !== undefined ? { ...page, q } : page
}
