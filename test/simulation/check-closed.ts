import { centre } from '../../content/centre.ts'
import type { Card } from '../../domain/desk/board.ts'
import { breach, type DoneAct, type Ledger } from './ledger.ts'

/** The only room that a test needs; undefined if it needs several rooms, or the doctor. */
export function roomOf(test: string): string | undefined {
  const passes: readonly { readonly room: string }[] | undefined = new Map(
    Object.entries(centre.rooms.passes),
  ).get(test)
  return passes?.length === 1 ? passes[0]?.room : undefined
}

/** Records a violation if a time was agreed in a room that was closed from before the act until after it. */
export function checkClosed(act: DoneAct, card: Card, ledger: Ledger): void {
  const { agreed, postedAtMs = 0, arrivedAtMs } = act
  if (agreed === undefined || arrivedAtMs === undefined) return
  const closing = ledger.closings.find(
    ({ room, date, sinceMs, untilMs }) =>
      date === agreed.date &&
      sinceMs < postedAtMs &&
      untilMs > arrivedAtMs &&
      card.requests.every(({ tests }) => tests.some((test) => roomOf(test) === room)),
  )
  if (closing === undefined) return
  const text = `${agreed.time} was agreed in ${closing.room}, which is closed on ${closing.date}`
  breach(ledger, 'no time is agreed in a closed room', act.references[0], text)
}
