import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { setStatus } from '../../server/appointments/queries.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { storeFiles } from '../../server/db/store-files.ts'
import { aNewAppointment } from '../support/a-notice.ts'
import { openDesks } from './desks.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { installMachines } from './machine.ts'
import { typeCommands } from './operators.ts'
import { visit } from './patients.ts'
import { simulatedPhones } from './phones.ts'
import { openProcess } from './process.ts'
import { idsOf, seededRandom } from './random.ts'
import { columns, type Watched, watchSafety } from './safety.ts'
import type { ClockMove, Schedule } from './schedule.ts'
import { openServers } from './servers.ts'
import { configOf } from './setup.ts'
import { startServer, type Wrap } from './start-server.ts'
import { virtualTime } from './virtual-time.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** Past its lifetime. */
const longAgoMs = 370 * day

/** Puts a fault into what is simulated. */
export interface Plant {
  /** SQL that is run on the new store: triggers. */
  readonly sql?: string
  readonly wrap?: Wrap
  readonly losesCommits?: number
}

export interface Run {
  readonly ledger: Ledger
  readonly steps: number
}

/** Runs servers through a schedule, to its end or to the first breach of safety. */
export async function runSchedule(schedule: Schedule, plant: Plant = {}): Promise<Run> {
  const directory = mkdtempSync(join(memoryFolder(), 'centre-simulation-'))
  const uninstall = installMachines()
  const ledger = openLedger(() => time.elapsedMs())
  let check = async () => true
  const time = virtualTime({
    startMs: schedule.startMs,
    activity: () => ledger.statements,
    isReading: () => ledger.requestsUnderWay > 0,
    onQuiet: () => check(),
  })
  try {
    const file = await newStore(directory, schedule, plant)
    const observer = new DatabaseSync(file, { readOnly: true })
    const held = observer.prepare(heldQuery)
    const onEnd = () => {
      if (observer.isOpen) ledger.unsure.push(...inFlight.parse(held.all()))
    }
    const world = openWorld({ schedule, time, ledger, directory, plant, onEnd })
    check = watchSafety(watching(observer, ledger), world)
    await time.runUntil(schedule.endMs)
    for (const server of world.servers) server.die('the simulation is over')
    world.operator.die('the simulation is over')
    observer.close()
    return { ledger, steps: time.steps() }
  } finally {
    uninstall()
    rmSync(directory, { recursive: true })
  }
}

/** Reads past the product, on a connection of its own. */
function watching(observer: DatabaseSync, ledger: Ledger): Watched {
  const look = observer.prepare(`select ${columns} from appointment`)
  const version = observer.prepare('pragma data_version')
  const circuits = observer.prepare('select count(probe_at) as open from circuit')
  const withheld = observer.prepare('select 1 from clock where purge_withheld_at is not null')
  const entered = observer.prepare(enteredQuery)
  let seen: unknown
  let wasOpen = false
  return {
    isChanged() {
      const before = seen
      seen = version.get()?.data_version
      return seen !== before
    },
    read() {
      const isOpen = circuits.get()?.open !== 0
      if (wasOpen && !isOpen) ledger.rare.add('a circuit opens and closes')
      wasOpen = isOpen
      if (withheld.get() !== undefined) ledger.rare.add('a purge is withheld')
      return look.all()
    },
    deskCounts: () =>
      new Map(deskCounts.parse(entered.all()).map((each) => [each.reference, each.count])),
  }
}

const enteredQuery = `select reference, count(*) as count from audit where actor = 'desk'
  group by reference`

const deskCounts = z.array(z.object({ reference: z.string(), count: z.number() }))

/** What a process held when it died may have left, for all the next one knows. */
const heldQuery = `select reference, recipient from notice
  join appointment on appointment.id = appointment_id where notice.status = 'sending'`

const inFlight = z.array(z.object({ reference: z.string(), recipient: z.string() }))

interface Opening extends Pick<World, 'schedule' | 'time' | 'ledger'> {
  readonly directory: string
  readonly plant: Plant
  readonly onEnd: () => void
}

function openWorld({ directory, plant, onEnd, ...given }: Opening): World {
  const { schedule, time } = given
  const random = seededRandom(schedule.seed + 0x5eed)
  const newId = idsOf(seededRandom(schedule.seed + 0x1d5))
  const neverCrashing = { ...schedule, crashChance: { send: 0, commit: 0 } }
  const operator = openProcess({
    ...given,
    schedule: neverCrashing,
    random: random.next,
    onWrite: () => wake(),
  })
  const config = configOf(schedule.setup)
  const openSession = async (print: (text: string) => void) => ({
    config,
    database: await openDatabase(openSqlite(directory, { blockingMs: 0 })),
    now: time.clockMs,
    print,
    confirm: undefined,
  })
  const takeIn = simulatedPhones(() => world)
  const servers = openServers({
    ...given,
    random: random.next,
    onEnd,
    losesCommits: plant.losesCommits,
    start: (life) => startServer({ world, life, directory, takeIn, wrap: plant.wrap }),
  })
  const wake = () => {
    for (const server of servers) server.wake()
  }
  const world: World = { ...given, config, random, newId, openSession, operator, servers }
  for (const move of schedule.clock) void moveClock(move, world)
  for (const [index, atMs] of schedule.arrivalsMs.entries()) void visit(atMs, index, world)
  void typeCommands(world)
  openDesks(world)
  return world
}

async function moveClock({ atMs, byMs }: ClockMove, world: World): Promise<void> {
  const { time, ledger, servers } = world
  if (atMs > 0) await pass(world, atMs)
  time.moveClock(byMs)
  ledger.note(`the clock is set by ${byMs / second} s to ${new Date(time.clockMs()).toISOString()}`)
  // The jobs look every two seconds, whatever they wait for.
  for (const server of servers) server.wake()
}

/** A store of the product, with something for the purge to find. */
async function newStore(directory: string, schedule: Schedule, { sql = '' }: Plant) {
  const { database: file } = storeFiles(directory)
  template ??= await openTemplate()
  cpSync(template, file)
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = off')
  const old = schedule.startMs - longAgoMs
  database.prepare('update appointment set received_at = ?, call_by = ?').run(old, old)
  database.exec(sql)
  database.close()
  return file
}

/** Its tables are made once; each schedule has a copy. */
let template: string | undefined

async function openTemplate(): Promise<string> {
  const directory = mkdtempSync(join(memoryFolder(), 'centre-template-'))
  process.once('exit', () => rmSync(directory, { recursive: true }))
  const store = await openDatabase(openSqlite(directory))
  const { reference } = await store.acceptRequest(aNewAppointment({ notices: [] }))
  await setStatus(store, reference, 'confirmed', 0)
  await store.close()
  return storeFiles(directory).database
}

/** What is written there costs no disk. */
function memoryFolder(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}
