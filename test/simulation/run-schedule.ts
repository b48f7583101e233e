import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/call-back.ts'
import { setStatus } from '../../server/appointments/queries.ts'
import type { Database } from '../../server/db/database.ts'
import { listNotices } from '../../server/outbox/queries.ts'
import { aNewAppointment, aNewNotice } from '../support/a-notice.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { composeParts, type Parts } from './parts.ts'
import { type Random, seededRandom } from './random.ts'
import type { ClockMove, Schedule } from './schedule.ts'
import { startProcess } from './server-process.ts'
import { watchAppointments } from './sightings.ts'
import { simulatedServer } from './simulated-server.ts'
import { virtualTime } from './virtual-time.ts'
import { openWatchedDb } from './watched-db.ts'
import { pass, type World } from './world.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** When a visitor who got no answer tries again. */
const tryAgainMs = 30 * second

/** Past its lifetime. */
const longAgoMs = 370 * day

/** Puts a fault back into the code under test. */
export type Plant = (parts: Parts, world: World) => Parts

/** Runs the server through a schedule; what truly happened. */
export async function runSchedule(
  schedule: Schedule,
  plant: Plant = (parts) => parts,
): Promise<Ledger> {
  const database = openWatchedDb()
  let observe = async () => {}
  const time = virtualTime({
    startMs: schedule.startMs,
    activity: database.statements,
    onQuiet: () => observe(),
  })
  const ledger = openLedger(time.elapsedMs)
  const server = simulatedServer({ schedule, time, ledger })
  const random = seededRandom(schedule.seed + 0x5eed)
  const world: World = { schedule, time, ledger, random, server }
  const parts = plant(await composeParts(database.db, world), world)
  await storeOldRequest(parts, schedule.startMs)
  observe = watchAppointments(database, ledger, time)
  begin(parts, world)
  await time.runUntil(schedule.endMs)
  server.life().die()
  await parts.database.close()
  return ledger
}

function begin(parts: Parts, world: World): void {
  const { schedule, server } = world
  const newId = idsOf(seededRandom(schedule.seed + 0x1d5))
  for (const move of schedule.clock) void moveClock(move, world)
  server.run(async (life) => {
    await noteUnsure(parts, world)
    return await startProcess(parts, world, life, newId)
  })
  for (const atMs of schedule.arrivalsMs) void book(atMs, parts, world, newId)
}

/** Until it is answered OK: a visitor with no answer tries again. */
async function book(
  atMs: number,
  { database, recipients }: Parts,
  world: World,
  newId: () => string,
): Promise<void> {
  const { time, server, ledger, random } = world
  await pass({ time }, atMs)
  while (server.process() === undefined) await pass({ time }, tryAgainMs)
  const receivedAtMs = time.clockMs()
  const { reference } = await database.acceptRequest(
    aNewAppointment({
      receivedAtMs,
      callByMs: callBy(receivedAtMs, centre.hours),
      nextStepAtMs: receivedAtMs + minute,
      notices: recipients.reception.map((to) => aNewNotice({ ...to, correlationId: newId() })),
    }),
  )
  ledger.requests.push({ reference, atMs: time.elapsedMs() })
  ledger.note(`${reference} is answered OK`)
  server.process()?.wake()
  if (random.chance(0.15)) await setStatusByCommand(reference, database, world)
}

/** By `centre appointments`, whose clock is the server's. */
async function setStatusByCommand(
  reference: string,
  database: Database,
  world: World,
): Promise<void> {
  const { time, ledger, random } = world
  await pass(world, random.between(minute, 150 * minute))
  const status = random.pick(['confirmed', 'unreachable', 'cancelled'] as const)
  const nowMs = time.elapsedMs()
  ledger.acts.push({ reference, status, happenedAtMs: nowMs, arrivedAtMs: nowMs })
  ledger.note(`command: ${reference} is ${status}`)
  await setStatus(database, reference, status, time.clockMs())
  world.server.process()?.wake()
}

async function moveClock(
  { atMs, byMs }: ClockMove,
  { time, ledger, server }: World,
): Promise<void> {
  if (atMs > 0) await pass({ time }, atMs)
  time.moveClock(byMs)
  ledger.note(`the clock is set by ${byMs / second} s to ${new Date(time.clockMs()).toISOString()}`)
  // The jobs look every two seconds, whatever they wait for.
  server.process()?.wake()
}

/** What a process held when it died may have left, for all the next one knows. */
async function noteUnsure({ database }: Parts, { ledger }: World): Promise<void> {
  const notices = await listNotices(database, { unsettledOnly: true })
  for (const { status, reference, recipient } of notices) {
    if (status === 'sending' && reference !== undefined)
      ledger.unsure.push({ reference, recipient })
  }
}

/** Something for the purge to find, however short the schedule. */
async function storeOldRequest({ database }: Parts, startMs: number): Promise<void> {
  const { reference } = await database.acceptRequest(
    aNewAppointment({ receivedAtMs: startMs - longAgoMs, notices: [] }),
  )
  await database.db
    .updateTable('appointment')
    .set({ status: 'confirmed', next_step_at: null })
    .where('reference', '=', reference)
    .execute()
}

function idsOf(random: Random): () => string {
  return () =>
    Array.from({ length: 4 }, () => random.between(0x10000000, 0xffffffff).toString(16)).join('-')
}
