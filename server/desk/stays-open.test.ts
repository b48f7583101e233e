import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { columnsOf } from '../../domain/board-columns.ts'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import type { Reference } from '../../domain/reference.ts'
import { aClaimedNotice } from '../../test/support/a-notice.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { setStatus } from '../appointments/queries.ts'
import { dayDigestMessage } from '../outbox/day-digest.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** What reception may have found out without closing the request. */
const notClosed: Readonly<
  Record<string, (reference: Reference, at: { desk: TestDesk; front: TestDevice }) => unknown>
> = {
  'nobody has called': () => undefined,
  'nobody answered': (reference, { front }) =>
    front.act({ act: 'no-answer', references: [reference] }),
  'nobody answered, to be tried this evening': (reference, { desk, front }) => {
    const tryAgainAtMs = desk.clock.nowMs + 9 * hour
    return front.act({ act: 'no-answer', references: [reference], tryAgainAtMs })
  },
  'nobody answered, by a command': (reference, { desk }) =>
    setStatus(desk.database, reference, 'unreachable', desk.clock.nowMs),
  'the number was wrong': (reference, { front }) =>
    front.act({ act: 'wrong-number', references: [reference] }),
  'nobody answered about an agreed visit': async (reference, { desk, front }) => {
    const agreed = { date: '2026-11-20', time: '4:00 PM' }
    await front.act({ act: 'agreed', references: [reference], agreed })
    desk.clock.nowMs += 1000
    await front.act({ act: 'no-answer', references: [reference] })
  },
}

async function sheetOfToday(desk: TestDesk, front: TestDevice): Promise<string> {
  return await (await front.get(`/print?date=${delhiDate(desk.clock.nowMs)}`)).text()
}

const closing = ['agreed', 'cancelled', 'arrived'] as const

/** Past the visit, the two weeks of the columns, and the furthest day that can be asked for. */
const daysLater = [0, 1, 2, 7, 13, 15, 40, 101, 250]

describe.each(sharedAndOwn)('what is to call or to call again, on %s', (_name, open) => {
  /** Where reception would see a request: each place that lists or counts what is open. */
  async function placesOf(reference: Reference, desk: TestDesk, front: TestDevice) {
    const board = await front.board()
    const { callNow, noAnswerYet } = columnsOf(board, desk.clock.nowMs)
    const isListed = [...callNow, ...noAnswerYet].some((each) =>
      each.references.includes(reference),
    )
    const date = delhiDate(desk.clock.nowMs)
    const sheet = async (of: string) => await (await front.get(`/print?date=${of}`)).text()
    const found = await (await front.get('/find.json')).text()
    return {
      isListed,
      isCounted: (board.olderOpen ?? 0) > 0,
      isFound: found.includes(reference),
      isPrinted: (await sheet(date)).includes(reference),
      isPrintedForTomorrow: (await sheet(addDays(date, 1))).includes(reference),
    }
  }

  it.each(Object.keys(notClosed))(
    'stays in sight whatever the date, where %s',
    async (what) => {
      const desk = await openTestDesk({ database: await open() })
      const front = await desk.enter('Front')
      const reference = await desk.book({ date: '2026-11-20', time: '3:30 PM' })
      desk.clock.nowMs += 60_000
      await notClosed[what]?.(reference, { desk, front })
      const beganMs = desk.clock.nowMs
      for (const days of daysLater) {
        desk.clock.nowMs = beganMs + days * day
        if (days > 14) expect(await sheetOfToday(desk, front)).toContain('1 more are open.')
        const places = await placesOf(reference, desk, front)
        // On the board, or in the count of older ones, whose link lists it: in one of the two.
        expect([days, places]).toEqual([
          days,
          {
            isListed: days <= 14,
            isCounted: days > 14,
            isFound: days > 14,
            // The sheet counts the older ones.
            isPrinted: days <= 14,
            isPrintedForTomorrow: days <= 14,
          },
        ])
      }
      await front.act({ act: 'cancelled', references: [reference] })
      desk.clock.nowMs += hour
      expect(Object.values(await placesOf(reference, desk, front))).not.toContain(true)
    },
    60_000,
  )

  it('leaves once somebody closed it, also by another request of the same visit', async () => {
    const desk = await openTestDesk({ database: await open() })
    const front = await desk.enter('Front')
    const today = { date: '2026-11-20', time: '3:30 PM' } as const
    const references: Reference[] = []
    for (const time of ['2:00 PM', '2:30 PM', '3:00 PM']) {
      desk.clock.nowMs += 60_000
      references.push(await desk.book({ ...today, time }, true))
      await setStatus(
        desk.database,
        references.at(-1) ?? '#SID000000',
        'unreachable',
        desk.clock.nowMs,
      )
    }
    const [first, , last] = references
    if (first === undefined || last === undefined) throw new Error('booked three')
    const isInSight = async () => Object.values(await placesOf(last, desk, front)).includes(true)
    desk.clock.nowMs += 20 * day
    expect(await isInSight()).toBe(true)
    expect(await front.board()).toMatchObject({ olderOpen: 3 })
    // As a tap or a command says it: of one request alone, and of the oldest.
    await setStatus(desk.database, first, 'confirmed', desk.clock.nowMs)
    expect(await isInSight()).toBe(false)
    expect(await front.board()).toMatchObject({ olderOpen: 0 })
    await setStatus(desk.database, first, 'unreachable', desk.clock.nowMs + 1)
    desk.clock.nowMs += day
    expect(await isInSight()).toBe(true)
  })

  it.each(closing)('lists none that was closed as %s', async (act) => {
    const desk = await openTestDesk({ database: await open() })
    const front = await desk.enter('Front')
    const agreed = { date: '2026-11-20', time: '4:00 PM' } as const
    const reference = await desk.book({ date: agreed.date, time: '3:30 PM' })
    await front.act({ act: 'no-answer', references: [reference] })
    desk.clock.nowMs += hour
    await front.act({ act, references: [reference], ...(act === 'agreed' && { agreed }) })
    desk.clock.nowMs += 2 * day
    expect(Object.values(await placesOf(reference, desk, front))).not.toContain(true)
  })
})

it('the digest of the day says who was not reached, and how many are open from days before', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const before = await desk.book({ phone: '98111 22233' })
  desk.clock.nowMs += day
  const reference = await desk.book({ phone: '98111 22244' })
  await front.act({ act: 'no-answer', references: [reference] })
  const notice = aClaimedNotice({ kind: 'day-digest', subject: '2026-11-21' })
  const deps = { database: desk.database, hours: centre.hours, now: () => desk.clock.nowMs }
  const [summary, requests] = (await dayDigestMessage(notice, deps)).fields
  expect(summary?.value).toMatch(/1 no answer.*1 open from days before$/)
  expect(requests?.value).toContain(`NO ANSWER YET: ${reference}`)
  await front.act({ act: 'cancelled', references: [before] })
  expect((await dayDigestMessage(notice, deps)).fields[0]?.value).not.toContain('days before')
})
