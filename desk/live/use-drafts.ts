import { useRef, useState } from 'react'
import type { Card } from '../../domain/board.ts'
import type { CardDraft } from '../card/read-act.ts'

export interface Drafts {
  /** The keys of the cards with a draft. */
  readonly unfinished: ReadonlySet<number>
  readonly of: (key: number) => CardDraft | undefined
  /** Adds these fields to the draft of the card. Text from another form of the card stays. */
  readonly keep: (card: Card, draft: CardDraft) => void
  readonly drop: (key: number) => void
}

/** Typed text that is not saved. It stays while names are hidden or another card is shown. */
export function useDrafts(): Drafts {
  const drafts = useRef(new Map<number, CardDraft>())
  const [unfinished, setUnfinished] = useState<ReadonlySet<number>>(new Set())
  /** Draws again only when a draft begins or ends, not at each letter. */
  function show(key: number): void {
    const keys = new Set(drafts.current.keys())
    setUnfinished((shown) => (shown.has(key) === keys.has(key) ? shown : keys))
  }
  return {
    unfinished,
    of: (key) => drafts.current.get(key),
    keep: (card, draft) => {
      const key = card.visit
      drafts.current.set(key, { ...drafts.current.get(key), ...draft })
      show(key)
    },
    drop: (key) => {
      drafts.current.delete(key)
      show(key)
    },
  }
}
