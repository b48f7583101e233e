import { centre } from '../content/centre.ts'
import type { OpeningHours } from '../domain/opening-hours.ts'
import { type ClockMoves, neverMoved } from './clock/watch-clock.ts'
import type { Database } from './db/database.ts'
import { isCutBy } from './outbox/message-texts.ts'
import { endOfAsk } from './outbox/retry-policy.ts'
import type { Composed } from './providers/compose-providers.ts'
import { centreReader } from './visits/read-centre.ts'
import type { VisitDeps } from './visits/visit-deps.ts'

interface VisitDepsGiven extends Composed {
  readonly database: Database
  readonly now: () => number
  readonly newId: () => string
  /** With what reception closed; the content's where it is left out. */
  readonly hours?: OpeningHours
}

/**
 * What the writer of visits needs, in a server and in a command.
 *
 * @param moves How the clock was set, as far as this process knows.
 */
export function composeVisits(
  { database, recipients, channels, now, newId, hours = centre.hours }: VisitDepsGiven,
  moves: () => ClockMoves = () => neverMoved,
): VisitDeps {
  const { canBeTapped } = recipients
  const retryingEndsAt = (callByMs: number, openedAtMs: number) =>
    endOfAsk({ callByMs, openedAtMs }, hours, moves())
  return {
    ...{ db: database.db, transact: database.transact, now, newId, centre },
    readCentre: centreReader({ canBeTapped, hours, retryingEndsAt }),
    isCut: isCutBy(channels, recipients),
  }
}
