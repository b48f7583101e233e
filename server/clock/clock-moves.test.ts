import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/time/call-back.ts'
import { addDays, delhiDate } from '../../domain/time/delhi-time.ts'
import { day, hour, minute, second } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openInMemory } from '../../test/support/stores.ts'
import { storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { readByReference } from '../visits/find-visits.ts'
import { performCommand } from '../visits/perform-act.ts'
import { purgeVisits } from '../visits/purge-visits.ts'
import { readBoard } from '../visits/read-board.ts'
import { lookAfterClockWasSet } from '../visits/recipients-in-force.ts'
import { createClockWatch, type LookAtClock } from './watch-clock.ts'

/** What happens to a machine and its server. `moved` says how far the clock is set. */
type Event =
  | { readonly kind: 'moved'; readonly byMs: number }
  /**
   * The machine is off for `offMs`, and its clock changes by `byMs` meanwhile, but never to a time ahead of
   * the right one, because a server could not notice that.
   */
  | { readonly kind: 'rebooted'; readonly offMs: number; readonly byMs: number }
  | { readonly kind: 'passed'; readonly ms: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'called' }

const byMs = fc.oneof(
  fc.integer({ min: -3 * 365 * day, max: 3 * 365 * day }),
  fc.integer({ min: -40 * day, max: 40 * day }),
  fc.constantFrom(-day, day, -5.5 * hour, 5.5 * hour, -1054 * day),
)
const awhile = fc.oneof(
  fc.integer({ min: second, max: 3 * hour }),
  fc.integer({ min: second, max: 3 * day }),
)
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('moved' as const), byMs }),
    fc.record({ kind: fc.constant('rebooted' as const), offMs: awhile, byMs }),
    fc.record({ kind: fc.constant('passed' as const), ms: awhile }),
    fc.record({ kind: fc.constantFrom('asked' as const, 'called' as const) }),
  ),
  { maxLength: 12 },
)

it('a clock that was set and put right hides no open request and purges no visit younger than a year', async () => {
  const property = fc.asyncProperty(events, fc.boolean(), async (some, endsByReboot) => {
    const database = await openInMemory()
    const world = await aMachine(database)
    for (const event of some) await world.happen(event)
    const byMs = -world.offMs()
    await world.happen(
      endsByReboot ? { kind: 'rebooted', offMs: minute, byMs } : { kind: 'moved', byMs },
    )
    await world.happen({ kind: 'passed', ms: 2 * minute })
    const nowMs = world.trueMs()
    const board = await readBoard(database.db, {
      nowMs,
      lastOpeningDay: delhiDate(nowMs),
      closedDays: [],
      closedTimes: [],
    })
    const onDesk = board.visits.flatMap(({ visit, id }) => (visit.state === 'to call' ? id : []))
    const open = world.requests.filter(({ isOpen }) => isOpen)
    expect(onDesk.toSorted()).toEqual(open.map(({ visit }) => visit).toSorted())
    // As `centre purge --yes` does.
    const by = { kind: 'command' } as const
    const purging = { beforeMs: nowMs - 365 * day, by, most: 1000 }
    await purgeVisits({ ...database, now: () => nowMs }, purging)
    const kept = await database.db.selectFrom('visit').select('id').execute()
    const young = world.requests.filter(({ atMs, isOpen }) => isOpen || nowMs - atMs < 365 * day)
    expect(kept.map(({ id }) => id)).toEqual(
      expect.arrayContaining(young.map(({ visit }) => visit)),
    )
    await database.close()
  })
  await fc.assert(property, { numRuns: 100 })
}, 120_000)

interface TimedRequest {
  readonly visit: number
  /** The time of the request by a right clock. */
  readonly atMs: number
  isOpen: boolean
}

/** Stores a year of requests, the last two of them open, and starts a server. */
async function aMachine(database: Database) {
  let trueMs = fridayTenAm
  let bootedAtMs = trueMs - 50 * day
  let boot = 0
  let offMs = 0
  const requests: TimedRequest[] = []
  let look: LookAtClock = startServer()

  function startServer(): LookAtClock {
    return createClockWatch({
      database,
      raiseAlarm: async () => {},
      lookAfterClockWasSet,
      onDue: () => {},
      newId: () => crypto.randomUUID(),
      now: () => trueMs + offMs,
      uptimeMs: () => trueMs - bootedAtMs,
      bootId: `boot ${boot}`,
    })
  }

  async function ask(): Promise<TimedRequest> {
    const receivedAtMs = trueMs + offMs
    const date = addDays(delhiDate(trueMs), 3)
    // Another name each time, so that no request joins another.
    const request = aRequest({ date, name: `Patient ${requests.length}` })
    const callByMs = callBy(receivedAtMs, centre.hours, request)
    const { reference } = await storeRequest(database, { request, receivedAtMs, callByMs })
    const visit = (await readByReference(database.db, reference))?.id ?? 0
    const asked = { visit, atMs: trueMs, isOpen: true }
    requests.push(asked)
    return asked
  }

  async function close(asked: TimedRequest): Promise<void> {
    const deps = visitDepsAt(database, () => trueMs + offMs)
    await performCommand(deps, asked.visit, { kind: 'cancelled', asks: [1], reason: 'centre' })
    asked.isOpen = false
  }

  for (const days of [360, 330, 180, 90, 40, 24, 12, 0]) {
    trueMs = fridayTenAm - days * day
    const asked = await ask()
    if (days > 12) await close(asked)
  }
  await look()

  return {
    requests,
    trueMs: () => trueMs,
    offMs: () => offMs,
    async happen(event: Event): Promise<void> {
      switch (event.kind) {
        case 'moved':
          offMs += event.byMs
          break
        case 'rebooted':
          boot++
          trueMs += event.offMs
          bootedAtMs = trueMs - 10 * second
          offMs += Math.min(event.byMs, Math.max(0, -offMs))
          look = startServer()
          break
        case 'passed':
          trueMs += event.ms
          break
        case 'asked':
          // If the clock is months off, the server refuses a right day as past or too far ahead.
          if (Math.abs(offMs) < 80 * day) await ask()
          break
        case 'called': {
          const open = requests.findLast(({ isOpen }) => isOpen)
          if (open !== undefined) await close(open)
        }
      }
      trueMs += second
      await look()
    },
  }
}
