import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Postgres, type Shutdown, startPostgres } from '../../test/support/postgres.ts'
import { expect, test } from '../support/server-test.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { copiesOf, judge, untilSettled, untilTold } from './judge-storm.ts'
import { anAttempt, type BookingAttempt, postUntilAccepted } from './post-booking.ts'

/** `RESTARTS=10 npx playwright test restart-storm` restarts PostgreSQL ten times. */
const restarts = Number(process.env.RESTARTS ?? 2)
const shutdowns: readonly Shutdown[] = ['fast', 'immediate']

const servers = 3
const bookingsAtOnce = 10
const bookAgainWithinMs = 10_000

/** The longest wait before a restart. Ten bookings at once take about as long, so the restart falls among them. */
const longestBookingMs = 20

/**
 * How many times faster the servers' clock runs. At WhatsApp's six seconds per message, real time takes too long. Their
 * timeouts shrink as well. At ten times, a busy machine could not open a connection within its half second.
 */
const timesFaster = 4
const bookingsPerRestart = 2 * bookingsAtOnce + servers
const toldWithinMs = (1_200_000 + 6000 * restarts * bookingsPerRestart) / timesFaster

test(`${servers} servers lose and repeat nothing in ${restarts} restarts of PostgreSQL under bookings`, async ({
  started,
}) => {
  test.setTimeout(restarts * 30_000 + toldWithinMs + 60_000)
  const postgres = await startPostgres({ isDurable: true })
  started.defer(postgres.stop)
  const store = { DATABASE_URL: await postgres.createDatabase() }
  const fleet = await startFleet(servers, store, timesFaster)
  started.defer(fleet.end)
  const booked: BookingAttempt[] = []
  const bookedAgainMs: number[] = []
  for (let round = 0; round < restarts; round++) {
    bookedAgainMs.push(...(await restartUnderBookings(round, booked, fleet, postgres)))
  }
  expect(Math.max(...bookedAgainMs)).toBeLessThan(bookAgainWithinMs)

  await untilTold(booked, fleet, toldWithinMs)
  await untilSettled(fleet, toldWithinMs)
  expect(await judge(booked, fleet)).toEqual([])
  const twice = Array.from(copiesOf(fleet.fake.messages)).filter(([, copies]) => copies > 1)
  expect(twice, 'told more than once').toEqual([])
  const said = { restarts, timesFaster, bookings: booked.length, bookedAgainMs }
  process.stdout.write(`restart storm: ${JSON.stringify(said)}\n`)
})

/** Restarts PostgreSQL while bookings are sent. Returns after how many ms each server accepted one again. */
async function restartUnderBookings(
  round: number,
  booked: BookingAttempt[],
  fleet: Fleet,
  postgres: Postgres,
): Promise<number[]> {
  await bookAtOnce(booked, fleet)
  const posts = bookAtOnce(booked, fleet)
  await pause(randomInt(longestBookingMs))
  await postgres.restart(shutdowns[round % shutdowns.length] ?? 'fast')
  const acceptingAtMs = performance.now()
  const again = await Promise.all(
    fleet.addresses().map(async (url) => {
      await book(booked, fleet, () => url)
      return Math.round(performance.now() - acceptingAtMs)
    }),
  )
  await posts
  return again
}

async function bookAtOnce(booked: BookingAttempt[], fleet: Fleet): Promise<void> {
  const posts = Array.from({ length: bookingsAtOnce }, () =>
    book(booked, fleet, () => fleet.living()),
  )
  await Promise.all(posts)
}

/** Sends a booking with one key until a server accepts it. */
async function book(booked: BookingAttempt[], fleet: Fleet, url: () => string): Promise<void> {
  const each = anAttempt(booked.length)
  booked.push(each)
  await postUntilAccepted(each, () => {
    expect(fleet.died(), 'servers that died').toBe(0)
    return url()
  })
}
