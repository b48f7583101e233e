import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../domain/desk/board-columns.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { addDays, delhiDate } from '../../domain/time/delhi-time.ts'
import { day, hour } from '../../domain/time/milliseconds.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

const agreed = { date: '2026-11-20', time: '4:00 PM' } as const

/** What may have happened to a request without closing it. */
const notClosed: Readonly<
  Record<string, (reference: Reference, at: { desk: TestDesk; front: TestDevice }) => unknown>
> = {
  'nobody has called': () => undefined,
  'the number was wrong': (reference, { front }) => front.actOn(reference, { act: 'wrong-number' }),
  'nobody answered about an agreed visit': async (reference, { desk, front }) => {
    await front.actOn(reference, { act: 'agreed', agreed })
    desk.clock.nowMs += 1000
    await front.actOn(reference, { act: 'no-answer' })
  },
}

/** How many days after the booking the test looks. The visit is on day 0, and nobody can ask for one after day 90. */
const daysLater = [0, 1, 40, 250]

describe('a request', () => {
  /** Tells in which places reception would see a request. */
  async function placesOf(reference: Reference, desk: TestDesk, front: TestDevice) {
    const { callNow, noAnswerYet } = columnsOf(await front.board(), desk.clock.nowMs)
    const isOnBoard = [...callNow, ...noAnswerYet].some(({ requests }) =>
      requests.some((request) => request.reference === reference),
    )
    const date = delhiDate(desk.clock.nowMs)
    const sheet = async (of: string) => await (await front.get(`/print?date=${of}`)).text()
    return {
      isOnBoard,
      isPrinted: (await sheet(date)).includes(reference),
      isPrintedForTomorrow: (await sheet(addDays(date, 1))).includes(reference),
    }
  }

  it.each(Object.keys(notClosed))(
    'stays on the board and on both printed sheets until it is closed, however late, if %s',
    async (what) => {
      const { desk, front } = await openFrontDesk()
      const reference = await desk.book({ date: '2026-11-20', time: '3:30 PM' })
      desk.clock.nowMs += 60_000
      await notClosed[what]?.(reference, { desk, front })
      const beganMs = desk.clock.nowMs
      for (const days of daysLater) {
        desk.clock.nowMs = beganMs + days * day
        const places = Object.values(await placesOf(reference, desk, front))
        expect([days, places]).toEqual([days, [true, true, true]])
      }
      await front.actOn(reference, { act: 'cancelled', reason: 'patient' })
      desk.clock.nowMs += hour
      expect(Object.values(await placesOf(reference, desk, front))).not.toContain(true)
    },
  )
})
