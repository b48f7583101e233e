import { pino } from 'pino'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/words.ts'
import { callBy } from '../../domain/call-back.ts'
import type { Audience } from '../../server/channels/audience.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { applyReceipts } from '../../server/outbox/apply-receipts.ts'
import { deliverDue } from '../../server/outbox/deliver-due.ts'
import { escalateDue } from '../../server/outbox/escalate-due.ts'
import { createAlarm } from '../../server/outbox/raise-alarm.ts'
import { openSqliteInMemory } from '../../server/store/open-sqlite.ts'
import { openStore } from '../../server/store/open-store.ts'
import type { Appointment, Notice } from '../../server/store/records.ts'
import type { Store } from '../../server/store/store.ts'
import { aNewAppointment, aNewNotice } from '../a-notice.ts'
import { fridayTenAm } from '../friday-ten-am.ts'
import { Crash, type Provider, provider } from './provider.ts'
import { seededRandom } from './random.ts'

const minute = 60_000

/** Past the last step of the ladder, a reminder and every retry that may follow it. */
const horizonMs = 240 * minute

const audience: Audience = {
  desk: ['+919000000001', '+919000000002'].map((recipient) => ({
    channel: 'whatsapp-cloud',
    recipient,
  })),
  atClosing: [],
  mail: { channel: 'email', recipient: 'desk@example.org' },
  owner: { channel: 'email', recipient: 'owner@example.org' },
  canBeTapped: true,
}

export interface Ended {
  readonly appointments: readonly Appointment[]
  readonly notices: readonly Notice[]
  readonly whatsApp: Provider
  readonly mail: Provider
  readonly crashes: number
}

/** One random schedule from the first request to the end of everything owed, on a fake clock. */
export async function runSchedule(seed: number): Promise<Ended> {
  const random = seededRandom(seed)
  const clock = { nowMs: fridayTenAm }
  const now = () => clock.nowMs
  const store = await openStore(openSqliteInMemory())
  const crashChance = random.pick([0, 0, 0.02, 0.15])
  const common = { random, now, startMs: clock.nowMs, crashChance }
  const whatsApp = provider({ ...common, name: 'whatsapp-cloud' })
  const mail = provider({ ...common, name: 'email' })
  const house = passesOf(store, [whatsApp, mail], now, random.next)
  const arrivals = Array.from({ length: random.pick([1, 2, 4, 8]) }, () =>
    Math.round(random.between(0, random.pick([1, 20, 900])) * 1000 + clock.nowMs),
  ).toSorted((a, b) => a - b)

  let crashes = 0
  const endMs = clock.nowMs + horizonMs
  while (clock.nowMs < endMs) {
    while (arrivals[0] !== undefined && arrivals[0] <= clock.nowMs) {
      await accept(store, arrivals.shift() ?? clock.nowMs)
    }
    await store.recordReceipts(whatsApp.receiptsUntil(clock.nowMs), clock.nowMs)
    const ran = await runPasses(house)
    crashes += ran.crashes
    const nextMs = earliest([ran.nextAtMs, arrivals[0], whatsApp.nextReceiptAt(), endMs])
    // A process that died is started again within seconds.
    clock.nowMs = Math.max(clock.nowMs + 1, ran.crashes > 0 ? clock.nowMs + 3000 : nextMs)
  }
  const appointments = await store.listAppointments(undefined)
  const notices = await store.listNotices({})
  await store.close()
  return { appointments, notices, whatsApp, mail, crashes }
}

async function accept(store: Store, receivedAtMs: number): Promise<void> {
  await store.acceptRequest(
    aNewAppointment({
      receivedAtMs,
      callByMs: callBy(receivedAtMs, centre.hours),
      nextStepAtMs: receivedAtMs,
      notices: audience.desk.map((recipient) => aNewNotice(recipient)),
    }),
  )
}

type PassOf = () => Promise<number | undefined>

function passesOf(
  store: Store,
  channels: Provider[],
  now: () => number,
  random: () => number,
): PassOf[] {
  const log = pino({ level: 'silent' })
  const newId = () => crypto.randomUUID()
  const metrics = createMetrics({ oldestOwedAtMs: store.oldestOwedAt, now })
  const alarmDeps = { store, audience, metrics, now, newId, onOwed: () => {}, log }
  const delivery = {
    store,
    audience,
    hours: centre.hours,
    words: english,
    composeReport: () => Promise.reject(new Error('no schedule runs into a Monday')),
    now,
    newId,
    random,
    raiseAlarm: createAlarm(alarmDeps),
    metrics,
    onRecorded: () => {},
    log,
  }
  const signal = new AbortController().signal
  return [
    () => applyReceipts({ store, metrics, now, onApplied: () => {}, log }),
    () => escalateDue({ ...alarmDeps, hours: centre.hours }),
    // Each pass under a name of its own: after a crash nobody answers to the old one.
    ...channels.map(
      (channel) => () => deliverDue(channel, { ...delivery, owner: newId() }, signal),
    ),
  ]
}

async function runPasses(passes: readonly PassOf[]) {
  let crashes = 0
  const nexts: (number | undefined)[] = []
  for (const pass of passes) {
    try {
      nexts.push(await pass())
    } catch (error) {
      if (!(error instanceof Crash)) throw error
      crashes++
    }
  }
  return { crashes, nextAtMs: earliest(nexts) }
}

function earliest(instants: readonly (number | undefined)[]): number {
  return Math.min(...instants.map((instant) => instant ?? Infinity))
}
