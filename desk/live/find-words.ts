import { useEffect, useState } from 'react'
import { addresses, isForAddress } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'

/** The key of the words in the session storage of the tab. */
const kept = 'find'

/**
 * If a name or a number is searched, puts it into session storage instead of the address. In the address it
 * would stay in the browser's history, and could be read while the page is masked.
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

/** The page with the words that were typed. The server has drawn it without them. */
export function useTypedWords(page: WorkPage): WorkPage {
  const [q, setQ] = useState<string>()
  useEffect(() => {
    if (page.kind !== 'find') return
    if (page.isTyped) setQ(sessionStorage.getItem(kept) ?? '')
    // A bookmark may have a name or number in its address. It moves to session storage.
    else if (!isForAddress(page.q)) {
      sessionStorage.setItem(kept, page.q)
      history.replaceState(null, '', addresses.typed)
    }
  }, [page])
  return page.kind === 'find' && q !== undefined ? { ...page, q } : page
}
