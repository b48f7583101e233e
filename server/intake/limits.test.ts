import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { recordingLog } from '../../test/recording-log.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { openStore } from '../store/open-store.ts'
import { type Limits, limitsInMemory, limitsInPostgres } from './limits.ts'

const config = { perAddress: 3, perPhone: 2, overall: 5 }
const minute = 60

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The limits of as many processes as asked, and what the database keeps for them. */
async function sharedLimits(processes: number) {
  const databaseUrl = await postgres.createDatabase()
  const open = async () => {
    const { db, pool } = openPostgres(databaseUrl, recordingLog().log)
    const store = await openStore(db)
    onTestFinished(() => store.close())
    return { pool, secret: databaseUrl }
  }
  const opened = await Promise.all(Array.from({ length: processes }, open))
  const kept = async () => JSON.stringify((await opened[0]?.pool.query('table rate_limit'))?.rows)
  return { limits: opened.map((shared) => limitsInPostgres(config, shared)), kept }
}

const kinds: readonly (readonly [string, () => Promise<readonly Limits[]>])[] = [
  ['one process, in memory', async () => [limitsInMemory(config)]],
  ['three processes, in PostgreSQL', async () => (await sharedLimits(3)).limits],
]

describe.each(kinds)('limits of %s', (_name, open) => {
  let asked = 0
  /** Each request at another process, as a balancer would have it. */
  const admit = (limits: readonly Limits[], address: string, phone: string) => {
    const limit = limits[asked++ % limits.length]
    if (limit === undefined) throw new Error('no limits')
    return limit.admit({ address, phone })
  }

  it('admit as many as configured from one address, and say when the next may come', async () => {
    const limits = await open()
    for (const phone of ['a', 'b', 'c']) {
      expect(await admit(limits, '192.0.2.1', phone)).toEqual({ isAdmitted: true })
    }
    const refused = await admit(limits, '192.0.2.1', 'd')
    if (refused.isAdmitted) throw new Error('admitted')
    expect(refused.retryAfterSeconds).toBeGreaterThan(9 * minute)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(10 * minute)
    expect(await admit(limits, '192.0.2.2', 'd')).toEqual({ isAdmitted: true })
  })

  it('count a phone number whatever address it comes from', async () => {
    const limits = await open()
    for (const address of ['1', '2']) {
      expect((await admit(limits, address, '+919876543210')).isAdmitted).toBe(true)
    }
    expect((await admit(limits, '3', '+919876543210')).isAdmitted).toBe(false)
  })

  it('count everybody together, also when they come at once', async () => {
    const limits = await open()
    const crowd = Array.from({ length: 40 }, (_, index) => admit(limits, `a${index}`, `p${index}`))
    const admitted = (await Promise.all(crowd)).filter(({ isAdmitted }) => isAdmitted)
    expect(admitted).toHaveLength(5)
  })
})

it('keep neither address nor number in the database', async () => {
  const { limits, kept } = await sharedLimits(1)
  await limits[0]?.admit({ address: '192.0.2.77', phone: '+919876543210' })
  expect(await kept()).toContain('phone:')
  expect(await kept()).not.toMatch(/192\.0\.2\.77|9876543210/)
})
