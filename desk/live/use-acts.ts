import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board, Card } from '../../domain/board.ts'
import { addresses } from '../addresses.ts'
import type { ActFields, CardDraft } from '../card/read-act.ts'
import { actQueue, type SentAct } from './act-queue.ts'
import { post } from './post.ts'

export interface Acts {
  /** The last act on each card, by the key of the card. */
  readonly sent: ReadonlyMap<number, SentAct>
  readonly latest: SentAct | undefined
  /** Sends an act, once the one before it on the same card has its answer. True when it is saved. */
  readonly send: (
    card: Card,
    fields: ActFields,
    draft: CardDraft | undefined,
    /** Whether the desk reports the act only if it fails. */
    isQuiet?: boolean,
  ) => Promise<boolean>
  /** Sends a failed act once more, as the same act. */
  readonly retry: (sent: SentAct) => Promise<boolean>
  readonly discard: (sent: SentAct) => void
  readonly quieten: () => void
}

/**
 * Sends the acts on cards. An act is shown as done only after the server has said so. While the desk is not
 * live an act is refused, not delayed. The card may be out of date, and nobody expects an act to run an hour
 * later.
 */
export function useActs(take: (board: Board) => void, isLive: boolean): Acts {
  const [sent, setSent] = useState<ReadonlyMap<number, SentAct>>(new Map())
  const [latest, setLatest] = useState<SentAct>()
  const set = (next: SentAct) => {
    setSent((all) => new Map(all).set(next.card.visit, next))
    if (next.isQuiet !== true) setLatest(next)
  }
  const deliver = async (started: SentAct): Promise<SentAct['status']> => {
    set(started)
    const { board, status, error } = await post(addresses.acts, started.act)
    if (board !== undefined) take(board)
    set({ ...started, status, ...(error !== undefined && { error }) })
    return status
  }
  const [queue] = useState(() => actQueue(deliver))
  return {
    sent,
    latest,
    send: async (card, fields, draft, isQuiet) => {
      if (isFailed(sent.get(card.visit))) return false
      if (isLive) return await queue.send(card, fields, draft, isQuiet)
      const act = { ...fields, id: '', visit: card.visit }
      set({ act, card, draft, status: 'refused', error: desk.notLive })
      return false
    },
    retry: async (failed) => {
      if (isLive) return await queue.retry(failed)
      set({ ...failed, error: desk.notLive })
      return false
    },
    discard: ({ card }) => {
      setSent((all) => new Map([...all].filter(([key]) => key !== card.visit)))
      setLatest(undefined)
    },
    quieten: () => setLatest(undefined),
  }
}

/** A receptionist sends a failed act again or discards it before anything else is done to the card. */
export function isFailed(sent: SentAct | undefined): boolean {
  return sent?.status === 'failed'
}
