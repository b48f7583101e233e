import { beforeEach, describe, expect, it } from 'vitest'
import { day, hour, minute, second } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import { type ClockDeps, createClockWatch } from './watch-clock.ts'

describe('a watched clock', () => {
  let database: Database
  const alarms: string[] = []
  const looks: number[] = []
  beforeEach(async () => {
    database = await storeInMemory()
    for (const each of [alarms, looks]) each.splice(0)
  })

  /**
   * Starts a server. Its wall clock and its machine's uptime advance together unless the wall clock
   * is set.
   */
  const start = (
    changes: Partial<ClockDeps> = {},
    at = { wallMs: fridayTenAm, uptimeMs: hour },
  ) => {
    const clock = { ...at }
    const look = createClockWatch({
      database,
      now: () => clock.wallMs,
      uptimeMs: () => clock.uptimeMs,
      bootId: 'one',
      newId: () => crypto.randomUUID(),
      raiseAlarm: async ({ subject }) => void alarms.push(subject),
      lookAfterClockWasSet: async (_db, nowMs) => void looks.push(nowMs),
      onDue: () => {},
      ...changes,
    })
    const lookAfter = async (ms: number, movedMs = 0) => {
      clock.wallMs += ms + movedMs
      clock.uptimeMs += ms
      return await look()
    }
    return { clock, lookAfter }
  }
  const isDoubted = async () => {
    const clock = database.db.selectFrom('clock').select('purge_withheld_at')
    return (await clock.executeTakeFirst())?.purge_withheld_at !== null
  }

  it.each([
    [366 * day, 'clock-moved +366 d', true],
    [-day, 'clock-moved -24 h', false],
  ])(
    'that is set by %i ms raises one alarm, when it is read next',
    async (movedMs, alarm, doubted) => {
      const { lookAfter } = start()
      await lookAfter(0)
      await lookAfter(2 * second)
      const nowMs = fridayTenAm + 4 * second + movedMs
      const forwardMs = Math.max(0, movedMs)
      const seen = {
        nowMs,
        aheadMs: forwardMs,
        steadySinceMs: nowMs,
        lastJumpForwardMs: forwardMs,
      }
      expect(await lookAfter(2 * second, movedMs)).toEqual(seen)
      for (let passes = 0; passes < 90; passes++) await lookAfter(2 * second)
      expect(alarms).toEqual([alarm])
      expect(looks).toEqual([nowMs])
      expect(await isDoubted()).toBe(doubted)
    },
  )

  it.each([
    ['was moved while no server ran', 'one', 6.5 * hour, 2 * hour, 'clock-moved +5.5 h', false],
    ['shows an earlier time after a reboot', 'two', -day, minute, 'clock-moved -24 h', false],
    ['is a month ahead after a reboot', 'two', 31 * day, minute, 'purge-withheld clock', true],
  ])(
    'that %s raises one alarm at the start',
    async (_how, bootId, ms, uptimeMs, alarm, doubted) => {
      await start().lookAfter(0)
      const { lookAfter } = start({ bootId }, { wallMs: fridayTenAm + ms, uptimeMs })
      await lookAfter(0)
      await lookAfter(minute)
      expect(alarms).toEqual([alarm])
      expect(await isDoubted()).toBe(doubted)
    },
  )

  it('still reports its last jump forward after it is right again, and after a restart of the server', async () => {
    const { lookAfter } = start()
    await lookAfter(0)
    expect(await lookAfter(2 * second, -day)).toMatchObject({ aheadMs: 0, lastJumpForwardMs: 0 })
    const right = { aheadMs: 0, lastJumpForwardMs: day }
    expect(await lookAfter(2 * second, day)).toMatchObject(right)
    expect(await lookAfter(hour)).toMatchObject(right)
    await lookAfter(2 * second, -day)
    const next = start({}, { wallMs: fridayTenAm + 2 * hour, uptimeMs: 3 * hour })
    expect(await next.lookAfter(0)).toMatchObject({ lastJumpForwardMs: expect.closeTo(day, -5) })
  })

  it('reports a jump before any visit is looked at', async () => {
    const reported: unknown[] = []
    const { lookAfter } = start({
      onMoves: ({ lastJumpForwardMs }) => reported.push(lastJumpForwardMs),
      lookAfterClockWasSet: async () => void reported.push('looked'),
    })
    await lookAfter(0)
    await lookAfter(2 * second, day)
    expect(reported).toEqual([0, day, 'looked'])
  })

  it('raises one alarm for all servers of a machine', async () => {
    const servers = [start(), start(), start()]
    for (const { lookAfter } of servers) await lookAfter(0)
    await Promise.all(servers.map(({ lookAfter }) => lookAfter(2 * second, 5.5 * hour)))
    for (const { lookAfter } of servers) await lookAfter(minute)
    expect(alarms).toEqual(['clock-moved +5.5 h'])
  })

  it('of a second machine raises one alarm when its server starts, if it shows another time', async () => {
    const here = start()
    await here.lookAfter(0)
    const at = { wallMs: fridayTenAm - 4 * minute, uptimeMs: day }
    const there = start({ bootId: 'two' }, at)
    for (let minutes = 0; minutes < 5; minutes++) {
      await there.lookAfter(minute)
      await here.lookAfter(minute)
    }
    expect(alarms).toEqual(['clock-moved -3 min'])
  })

  it('counts a jump once, even if servers on two machines notice it', async () => {
    const servers = [start(), start({ bootId: 'two' })]
    for (const { lookAfter } of servers) await lookAfter(0)
    for (const { lookAfter } of servers)
      expect(await lookAfter(2 * second, 5.5 * hour)).toMatchObject({
        aheadMs: 5.5 * hour,
        lastJumpForwardMs: 5.5 * hour,
      })
    expect(alarms).toEqual(['clock-moved +5.5 h'])
    await servers[1]?.lookAfter(minute)
    expect(await servers[0]?.lookAfter(minute, -5.5 * hour)).toMatchObject({ aheadMs: 0 })
  })

  it('is watched even if the boot id is unknown', async () => {
    const { lookAfter } = start({ bootId: undefined })
    await lookAfter(0)
    await lookAfter(2 * second, -hour)
    expect(alarms).toEqual(['clock-moved -1 h'])
  })

  it('has its alarm stored in one transaction with the reading', async () => {
    const inTransaction: unknown[] = []
    const raiseAlarm: ClockDeps['raiseAlarm'] = async (_alarm, db) =>
      void inTransaction.push(db?.isTransaction)
    const { lookAfter } = start({ raiseAlarm })
    await lookAfter(0)
    await lookAfter(2 * second, hour)
    expect(inTransaction).toEqual([true])
  })

  it('raises its alarm once the store can be written again', async () => {
    const disk = { isFull: false }
    const raiseAlarm = async ({ subject }: { readonly subject: string }) => {
      if (disk.isFull) throw new Error('disk is full')
      alarms.push(subject)
    }
    const { lookAfter } = start({ raiseAlarm })
    await lookAfter(0)
    disk.isFull = true
    await expect(lookAfter(2 * second, hour)).rejects.toThrow('disk is full')
    disk.isFull = false
    await lookAfter(2 * second)
    await lookAfter(2 * second)
    expect(alarms).toEqual(['clock-moved +1 h'])
  })

  it('has the next server raise its alarm and look at visits again if the first is killed before that', async () => {
    const killed = async () => {
      throw new Error('killed')
    }
    const { lookAfter } = start({ raiseAlarm: killed })
    await lookAfter(0)
    await expect(lookAfter(2 * second, -5.5 * hour)).rejects.toThrow('killed')
    const wallMs = fridayTenAm - 5.5 * hour + 4 * second
    await start({}, { wallMs, uptimeMs: hour + 4 * second }).lookAfter(0)
    expect(alarms).toEqual(['clock-moved -5.5 h'])
    expect(looks.at(-1)).toBe(wallMs)
  })
})
