import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { batch, groupCommits, type Transact } from './batch.ts'
import { migrate } from './migrations.ts'
import { openSqliteInMemory } from './open-sqlite.ts'

describe('group commit', () => {
  const db = { current: openSqliteInMemory() }
  let transact: Transact
  let commits = 0
  beforeEach(async () => {
    db.current = openSqliteInMemory()
    await migrate(db.current)
    commits = 0
    const counted = new Proxy(db.current, {
      get(target, key) {
        if (key === 'transaction') commits++
        const value = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    transact = groupCommits(counted)
  })
  afterEach(async () => await db.current.destroy())

  const write = (id: number) =>
    transact(async (transaction) => {
      await transaction.insertInto('heartbeat').values({ id, at: id }).execute()
      return id
    })
  const stored = async () =>
    (await db.current.selectFrom('heartbeat').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )

  it('commits writes that arrive together in one transaction, and gives each write its own answer', async () => {
    expect(await Promise.all([write(1), write(2), write(3)])).toEqual([1, 2, 3])
    expect(commits).toBe(1)
    expect(await stored()).toEqual([1, 2, 3])
  })

  it('undoes only the writes that fail', async () => {
    const results = await Promise.allSettled([write(1), write(1), write(1), write(2)])
    const statuses = ['fulfilled', 'rejected', 'rejected', 'fulfilled']
    expect(results.map(({ status }) => status)).toEqual(statuses)
    expect(await stored()).toEqual([1, 2])
  })

  it('writes again after a failed write', async () => {
    await expect(
      transact(async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await write(7)).toBe(7)
  })

  it('accepts more writes at once than one group holds', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => index + 1)
    expect(await Promise.all(ids.map(write))).toEqual(ids)
    expect(commits).toBeLessThan(10)
  })
})

it.each([
  ['SQLite', { errcode: 5 }],
  ['PostgreSQL', { code: '55P03' }],
])(
  'if a lock of %s is not free in time, refuses the writes that waited and those that came meanwhile',
  async (_store, error) => {
    let tries = 0
    const timedOut = Promise.withResolvers<never>()
    const store = batch(() => {
      tries++
      return timedOut.promise
    })
    const first = [store('a'), store('b')]
    await setImmediate()
    const answers = Promise.allSettled([...first, store('c')])
    timedOut.reject(Object.assign(new Error('locked'), error))
    expect((await answers).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(tries).toBe(1)
  },
)
