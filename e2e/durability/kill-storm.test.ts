import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { seededRandom } from '../../test/simulation/random.ts'
import { centreCommand } from '../house/centre-command.ts'
import { environmentOf } from '../house/house.ts'
import { expect, test } from '../house/test.ts'
import { startFleet } from './fleet.ts'
import { copiesOf, judge } from './judge-storm.ts'
import { runStorm } from './kill-storm.ts'

/** `KILLS=100 npx playwright test kill-storm` runs a hundred. */
const kills = Number(process.env.KILLS ?? 8)

/** `SEED=…` kills at the same instants once more. */
const seed = Number(process.env.SEED ?? randomInt(1_000_000))

const bookingsPerRound = 200

/** WhatsApp takes one message per six seconds to one person, which nobody wants to wait for here. */
const timesFaster = 120

const patienceMs = 60_000
const secondsPerKill = 30

test(`killed ${kills} times under ${bookingsPerRound} bookings at once: nothing lost, nothing twice`, async () => {
  test.setTimeout((kills + 2) * secondsPerKill * 1000 + patienceMs)
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-storm-'))
  const fake = await startFakeWhatsApp({ templates: 'any' })
  const environment = {
    ...environmentOf(fake.url, dataDir),
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  const fleet = await startFleet([environment], { times: timesFaster, sinceMs: Date.now() })
  const centre = centreCommand(environment)
  process.stdout.write(`kill storm: SEED=${seed}\n`)
  try {
    const random = seededRandom(seed)
    const storm = { fleet, messages: fake.messages, random, kills, bookingsPerRound, patienceMs }
    const { booked, figures } = await runStorm(storm)
    const unsettled = async () =>
      (await centre.notices()).filter(({ status }) => status !== 'accepted')
    await expect.poll(unsettled, { timeout: patienceMs }).toEqual([])

    const [appointments, notices] = [await centre.appointments(), await centre.notices()]
    const found = judge(booked, appointments, notices, fake.messages)
    const twice = Array.from(copiesOf(fake.messages).values()).filter((copies) => copies > 1)
    const said = { kills, bookings: booked.length, ...figures, toldTwice: twice.length }
    process.stdout.write(`kill storm: ${JSON.stringify(said)}\n`)
    expect(found, `SEED=${seed}`).toEqual({
      answeredButNotStored: [],
      storedTwice: 0,
      storedUnasked: 0,
      withoutOneNotice: [],
      notTold: [],
      toldTwiceWithoutNeed: [],
    })
    expect(figures.unanswered, 'some kills must have met bookings').toBeGreaterThan(0)
    expect(integrityOf(dataDir)).toBe('ok')
  } finally {
    await fleet.end()
    await fake.stop()
    await rm(dataDir, { recursive: true })
  }
})

function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'centre.sqlite'))
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check
  } finally {
    database.close()
  }
}
