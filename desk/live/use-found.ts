import { useEffect, useState } from 'react'
import type { Board, Card } from '../../domain/board.ts'
import type { WorkPage } from '../desk-page.ts'

/** What the find page found, read again at each change; undefined on the board. */
export function useFound(page: WorkPage, { version }: Board): readonly Card[] | undefined {
  const query = page.kind === 'find' ? page.q : ''
  const [found, setFound] = useState(page.kind === 'find' ? page.cards : undefined)
  const isFirst = version === page.board.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is why it is read again
  useEffect(() => {
    if (query === '' || isFirst) return
    const stop = new AbortController()
    readFound(query, stop.signal).then(setFound, () => {
      // The last answer stays; the lost connection is shown anyway.
    })
    return () => stop.abort()
  }, [query, version, isFirst])
  return found
}

async function readFound(query: string, signal: AbortSignal): Promise<readonly Card[]> {
  const response = await fetch(`/find.json?${new URLSearchParams({ q: query })}`, { signal })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const { cards }: { readonly cards: readonly Card[] } = await response.json()
  return cards
}
