import type { FakeMessage } from '../../fake-whatsapp/messages.ts'
import type { Random } from '../../test/simulation/random.ts'
import type { Fleet } from './fleet.ts'
import { copiesOf } from './judge-storm.ts'
import { anAttempt, type Booked, postBooking } from './post-booking.ts'

/** How many of those answered before the kill are sent again after it. */
const clickedTwice = 20

/** A visitor without an answer tries again after this. */
const retryMs = 100

export interface Storm {
  readonly fleet: Fleet
  /** What WhatsApp has taken so far. */
  readonly messages: readonly FakeMessage[]
  readonly random: Random
  /** How many servers are killed, one a round. */
  readonly kills: number
  readonly bookingsPerRound: number
  /** How long the notices of a round may take to arrive. */
  readonly patienceMs: number
}

export interface StormFigures {
  /** Bookings that got an answer before their server was killed, and those that did not. */
  readonly answered: number
  readonly unanswered: number
}

/**
 * Rounds of simultaneous bookings. In each round one server is killed at a random instant and started
 * again; a booking without an answer is sent again with the same key. A round ends when all its notices
 * have arrived, so that no message meets more than one kill.
 */
export async function runStorm(storm: Storm): Promise<{ booked: Booked[]; figures: StormFigures }> {
  const calm = await runRound(storm, 0, undefined)
  const booked = [...calm.booked]
  const figures = { answered: 0, unanswered: 0 }
  for (let round = 1; round <= storm.kills; round++) {
    const ended = await runRound(storm, round, killInstant(storm, round, calm.bookedInMs))
    booked.push(...ended.booked)
    figures.answered += ended.answered
    figures.unanswered += ended.booked.length - ended.answered
  }
  return { booked, figures }
}

interface KillInstant {
  /** Counted from when so many of the round's bookings were answered. */
  readonly afterAnswers: number
  readonly ms: number
}

/** Odd rounds kill while requests are answered, even ones also while their notices are sent. */
function killInstant(storm: Storm, round: number, bookedInMs: number): KillInstant {
  const { random, bookingsPerRound } = storm
  return round % 2 === 1
    ? { afterAnswers: random.between(0, bookingsPerRound - 1), ms: random.between(0, 10) }
    : { afterAnswers: 0, ms: random.between(0, 2 * bookedInMs) }
}

async function runRound(storm: Storm, round: number, kill: KillInstant | undefined) {
  const { fleet, bookingsPerRound, random } = storm
  const startedMs = performance.now()
  const booked: Booked[] = Array.from({ length: bookingsPerRound }, (_, index) => ({
    ...anAttempt(round * bookingsPerRound + index),
    references: [],
  }))
  const enough = Promise.withResolvers<void>()
  const posts = Promise.all(
    booked.map(async (each) => {
      await post(each, fleet)
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
  for (const each of answered.slice(0, clickedTwice)) await post(each, fleet)
  await Promise.all(booked.map((each) => postUntilAnswered(each, fleet)))
  await untilTold(booked, storm)
  return { booked, answered: answered.length, bookedInMs }
}

function answeredOf(booked: readonly Booked[]): Booked[] {
  return booked.filter(({ references }) => references.length > 0)
}

async function post(each: Booked, fleet: Fleet): Promise<void> {
  const answer = await postBooking(fleet.living(), each)
  if (answer.kind === 'accepted') each.references.push(answer.reference)
}

async function postUntilAnswered(each: Booked, fleet: Fleet): Promise<void> {
  while (each.references.length === 0) {
    await post(each, fleet)
    if (each.references.length === 0) await pause(retryMs)
  }
}

async function untilTold(booked: readonly Booked[], { messages, patienceMs }: Storm) {
  const untilMs = performance.now() + patienceMs
  while (performance.now() < untilMs) {
    const told = copiesOf(messages)
    if (booked.every(({ references: [reference = ''] }) => told.has(reference))) return
    await pause(retryMs)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
