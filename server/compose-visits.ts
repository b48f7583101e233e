import { centre } from '../content/centre.ts'
import { type ClockMoves, neverMoved } from './clock/watch-clock.ts'
import { isCutBy } from './outbox/message-texts.ts'
import { retryingEndsAt } from './outbox/retry-policy.ts'
import type { Needs } from './parts.ts'
import type { Composed } from './providers/compose-providers.ts'
import type { PublishedCentre } from './published-centre.ts'
import { centreReader } from './visits/read-centre.ts'
import { patient } from './visits/recipients-in-force.ts'
import type { VisitDeps } from './visits/visit-deps.ts'

interface VisitDepsGiven extends Composed, Needs<'database' | 'now' | 'newId'> {
  /** If left out, the centre of the content is used. */
  readonly published?: Pick<PublishedCentre, 'hours' | 'opening'>
}

/**
 * What the code that writes visits needs, in a server and in a command.
 *
 * @param moves How the clock was set, as far as this process knows.
 */
export function composeVisits(
  { database, recipients, channels, now, newId, published }: VisitDepsGiven,
  moves: () => ClockMoves = () => neverMoved,
): VisitDeps {
  const { canBeTapped } = recipients
  const { hours, opening } = published ?? { hours: centre.hours, opening: centre }
  return {
    db: database.db,
    transact: database.transact,
    now,
    newId,
    centre: opening,
    readCentre: centreReader({
      canBeTapped,
      sendsMail: channels.has(patient.channel),
      hours,
      retryingEndsAt: (callByMs, openedAtMs) =>
        retryingEndsAt({ callByMs, openedAtMs }, hours, moves()),
    }),
    isMessageCut: isCutBy(channels, recipients, () => opening.rooms.own),
  }
}
