import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { openDatabase } from '../db/open-database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { type Limits, limitsInMemory, limitsInPostgres } from './limits.ts'

const config = { perAddress: 3, overall: 4 }
const minuteSeconds = 60
const hourMs = 60 * minuteSeconds * 1000

/** Opens the limits of several processes. `query` runs SQL in the database that they share. */
async function sharedLimits(processes: number, of = config) {
  const databaseUrl = await (await sharedPostgres()).createDatabase()
  const open = async () => {
    const { db, pool } = openPostgres(databaseUrl, recordingLog().log)
    const database = await openDatabase(db)
    onTestFinished(() => database.close())
    return { pool, secret: databaseUrl }
  }
  const opened = await Promise.all(Array.from({ length: processes }, open))
  const query = async (text: string) => (await opened[0]?.pool.query(text))?.rows
  const { log, logged } = recordingLog()
  return { limits: opened.map((shared) => limitsInPostgres(of, shared, log)), query, logged }
}

type OpenLimits = (of?: typeof config) => Promise<readonly Limits[]>

const kinds: readonly (readonly [string, OpenLimits])[] = [
  ['one process, in memory', async (of = config) => [limitsInMemory(of, recordingLog().log)]],
  ['three processes, in PostgreSQL', async (of = config) => (await sharedLimits(3, of)).limits],
]

describe.each(kinds)('limits of %s', (_name, open) => {
  let asked = 0
  /** Sends each request to the next process, as a load balancer does. */
  const admit = (limits: readonly Limits[], address: string) => {
    const limit = limits[asked++ % limits.length]
    if (limit === undefined) throw new Error('no limits')
    return limit.admit(address)
  }

  /** Counts how many of a series of requests are admitted. */
  const admitted = async (
    limits: readonly Limits[],
    count: number,
    address: (index: number) => string,
  ) => {
    let sum = 0
    for (let index = 0; index < count; index++) {
      if ((await admit(limits, address(index))).isAdmitted) sum++
    }
    return sum
  }

  it('admit the configured number from one address, and say when it may send the next', async () => {
    const limits = await open()
    expect(await admitted(limits, 3, () => '192.0.2.1')).toBe(3)
    const refused = await admit(limits, '192.0.2.1')
    if (refused.isAdmitted) throw new Error('admitted')
    expect(refused.retryAfterSeconds).toBeGreaterThan(9 * minuteSeconds)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(10 * minuteSeconds)
    expect(await admit(limits, '192.0.2.2')).toMatchObject({ isAdmitted: true })
  })

  it('admit four times as many from all addresses of one /56 together', async () => {
    const limits = await open()
    const in56 = (index: number) => `2001:db8:0:ab${10 + index}`
    expect(await admitted(limits, 20, in56)).toBe(12)
    expect((await admit(limits, '2001:db8:0:ac00')).isAdmitted).toBe(true)
  })

  it('refuse nobody until a quarter of the overall limit is used, and then hold each address to its own', async () => {
    const limits = await open({ perAddress: 3, overall: 40 })
    expect(await admitted(limits, 30, () => 'a')).toBe(10)
    expect(await admitted(limits, 30, () => 'b')).toBe(3)
    const busy = await open({ perAddress: 3, overall: 40 })
    expect(await admitted(busy, 8, (index) => `c${index}`)).toBe(8)
    const atOnce = await Promise.all(Array.from({ length: 30 }, () => admit(busy, 'a')))
    // Three are within the limit of the address. With the eight before, these use up the quarter of 40.
    expect(atOnce.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(3)
  })

  it('mark the requests beyond the overall limit, and one of these as the first, even if all come at once', async () => {
    const limits = await open()
    const requests = Array.from({ length: 40 }, (_, index) => admit(limits, `a${index}`))
    const all = await Promise.all(requests)
    expect(all.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(40)
    expect(all.filter((each) => each.isAdmitted && each.isBeyondLimit)).toHaveLength(36)
    expect(all.filter((each) => each.isAdmitted && each.isFirstBeyondLimit)).toHaveLength(1)
  })

  it('refund a charge in full', async () => {
    const limits = await open()
    for (let index = 0; index < 30; index++) {
      const admission = await admit(limits, 'a')
      if (!admission.isAdmitted) throw new Error('refused')
      await limits[0]?.refund(admission)
    }
    expect(await admitted(limits, 9, () => 'a')).toBe(3)
  })

  it('charge no limit for a request that another limit refuses', async () => {
    const limits = await open()
    const in56 = (index: number) => `2001:db8:0:ab${10 + (index % 6)}`
    expect(await admitted(limits, 12, in56)).toBe(12)
    // The limit of the /56 refuses these, and neither the limit of the address nor the overall limit is charged.
    expect(await admitted(limits, 9, () => '2001:db8:0:abff')).toBe(0)
    const next = await admit(limits, '192.0.2.1')
    expect(next).toMatchObject({ isAdmitted: true, isBeyondLimit: true })
  })

  it('start a new window when the clock was set back after a window had begun', async () => {
    const limits = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * hourMs })
    expect(await admitted(limits, 3, () => 'a')).toBe(3)
    vi.useRealTimers()
    expect(await admitted(limits, 4, () => 'a')).toBe(3)
  })
})

it('limits in the database store no address', async () => {
  const { limits, query } = await sharedLimits(1)
  await limits[0]?.admit('192.0.2.77')
  const kept = JSON.stringify(await query('table rate_limit'))
  expect(kept).toContain('address:')
  expect(kept).not.toContain('192.0.2.77')
})

it('limits let requests through if the database cannot count them, and log it', async () => {
  const { limits, query, logged } = await sharedLimits(1)
  await query('drop table rate_limit')
  for (let index = 0; index < 5; index++) {
    const admission = await limits[0]?.admit('a')
    expect(admission).toMatchObject({ isAdmitted: true, isBeyondLimit: false })
  }
  expect(logged[0]).toMatchObject({ msg: 'request let through uncounted' })
})

/**
 * `stored` and `told` are the requests that are stored, and those that reception gets a message of its own about.
 * `books` says whether somebody else can book afterwards.
 */
describe('attackers, against the default limits', () => {
  const defaults = { perAddress: 10, overall: 60 }

  it.each([
    { who: 'one address', tries: 500, address: () => 'a', stored: 15, told: 15, books: true },
    {
      who: 'one /56, 256 networks',
      tries: 2048,
      address: (index: number) => `2001:db8:0:ab${(index % 256).toString(16).padStart(2, '0')}`,
      stored: 40,
      told: 40,
      books: true,
    },
    {
      who: 'one /48, 256 homes',
      tries: 2048,
      address: (index: number) => `2001:db8:0:${(index % 256).toString(16)}00`,
      stored: 1500,
      told: 60,
      books: false,
    },
    {
      who: '1,000 addresses',
      tries: 1000,
      address: (index: number) => `a${index}`,
      stored: 1000,
      told: 60,
      books: true,
    },
    {
      who: '2,000 addresses',
      tries: 2000,
      address: (index: number) => `a${index}`,
      stored: 1500,
      told: 60,
      books: false,
    },
    {
      who: 'five addresses, and knows the number of a patient',
      tries: 100,
      address: (index: number) => `a${index % 5}`,
      stored: 50,
      told: 50,
      books: true,
    },
    {
      who: 'nobody: a proxy shows 15 patients as one',
      tries: 15,
      address: () => 'proxy',
      stored: 15,
      told: 15,
      books: true,
    },
  ])(
    'of $tries requests, $stored are stored if the attacker is $who',
    async ({ tries, address, stored, told, books }) => {
      const limits = limitsInMemory(defaults, recordingLog().log)
      const admissions = []
      for (let index = 0; index < tries; index++)
        admissions.push(await limits.admit(address(index)))
      const admitted = admissions.filter((each) => each.isAdmitted)
      expect(admitted).toHaveLength(stored)
      expect(admitted.filter(({ isBeyondLimit }) => !isBeyondLimit)).toHaveLength(told)
      expect((await limits.admit('somebody else')).isAdmitted).toBe(books)
    },
  )
})
