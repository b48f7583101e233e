import { useEffect, useState } from 'react'
import type { Board, Card } from '../../domain/board.ts'
import { addresses } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'
import { readCards } from './from-server.ts'

/** What the find page found, read again at each change; undefined on the board. */
export function useFound(page: WorkPage, { version }: Board): readonly Card[] | undefined {
  const isFind = page.kind === 'find'
  const query = isFind ? page.q : ''
  const [found, setFound] = useState({
    cards: isFind ? page.cards : undefined,
    version: page.board.version,
  })
  useEffect(() => {
    if (query === '' || version === found.version) return
    const stop = new AbortController()
    readCards(`${addresses.find}.json?${new URLSearchParams({ q: query })}`, stop.signal).then(
      (cards) => setFound({ cards, version }),
      () => {
        // The last answer stays; the lost connection is shown anyway.
      },
    )
    return () => stop.abort()
  }, [query, version, found.version])
  return found.cards
}
