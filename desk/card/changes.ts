import type { Card } from '../../domain/board.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'

/** The changes that the newest request of a card makes, until an outcome is recorded. */
export interface Changes {
  /** The times asked for before, the oldest first. */
  readonly before: readonly DayAndTime[]
  /** Tests that no earlier request had. */
  readonly added: readonly string[]
  /** Tests of a request that the visit does not have any more. */
  readonly taken: readonly string[]
}

export function changesOf({ asks, requests, tests }: Card): Changes {
  const [newest, ...earlier] = requests
  const isToCall = asks.some(({ state }) => state !== 'closed')
  if (!isToCall) return { before: [], added: [], taken: [] }
  const isOther = ({ date, time }: DayAndTime) =>
    date !== newest.asked.date || time !== newest.asked.time
  const sentBefore = (earlier.length > 0 ? earlier : [newest]).flatMap((each) => each.tests)
  const sent = [...sentBefore, ...newest.tests]
  return {
    before: earlier
      .map(({ asked }) => asked)
      .filter(isOther)
      .reverse(),
    added: tests.filter((test) => !sentBefore.includes(test)),
    taken: [...new Set(sent)].filter((test) => !tests.includes(test)),
  }
}
