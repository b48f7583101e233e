import type { Card } from '../../domain/board.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import type { ActFields, CardDraft } from '../card/read-act.ts'
import { newId } from './post.ts'

/** What became of the last act on a card. */
export interface SentAct {
  readonly act: DeskAct
  readonly card: Card
  /** The draft of the card's forms when the act was sent. */
  readonly draft: CardDraft | undefined
  readonly isQuiet?: boolean | undefined
  /**
   * `refused`: nothing was saved, because of another device, a wrong field, or a desk that is not live. `error` says
   * which. `failed`: no answer came, so the act may be saved.
   */
  readonly status: 'sending' | 'failed' | 'refused' | 'saved'
  readonly error?: string
}

interface WaitingAct {
  readonly fields: string
  readonly done: Promise<SentAct['status']>
}

/**
 * Sends the acts on a card one after the other. The same act pressed twice before its answer is sent once.
 * Any other act has its own id, and waits for the answer to the act before. If that act failed, the waiting
 * act is not sent and fails too.
 */
export function actQueue(deliver: (act: SentAct) => Promise<SentAct['status']>) {
  const waiting = new Map<number, WaitingAct>()

  async function deliverAfter(before: WaitingAct | undefined, sent: SentAct) {
    return (await before?.done) === 'failed' ? 'failed' : await deliver(sent)
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
