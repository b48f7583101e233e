import { useEffect, useState } from 'react'
import { addresses, isForAddress } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'

/** The key of the words in the session storage of the tab. */
const kept = 'find'

/**
 * Keeps a name or a number that is searched out of the address. There it would stay in the browser's
 * history, and everybody could read it while the page is masked.
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
    // The words came with the address of a bookmark.
    else if (!isForAddress(page.q)) {
      sessionStorage.setItem(kept, page.q)
      history.replaceState(null, '', addresses.typed)
    }
  }, [page])
  return page.kind === 'find' && q !== undefined ? { ...page, q } : page
}
