import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { openDatabase } from '../db/open-database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { type Limits, limitsInMemory, limitsInPostgres } from './limits.ts'

const config = { perAddress: 3, perPhone: 2, overall: 5 }
const minute = 60
const hoursMs = 60 * minute * 1000

/** Limits of several processes, and what the database stores for them. */
async function sharedLimits(processes: number) {
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
  return { limits: opened.map((shared) => limitsInPostgres(config, shared, log)), query, logged }
}

const kinds: readonly (readonly [string, () => Promise<readonly Limits[]>])[] = [
  ['one process, in memory', async () => [limitsInMemory(config, recordingLog().log)]],
  ['three processes, in PostgreSQL', async () => (await sharedLimits(3)).limits],
]

describe.each(kinds)('limits of %s', (_name, open) => {
  let asked = 0
  /** Each request at the next process, as behind a load balancer. */
  const admit = (limits: readonly Limits[], address: string, phone: string) => {
    const limit = limits[asked++ % limits.length]
    if (limit === undefined) throw new Error('no limits')
    return limit.admit({ address, phone })
  }

  /** How many of a series of requests are admitted. */
  const admitted = async (
    limits: readonly Limits[],
    count: number,
    visitor: (index: number) => readonly [address: string, phone: string],
  ) => {
    let sum = 0
    for (let index = 0; index < count; index++) {
      if ((await admit(limits, ...visitor(index))).isAdmitted) sum++
    }
    return sum
  }

  it('admit as many as configured from one address, and say when to try again', async () => {
    const limits = await open()
    expect(await admitted(limits, 3, (index) => ['192.0.2.1', `p${index}`])).toBe(3)
    const refused = await admit(limits, '192.0.2.1', 'd')
    if (refused.isAdmitted) throw new Error('admitted')
    expect(refused.retryAfterSeconds).toBeGreaterThan(9 * minute)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(10 * minute)
    expect(await admit(limits, '192.0.2.2', 'd')).toMatchObject({ isAdmitted: true })
  })

  it('admit four times as many from the /56 around it', async () => {
    const limits = await open()
    const in56 = (index: number) => [`2001:db8:0:ab${10 + index}`, `p${index}`] as const
    expect(await admitted(limits, 20, in56)).toBe(12)
    expect((await admit(limits, '2001:db8:0:ac00', 'p')).isAdmitted).toBe(true)
  })

  it('count a phone number by address, and five times that from all addresses', async () => {
    const limits = await open()
    expect(await admitted(limits, 4, () => ['a', '+919876543210'])).toBe(2)
    expect(await admitted(limits, 2, () => ['b', '+919876543210'])).toBe(2)
    expect(await admitted(limits, 20, (index) => [`c${index}`, '+919876543210'])).toBe(6)
  })

  it('announce the rest by digest beyond the overall limit, also when all come at once', async () => {
    const limits = await open()
    const requests = Array.from({ length: 40 }, (_, index) =>
      admit(limits, `a${index}`, `p${index}`),
    )
    const all = await Promise.all(requests)
    expect(all.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(25)
    expect(all.filter((each) => each.isAdmitted && each.isByDigest)).toHaveLength(20)
    expect(all.filter((each) => each.isAdmitted && each.isFirstByDigest)).toHaveLength(1)
  })

  it('refund a charge in full', async () => {
    const limits = await open()
    for (let index = 0; index < 30; index++) {
      const admission = await admit(limits, 'a', 'p')
      if (!admission.isAdmitted) throw new Error('refused')
      await limits[0]?.refund(admission)
    }
    expect(await admitted(limits, 9, () => ['a', 'p'])).toBe(2)
  })

  it('charge nothing for what a later limit refuses', async () => {
    const limits = await open()
    expect(await admitted(limits, 9, () => ['a', 'p'])).toBe(2)
    expect(await admitted(limits, 9, (index) => ['a', `q${index}`])).toBe(1)
  })

  it('start a new window when the clock was set back after a window had begun', async () => {
    const limits = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * hoursMs })
    expect(await admitted(limits, 3, (index) => ['a', `p${index}`])).toBe(3)
    vi.useRealTimers()
    expect(await admitted(limits, 4, (index) => ['a', `p${index}`])).toBe(3)
  })
})

it('keep neither address nor number in the database', async () => {
  const { limits, query } = await sharedLimits(1)
  await limits[0]?.admit({ address: '192.0.2.77', phone: '+919876543210' })
  const kept = JSON.stringify(await query('table rate_limit'))
  expect(kept).toContain('phone-address:')
  expect(kept).not.toMatch(/192\.0\.2\.77|9876543210/)
})

it('let requests through when the database cannot count them, and say so', async () => {
  const { limits, query, logged } = await sharedLimits(1)
  await query('drop table rate_limit')
  for (let index = 0; index < 5; index++) {
    const admission = await limits[0]?.admit({ address: 'a', phone: 'p' })
    expect(admission).toMatchObject({ isAdmitted: true, isByDigest: false })
  }
  expect(logged[0]).toMatchObject({ msg: 'request let through uncounted' })
})
