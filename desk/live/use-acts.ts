import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import type { DeskAct } from '../../domain/desk/desk-acts.ts'
import { addresses } from '../addresses.ts'
import type { ActFields, CardDraft } from '../card/read-act.ts'
import { useDeskNow } from '../desk-now.ts'
import { newId, post } from './post.ts'

export type Acts = ReturnType<typeof useActs>

/**
 * Sends the acts on cards. An act is shown as done only after the server has said so. While the desk is not
 * live an act is refused, not delayed. The card may be out of date, and nobody expects an act to run an hour
 * later.
 */
export function useActs() {
  const { take, lostAtMs } = useDeskNow()
  const isLive = lostAtMs === undefined
  // The last act on each card, by the key of the card.
  const [sent, setSent] = useState<ReadonlyMap<number, SentAct>>(new Map())
  const [latest, setLatest] = useState<SentAct>()
  const set = (next: SentAct) => {
    setSent((all) => new Map(all).set(next.card.visit, next))
    if (next.isQuiet !== true)
      // An act that is saved late does not take the place of a later act, because U takes back the later one.
      setLatest((shown) => (next.status !== 'saved' || shown?.act === next.act ? next : shown))
  }
  const deliver = async (started: SentAct): Promise<SentAct['status']> => {
    set(started)
    const { board, status, error } = await post(addresses.acts, started.act)
    if (board !== undefined) take(board)
    const card = board?.cards.find(({ visit }) => visit === started.card.visit)
    const outcomeAtMs = status === 'saved' ? card?.outcome?.atMs : undefined
    set({ ...started, outcomeAtMs, status, ...(error !== undefined && { error }) })
    return status
  }
  const [queue] = useState(() => actQueue(deliver, setLatest))
  return {
    sent,
    latest,
    /**
     * Sends an act, once the act before it on the same card has its answer. True when the act is saved. Refuses the act
     * while the desk is not live, and on a card with a failed act, which is sent again or discarded first.
     *
     * @param isQuiet Whether the desk reports the act only if it fails.
     */
    async send(card: Card, fields: ActFields, draft?: CardDraft, isQuiet?: boolean) {
      const hasFailed = isFailed(sent.get(card.visit))
      if (isLive && !hasFailed) return await queue.send(card, fields, draft, isQuiet)
      const act = { ...fields, id: '', visit: card.visit }
      const refused = { act, card, draft, status: 'refused' } as const
      if (hasFailed) setLatest(refused)
      else set({ ...refused, error: desk.notLive })
      return false
    },
    /** Sends a failed act once more, as the same act. */
    async retry(failed: SentAct) {
      if (isLive) return await queue.retry(failed)
      set({ ...failed, error: desk.notLive })
      return false
    },
    discard({ card }: SentAct) {
      setSent((all) => new Map([...all].filter(([key]) => key !== card.visit)))
      setLatest(undefined)
    },
    quieten: () => setLatest(undefined),
  }
}

export function isFailed(sent: SentAct | undefined): boolean {
  return sent?.status === 'failed'
}

/** What became of the last act on a card. */
export interface SentAct {
  readonly act: DeskAct
  readonly card: Card
  /** The draft of the card's forms when the act was sent. */
  readonly draft: CardDraft | undefined
  readonly isQuiet?: boolean | undefined
  /** The time of the last outcome on the card, once the act is saved. */
  readonly outcomeAtMs?: number | undefined
  /**
   * `refused`: nothing was saved. `error` says why. Without `error`, an earlier act on the card has failed.
   * `failed`: the act may be saved.
   */
  readonly status: 'sending' | 'failed' | 'refused' | 'saved'
  readonly error?: string
}

interface WaitingAct {
  readonly fields: string
  readonly done: Promise<SentAct['status']>
}

/**
 * Sends the acts on a card one after the other. The same act pressed twice in a row before its answer is sent once.
 * Any other act has its own id, and waits for the answer to the act before. If that act failed, the waiting
 * act is dropped, not sent. The server knows by the id that an act is sent again
 * (server/visits/recorded-act.ts).
 */
export function actQueue(
  deliver: (act: SentAct) => Promise<SentAct['status']>,
  drop: (act: SentAct) => void,
) {
  const waiting = new Map<number, WaitingAct>()

  async function deliverAfter(before: WaitingAct | undefined, sent: SentAct) {
    if ((await before?.done) !== 'failed') return await deliver(sent)
    drop({ ...sent, status: 'refused' })
    return 'failed'
  }

  /** True once the act is saved. False at once if the same act is being sent already. */
  async function inTurn(sent: SentAct): Promise<boolean> {
    const { id: _, visit, ...rest } = sent.act
    const fields = JSON.stringify(rest)
    const before = waiting.get(visit)
    if (before?.fields === fields) return false
    const done = deliverAfter(before, sent)
    waiting.set(visit, { fields, done })
    const status = await done
    if (waiting.get(visit)?.done === done) waiting.delete(visit)
    return status === 'saved'
  }

  return {
    send: async (
      card: Card,
      fields: ActFields,
      draft?: CardDraft,
      isQuiet?: boolean,
    ): Promise<boolean> => {
      const act = { ...fields, id: newId(), visit: card.visit }
      return await inTurn({ act, card, draft, isQuiet, status: 'sending' })
    },
    /** Sends a failed act once more, as the same act. */
    retry: async ({ error: _, ...failed }: SentAct): Promise<boolean> =>
      await inTurn({ ...failed, status: 'sending' }),
  }
}
