import { expect, it } from 'vitest'
import { columnsOf } from '../../domain/desk/board-columns.ts'
import { openFrontDesk } from '../../test/support/test-desk.ts'
import { fillDay } from './fill-day.ts'

const fourHoursMs = 4 * 60 * 60_000

it('fills a day with visits to call, to call again, expected and arrived, and closes a room', async () => {
  const { desk, front } = await openFrontDesk()
  desk.clock.nowMs += fourHoursMs
  await fillDay({ ...desk.visits, now: () => desk.clock.nowMs }, { device: 1, clock: desk.clock })
  const board = await front.board()
  const columns = columnsOf(board, desk.clock.nowMs)
  expect(columns.callNow.length).toBeGreaterThan(15)
  expect(columns.comingToday.length).toBeGreaterThan(25)
  expect(columns.comingToday.filter(({ ending }) => ending === 'arrived').length).toBeGreaterThan(4)
  expect(board.cards.some(({ state }) => state === 'to call again')).toBe(true)
  expect(board.blocks).toHaveLength(1)
})
