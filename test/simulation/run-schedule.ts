import { z } from 'zod'
import { centre } from '../../content/centre.ts'
import { day, hour, minute, second } from '../../domain/time/milliseconds.ts'
import { composeVisits } from '../../server/compose-visits.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import { publishedCentre } from '../../server/published-centre.ts'
import { openDesks } from './desks.ts'
import { type Ledger, openLedger, unexpected, wishName } from './ledger.ts'
import { installMachines, runOn } from './machine.ts'
import { typeCommands } from './operators.ts'
import { visit } from './patients.ts'
import { simulatedPhones } from './phones.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openProcess } from './process.ts'
import { idsOf, seededRandom } from './random.ts'
import { watchSafety } from './safety.ts'
import type { ClockMove, Schedule } from './schedule.ts'
import { openServers } from './servers.ts'
import { setupAt } from './settings.ts'
import { configFor } from './setup.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { startServer, type Wrap } from './start-server.ts'
import type { Store } from './store.ts'
import { followedMs } from './timeline.ts'
import { virtualTime } from './virtual-time.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

export interface Plant {
  /** SQL for triggers, which is run on the new SQLite store. */
  readonly sql?: string
  readonly wrap?: Wrap
  readonly losesCommits?: number
}

export interface Run {
  readonly ledger: Ledger
  /** The requests, events and notices that are stored in the end. */
  readonly history: readonly string[]
}

interface ScheduleOptions {
  readonly plant?: Plant
  readonly isPostgres?: boolean
  /**
   * Whether the fates of processes and the acts of people are drawn from separate generators. Otherwise
   * PostgreSQL, which commits more often, would change what people do.
   */
  readonly hasSeparateRandomness?: boolean
}

/** Runs servers through a schedule, until its end or the first violation. */
export async function runSchedule(
  schedule: Schedule,
  { plant = {}, isPostgres = false, hasSeparateRandomness = isPostgres }: ScheduleOptions = {},
): Promise<Run> {
  const ledger = openLedger(() => time.elapsedMs())
  let check = async () => true
  const time = virtualTime({
    startMs: schedule.startMs,
    activity: () => ledger.statements,
    isReading: () => ledger.requestsUnderWay > 0,
    realWork: ledger.realWork,
    onQuiet: () => check(),
    onStuck: () => unexpected(ledger, 'virtual time hardly moves on'),
  })
  const store = isPostgres
    ? await openPostgresStore(schedule.startMs, ledger)
    : await openSqliteStore(schedule.startMs, plant.sql ?? '')
  const uninstall = installMachines()
  try {
    const world = openWorld({ schedule, time, ledger, store, plant, hasSeparateRandomness })
    check = watchSafety(store.watched, world)
    await time.runUntil(schedule.endMs)
    for (const server of world.servers) server.die('the simulation is over')
    world.operator.die('the simulation is over')
    await store.settled()
    const rows = await Promise.all(historyQueries.map(store.watched.read))
    const history = rows.flat().map((row) => JSON.stringify(row))
    return { ledger, history: history.toSorted() }
  } finally {
    uninstall()
    await store.close()
  }
}

const historyQueries = [
  `select visit_id, number, reference, source, name, date, time, received_at, call_by from request`,
  `select visit_id, number, kind, happened_at, recorded_at, actor, detail from event`,
  `select visit_id, ask, opening, kind, recipient, status, attempts, unknowns, shows, accepted_at
    from notice`,
]

/** Finds the notices that a process was sending when it died. They may have left. */
const heldQuery = `select notice.visit_id, ask, reference, recipient, correlation_id from notice
  left join request on request.visit_id = notice.visit_id and number = ask
  where status = 'sending' and ask is not null`

const held = z
  .object({
    visit_id: z.number(),
    ask: z.number(),
    reference: z.string().nullable(),
    recipient: z.string(),
    correlation_id: z.string(),
  })
  .transform(({ visit_id, ask, reference, recipient, correlation_id: correlationId }) => ({
    reference: reference ?? wishName(visit_id, ask),
    recipient,
    correlationId,
  }))

interface Opening extends Pick<World, 'schedule' | 'time' | 'ledger'> {
  readonly store: Store
  readonly plant: Plant
  readonly hasSeparateRandomness: boolean
}

function openWorld({ store, plant, hasSeparateRandomness, ...given }: Opening): World {
  const { schedule, time, ledger } = given
  const random = seededRandom(schedule.seed + 0x5eed)
  const newId = idsOf(seededRandom(schedule.seed + 0x1d5))
  const neverCrashing = { ...schedule, crashChance: { send: 0, commit: 0 } }
  const operator = openProcess({
    ...given,
    schedule: neverCrashing,
    random: random.next,
    onWrite: () => wake(),
  })
  const openSession = async () => {
    const config = configFor(setupAt(schedule, time.elapsedMs()))
    const { database } = await store.open()
    const now = time.clockMs
    const composed = composeProviders(config)
    const published = await publishedCentre(centre, { db: database.db, now })
    const visits = composeVisits({ ...composed, database, published, now, newId })
    return { config, database, visits, published, now, print() {}, confirm: undefined }
  }
  const runCommand: World['runCommand'] = (command) =>
    runOn(operator, async () => {
      const session = await openSession()
      try {
        await command(session)
      } finally {
        await session.database.close()
      }
    })
  const takeIn = simulatedPhones(() => world)
  const servers = openServers({
    ...given,
    random: (hasSeparateRandomness ? seededRandom(schedule.seed + 0xd1ce) : random).next,
    async onEnd() {
      if (time.elapsedMs() >= schedule.endMs || ledger.violations.length > 0) return
      await store.settled()
      const rows = z.array(held).parse(await store.watched.read(heldQuery))
      const atMs = time.elapsedMs()
      ledger.unsure.push(...rows.map((row) => ({ ...row, atMs })))
    },
    losesCommits: plant.losesCommits,
    start: (process) => startServer({ world, process, store, takeIn, wrap: plant.wrap }),
  })
  const wake = () => {
    for (const server of servers) server.wake()
  }
  const world: World = { ...given, random, newId, runCommand, operator, servers }
  for (const move of schedule.clock) void moveClock(move, world)
  for (const [index, atMs] of schedule.arrivalsMs.entries()) void visit(atMs, index, world)
  void typeCommands(world)
  openDesks(world)
  return world
}

async function moveClock({ atMs, byMs }: ClockMove, world: World): Promise<void> {
  const { time, ledger, servers } = world
  if (atMs > 0) await pass(world, atMs)
  const standings = new Map(ledger.sightings.map((each) => [each.reference, each.standing]))
  if ([...standings.values()].includes('open')) {
    if (byMs > 300 * day) ledger.rare.add('the clock is set a year ahead while requests are open')
    if (byMs < -hour) ledger.rare.add('the clock is set back while requests are open')
  }
  time.moveClock(byMs)
  ledger.note(`the clock is set by ${byMs / second} s to ${new Date(time.clockMs()).toISOString()}`)
  // Real servers look at the clock every two seconds. Here they look when it moves, when they follow the
  // move, and a minute after that.
  for (const waitMs of [0, followedMs, minute]) {
    await pass(world, waitMs)
    for (const server of servers) server.wake()
  }
}
