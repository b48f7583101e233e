import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { type Postgres, type Shutdown, startPostgres } from '../../test/support/postgres.ts'
import { centreCommand } from '../support/centre-command.ts'
import { environmentOf } from '../support/test-server.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { copiesOf, judge } from './judge-storm.ts'
import { anAttempt, type Booked, postBooking } from './post-booking.ts'

/** `RESTARTS=10 npx playwright test restart-storm` restarts it ten times. */
const restarts = Number(process.env.RESTARTS ?? 2)
const shutdowns: readonly Shutdown[] = ['fast', 'immediate']

const servers = 3
const bookingsAtOnce = 20
const bookAgainWithinMs = 10_000

/** A visitor without an answer tries again after this. */
const retryMs = 100

/** Twenty at once take about so long, so the restart falls among them. */
const longestBookingMs = 40

/** The servers' clock; WhatsApp takes one message per six seconds. `CLOCK_TIMES=1` waits for it. */
const timesFaster = Number(process.env.CLOCK_TIMES ?? 10)
const toldWithinMs = 1_200_000 / timesFaster

test(`PostgreSQL restarted ${restarts} times under ${bookingsAtOnce} bookings at a time: ${servers} servers survive, nothing lost, nothing twice`, async () => {
  test.setTimeout(restarts * 30_000 + toldWithinMs + 60_000)
  const fake = await startFakeWhatsApp({ templates: 'any' })
  const postgres = await startPostgres({ isDurable: true })
  const environment = {
    ...environmentOf(fake.url, ''),
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: '/nowhere',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  const fleet = await startFleet(
    Array.from({ length: servers }, () => environment),
    { times: timesFaster, sinceMs: Date.now() },
  )
  const centre = centreCommand(environment)
  try {
    const booked: Booked[] = []
    const bookedAgainMs: number[] = []
    for (let round = 0; round < restarts; round++) {
      bookedAgainMs.push(...(await restartUnderBookings(round, booked, fleet, postgres)))
    }
    expect(Math.max(...bookedAgainMs)).toBeLessThan(bookAgainWithinMs)

    const isTold = ({ references: [reference = ''] }: Booked) =>
      copiesOf(fake.messages).has(reference)
    await expect.poll(() => booked.every(isTold), { timeout: toldWithinMs }).toBe(true)
    const unsettled = async () =>
      (await centre.notices()).filter(({ status }) => status !== 'accepted')
    await expect.poll(unsettled, { timeout: toldWithinMs }).toEqual([])
    const found = judge(booked, await centre.appointments(), await centre.notices(), fake.messages)
    expect(found).toEqual({
      answeredButNotStored: [],
      storedTwice: 0,
      storedUnasked: 0,
      withoutOneNotice: [],
      notTold: [],
      toldTwiceWithoutNeed: [],
    })
    const twice = Array.from(copiesOf(fake.messages)).filter(([, copies]) => copies > 1)
    expect(twice, 'told more than once').toEqual([])
    const said = { restarts, timesFaster, bookings: booked.length, bookedAgainMs }
    process.stdout.write(`restart storm: ${JSON.stringify(said)}\n`)
  } finally {
    await fleet.end()
    await postgres.stop()
    await fake.stop()
  }
})

/** How long after the restart each server booked for the first time, in milliseconds. */
async function restartUnderBookings(
  round: number,
  booked: Booked[],
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

async function bookAtOnce(booked: Booked[], fleet: Fleet): Promise<void> {
  const posts = Array.from({ length: bookingsAtOnce }, () =>
    book(booked, fleet, () => fleet.living()),
  )
  await Promise.all(posts)
}

/** Asks, with one key, until there is an answer. */
async function book(booked: Booked[], fleet: Fleet, url: () => string): Promise<void> {
  const each: Booked = { ...anAttempt(booked.length), references: [] }
  booked.push(each)
  while (each.references.length === 0) {
    expect(fleet.died(), 'servers that died').toBe(0)
    const answer = await postBooking(url(), each)
    if (answer.kind === 'accepted') each.references.push(answer.reference)
    else await pause(retryMs)
  }
}
