import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { seededRandom } from '../../test/simulation/random.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { centreCommand, type NoticeRow } from '../support/centre-command.ts'
import { environmentOf } from '../support/test-server.ts'
import { startFleet } from './fleet.ts'
import { copiesOf, judge } from './judge-storm.ts'
import { runStorm } from './kill-storm.ts'

/** `KILLS=100 BOOKINGS=200 npx playwright test kill-storm` is the long run, on each store. */
const kills = { file: Number(process.env.KILLS ?? 4), shared: Number(process.env.KILLS ?? 2) }

/** `SEED=…` kills at the same instants once more. */
const seed = Number(process.env.SEED ?? randomInt(1_000_000))

const bookingsPerRound = Number(process.env.BOOKINGS ?? 100)

/**
 * WhatsApp takes one message per six seconds to one person, too slow for a test. PostgreSQL limits how
 * fast the clock may run: connecting must still fit its timeout.
 */
const timesFaster = { file: 120, shared: 10 }

/** Of fewer kills none may fall among the bookings. */
const tellingKills = 20

const patienceMs = 60_000
const secondsPerKill = 30

const what = (times: number) =>
  `killed ${times} times under ${bookingsPerRound} bookings at once: nothing lost, nothing twice`

test(`a server on a file, ${what(kills.file)}`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-storm-'))
  await survive('file', 1, { DATA_DIR: dataDir })
  expect(integrityOf(dataDir)).toBe('ok')
  await rm(dataDir, { recursive: true })
})

test(`one of three servers on a PostgreSQL, ${what(kills.shared)}`, async () => {
  const postgres = await startPostgres({ isDurable: true })
  try {
    await survive('shared', 3, {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: '/nowhere',
    })
  } finally {
    await postgres.stop()
  }
})

/**
 * Three servers died while they sent a digest of the day. It may have left each time, and is then sent
 * no more (retry-policy.ts). Every notice about a request must be accepted.
 */
function isDigestGivenUp({ kind, status, failure }: NoticeRow): boolean {
  return kind === 'day-digest' && status === 'abandoned' && failure === 'unknown lease-ran-out'
}

async function survive(
  kind: 'file' | 'shared',
  servers: number,
  store: Readonly<Record<string, string>>,
): Promise<void> {
  test.setTimeout((kills[kind] + 2) * secondsPerKill * 1000 + patienceMs)
  const fake = await startFakeWhatsApp({ templates: 'any' })
  const environment = {
    ...environmentOf(fake.url, ''),
    ...store,
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  const environments = Array.from({ length: servers }, () => environment)
  const fleet = await startFleet(environments, {
    times: timesFaster[kind],
    sinceMs: Date.now(),
  })
  const centre = centreCommand(environment)
  process.stdout.write(`kill storm: SEED=${seed}\n`)
  try {
    const random = seededRandom(seed)
    const storm = {
      fleet,
      messages: fake.messages,
      random,
      kills: kills[kind],
      bookingsPerRound,
      patienceMs,
    }
    const { booked, figures } = await runStorm(storm)
    const unsettled = async () =>
      (await centre.notices()).filter(
        (notice) => notice.status !== 'accepted' && !isDigestGivenUp(notice),
      )
    await expect.poll(unsettled, { timeout: patienceMs }).toEqual([])

    const [appointments, notices] = [await centre.appointments(), await centre.notices()]
    const found = judge(booked, appointments, notices, fake.messages)
    const twice = Array.from(copiesOf(fake.messages).values()).filter((copies) => copies > 1)
    const said = {
      kills: kills[kind],
      bookings: booked.length,
      ...figures,
      toldTwice: twice.length,
      digestsGivenUp: notices.filter(isDigestGivenUp).length,
    }
    process.stdout.write(`kill storm: ${JSON.stringify(said)}\n`)
    expect(found, `SEED=${seed}`).toEqual({
      answeredButNotStored: [],
      storedTwice: 0,
      storedUnasked: 0,
      withoutOneNotice: [],
      notTold: [],
      toldTwiceWithoutNeed: [],
    })
    if (kills[kind] >= tellingKills) {
      expect(figures.unanswered, 'some kills must have met bookings').toBeGreaterThan(0)
    }
  } finally {
    await fleet.end()
    await fake.stop()
  }
}

function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'centre.sqlite'))
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check
  } finally {
    database.close()
  }
}
