import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, seededRandom } from '../../test/simulation/random.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { expect, test } from '../support/server-test.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { copiesOf, judge, untilSettled, untilTold } from './judge-storm.ts'
import { anAttempt, type BookingAttempt, postOnce, postUntilAccepted } from './post-booking.ts'

/** How many kills each kind of store gets. `KILLS=100 BOOKINGS=200 npx playwright test kill-storm` is the long run. */
const kills = { file: Number(process.env.KILLS ?? 4), shared: Number(process.env.KILLS ?? 2) }

/** `SEED=…` repeats a run with kills at the same instants. */
const seed = Number(process.env.SEED ?? randomInt(1_000_000))

/**
 * How many times faster than real time the servers' clock runs. In real time the test would take too long,
 * because WhatsApp takes one message per six seconds to one recipient. The server waits ten seconds for an answer,
 * which are a quarter of a real second with this clock. Connecting to PostgreSQL takes longer than that on a busy
 * machine, so there the clock is slower and fewer visitors book.
 */
const timesFaster = { file: 40, shared: 10 }
const bookingsPerRound = {
  file: Number(process.env.BOOKINGS ?? 60),
  shared: Number(process.env.BOOKINGS ?? 12),
}

/** With this many kills, some bookings must get no answer. With fewer kills, all may be answered by chance. */
const tellingKills = 20

/** After a kill, this many of the bookings that were answered before it are sent again. */
const clickedTwice = 20

/** How long the notices of a round may take to arrive. */
const patienceMs = (kind: Kind) => 60_000 + (6000 * bookingsPerRound[kind]) / timesFaster[kind]
const secondsPerKill = 30

type Kind = keyof typeof kills

const stormTitle = (kind: Kind) =>
  `killed ${kills[kind]} times under ${bookingsPerRound[kind]} bookings at once: nothing lost, nothing told twice without need`

test(`a server on a file, ${stormTitle('file')}`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-storm-'))
  await survive('file', 1, { DATA_DIR: dataDir })
  expect(integrityOf(dataDir)).toBe('ok')
  await rm(dataDir, { recursive: true })
})

test(`one of three servers on a PostgreSQL, ${stormTitle('shared')}`, async () => {
  const postgres = await startPostgres({ isDurable: true })
  try {
    await survive('shared', 3, { DATABASE_URL: await postgres.createDatabase() })
  } finally {
    await postgres.stop()
  }
})

async function survive(
  kind: Kind,
  servers: number,
  store: Readonly<Record<string, string>>,
): Promise<void> {
  test.setTimeout((kills[kind] + 2) * (secondsPerKill * 1000 + patienceMs(kind)))
  const fleet = await startFleet(servers, store, timesFaster[kind])
  process.stdout.write(`kill storm: SEED=${seed}\n`)
  try {
    const { booked, ...figures } = await runStorm(kind, fleet)
    await untilSettled(fleet, patienceMs(kind))

    const copies = Array.from(copiesOf(fleet.fake.messages).values())
    const said = {
      kills: kills[kind],
      bookings: booked.length,
      ...figures,
      toldTwice: copies.filter((count) => count > 1).length,
    }
    process.stdout.write(`kill storm: ${JSON.stringify(said)}\n`)
    expect(await judge(booked, fleet), `SEED=${seed}`).toEqual([])
    if (kills[kind] >= tellingKills) {
      expect(figures.unanswered, 'some kills must have met bookings').toBeGreaterThan(0)
    }
  } finally {
    await fleet.end()
  }
}

/**
 * Runs rounds of simultaneous bookings. In each round but the first, one server is killed at a random
 * instant and started again. A booking without an answer is sent again with the same key. A round ends
 * when all its notices have arrived, so that no message meets more than one kill. Returns the bookings.
 * `answered` and `unanswered` count the first tries in the rounds with a kill.
 */
async function runStorm(kind: Kind, fleet: Fleet) {
  const random = seededRandom(seed)
  const rounds = kills[kind]
  const withoutKill = await runRound(kind, 0, fleet, random)
  const booked = [...withoutKill.booked]
  let answered = 0
  for (let round = 1; round <= rounds; round++) {
    const kill = killInstant(kind, round, withoutKill.bookedInMs, random)
    const ended = await runRound(kind, round, fleet, random, kill)
    booked.push(...ended.booked)
    answered += ended.answered
  }
  return { booked, answered, unanswered: rounds * bookingsPerRound[kind] - answered }
}

interface KillInstant {
  /** How many of the round's bookings must be answered before `ms` begins to count. */
  readonly afterAnswers: number
  readonly ms: number
}

/** Returns when to kill: in odd rounds while requests are answered, in even rounds also while notices are sent. */
function killInstant(kind: Kind, round: number, bookedInMs: number, random: Random): KillInstant {
  return round % 2 === 1
    ? { afterAnswers: random.between(0, bookingsPerRound[kind] - 1), ms: random.between(0, 10) }
    : { afterAnswers: 0, ms: random.between(0, 2 * bookedInMs) }
}

async function runRound(
  kind: Kind,
  round: number,
  fleet: Fleet,
  random: Random,
  kill?: KillInstant,
) {
  const startedMs = performance.now()
  const booked = Array.from({ length: bookingsPerRound[kind] }, (_, index) =>
    anAttempt(round * bookingsPerRound[kind] + index),
  )
  const enough = Promise.withResolvers<void>()
  const posts = Promise.all(
    booked.map(async (each) => {
      await postOnce(each, fleet.living())
      if (answeredOf(booked).length >= (kill?.afterAnswers ?? 0)) enough.resolve()
    }),
  )
  if (kill !== undefined) {
    if (kill.afterAnswers > 0) await Promise.race([enough.promise, posts])
    await pause(kill.ms)
    await fleet.killOne(random.next())
  }
  await posts
  const bookedInMs = performance.now() - startedMs
  const answered = answeredOf(booked)
  await fleet.revive()
  for (const each of answered.slice(0, clickedTwice)) await postOnce(each, fleet.living())
  await Promise.all(booked.map((each) => postUntilAccepted(each, () => fleet.living())))
  await untilTold(booked, fleet, patienceMs(kind))
  return { booked, answered: answered.length, bookedInMs }
}

function answeredOf(booked: readonly BookingAttempt[]): BookingAttempt[] {
  return booked.filter(({ references }) => references.length > 0)
}

function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'centre.sqlite'))
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check
  } finally {
    database.close()
  }
}
