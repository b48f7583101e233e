import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/call-back.ts'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { aClaim, aNewAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { anEmptyPostgres, sharedAndOwn } from '../../test/support/stores.ts'
import { listAppointments, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { readFacts } from '../desk/facts.ts'
import { nextStepAt } from '../follow-up/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { nextDueAt } from '../outbox/queries.ts'
import { purgeBatch } from '../privacy/purge.ts'
import { expiryAt } from '../privacy/purge-expired.ts'
import { createClockWatch, type LookAtClock } from './watch-clock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A machine, and a server on it. A move is how far its clock is set, and what else happens. */
type Event =
  | { readonly kind: 'moved'; readonly byMs: number }
  /**
   * Off for so long; its clock shows this much less when it is on again, or more where it was behind.
   * That one was set further ahead meanwhile is not noticed.
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

it.each(sharedAndOwn)(
  'after any moves that end right every open request is on the desk, and nothing young is purged, on %s',
  async (name, open) => {
    const property = fc.asyncProperty(events, fc.boolean(), async (some, endsByReboot) => {
      const database = await open()
      const world = await aMachine(database)
      for (const event of some) await world.happen(event)
      const setRightMs = -world.offMs()
      await world.happen(
        endsByReboot
          ? { kind: 'rebooted', offMs: minute, byMs: setRightMs }
          : { kind: 'moved', byMs: setRightMs },
      )
      await world.happen({ kind: 'passed', ms: 2 * minute })
      const nowMs = world.trueMs()
      const onDesk = (await readFacts(database.db, nowMs)).rows.map(({ reference }) => reference)
      const toCall = world.requests.filter(({ isOpen, atMs }) => isOpen && nowMs - atMs < 13 * day)
      expect(onDesk).toEqual(expect.arrayContaining(toCall.map(({ reference }) => reference)))
      // As `centre purge --yes` does.
      await purgeBatch(database, expiryAt(nowMs, 365, 'cli'), 1000)
      const kept = (await listAppointments(database, undefined)).map(({ reference }) => reference)
      const young = world.requests.filter(({ atMs }) => nowMs - atMs < 365 * day)
      expect(kept).toEqual(expect.arrayContaining(young.map(({ reference }) => reference)))
      await database.close()
    })
    await fc.assert(property, {
      numRuns: name === 'PostgreSQL' ? 8 : 200,
      examples: [
        [[{ kind: 'rebooted', offMs: hour, byMs: -1054 * day }], false],
        // Closed between two moves back.
        [
          [
            { kind: 'moved', byMs: -day },
            { kind: 'asked' },
            { kind: 'moved', byMs: -1054 * day },
            { kind: 'called' },
            { kind: 'rebooted', offMs: second, byMs: -10 * minute },
          ],
          false,
        ],
        // Asked while, on PostgreSQL, the last reading was taken for another machine's.
        [
          [
            { kind: 'moved', byMs: -day },
            { kind: 'rebooted', offMs: second, byMs: -15 * day },
            { kind: 'asked' },
          ],
          false,
        ],
      ],
    })
  },
  120_000,
)

it('leaves what a machine with a right clock stored while the clock of another was ahead', async () => {
  const database = await openDatabase(await anEmptyPostgres())
  onTestFinished(() => database.close())
  let trueMs = fridayTenAm
  let offMs = 0
  const looks = [
    watchOver(
      database,
      'right',
      () => trueMs,
      () => trueMs,
    ),
    watchOver(
      database,
      'ahead',
      () => trueMs + offMs,
      () => trueMs,
    ),
  ]
  const lookTwice = async () => {
    for (const look of [...looks, ...looks]) await look()
    trueMs += minute
  }
  await lookTwice()
  offMs = 400 * day
  await lookTwice()
  const request = aRequest({ date: addDays(delhiDate(trueMs), 3) })
  const callByMs = callBy(trueMs, centre.hours, request)
  await database.acceptRequest(
    aNewAppointment({ request, receivedAtMs: trueMs, callByMs, notices: [] }),
  )
  await lookTwice()
  offMs = 0
  await lookTwice()
  expect((await readFacts(database.db, trueMs)).rows).toHaveLength(1)
  await purgeBatch(database, expiryAt(trueMs, 365, 'cli'), 1000)
  expect(await listAppointments(database, undefined)).toHaveLength(1)
})

function watchOver(
  database: Database,
  bootId: string,
  now: () => number,
  uptimeMs: () => number,
): LookAtClock {
  const { log } = recordingLog()
  const deps = { raiseAlarm: async () => {}, onDue: () => {}, newId: crypto.randomUUID, log }
  return createClockWatch({ ...deps, database, hours: centre.hours, now, uptimeMs, bootId })
}

interface Asked {
  readonly reference: string
  /** By a clock that is right. */
  readonly atMs: number
  isOpen: boolean
}

/** A centre with a year of requests, the last ones open. */
async function aMachine(database: Database) {
  let trueMs = fridayTenAm
  let bootedAtMs = trueMs - 50 * day
  let boot = 0
  let offMs = 0
  const requests: Asked[] = []
  let look: LookAtClock = startServer()

  function startServer(): LookAtClock {
    const [now, uptimeMs] = [() => trueMs + offMs, () => trueMs - bootedAtMs]
    return watchOver(database, `boot ${boot}`, now, uptimeMs)
  }

  async function ask(): Promise<Asked> {
    const receivedAtMs = trueMs + offMs
    const date = addDays(delhiDate(trueMs), 3)
    const request = aRequest({ date })
    const callByMs = callBy(receivedAtMs, centre.hours, request)
    const { reference } = await database.acceptRequest(
      aNewAppointment({ request, receivedAtMs, callByMs, notices: [] }),
    )
    const asked = { reference, atMs: trueMs, isOpen: true }
    requests.push(asked)
    return asked
  }

  async function close(asked: Asked): Promise<void> {
    await setStatus(database, asked.reference, 'confirmed', trueMs + offMs)
    asked.isOpen = false
  }

  for (let days = 360; days >= 0; days -= 12) {
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
          // With a day that is right nobody can ask by a clock that is months off.
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

it('on PostgreSQL a machine that is years behind corrects nothing while another one runs', async () => {
  const database = await openDatabase(await anEmptyPostgres())
  onTestFinished(() => database.close())
  await database.acceptRequest(aNewAppointment({ nextStepAtMs: fridayTenAm + minute }))
  await claimDue(database, aClaim({ nowMs: fridayTenAm, leaseMs: 90 * second }))
  const stored = async () => ({
    due: await nextDueAt(database, ['whatsapp-cloud']),
    step: await nextStepAt(database),
    received: (await listAppointments(database, undefined)).map(({ receivedAtMs }) => receivedAtMs),
  })
  const before = await stored()
  const clock = { trueMs: fridayTenAm }
  const watch = (bootId: string, offMs: number) =>
    watchOver(
      database,
      bootId,
      () => clock.trueMs + offMs,
      () => clock.trueMs,
    )
  const [right, behind] = [watch('one', 0), watch('two', -1054 * day)]
  for (let minutes = 0; minutes < 3; minutes++) {
    await right()
    await behind()
    expect(await stored()).toEqual(before)
    clock.trueMs += minute
  }
  // The other one has stopped: this one may be right.
  await behind()
  expect((await stored()).received).toEqual([clock.trueMs - 1054 * day])
  await right()
  expect((await stored()).received).toEqual([fridayTenAm])
})
