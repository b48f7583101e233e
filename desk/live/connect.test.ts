import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Board } from '../../domain/desk/board.ts'
import { FakeEventSource } from '../../test/support/fake-event-source.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { connect, lostAfterMs } from './connect.ts'
import { ownStream } from './stream.ts'

const board: Board = { version: 7, nowMs: now, device: 'Front desk', cards: [] }
const handlers = {
  onBoard: vi.fn(),
  onTime: vi.fn(),
  onLost: vi.fn(),
  onBack: vi.fn(),
  onShut: vi.fn(),
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  stop = connect(handlers, ownStream, board.version)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands over boards and the server’s time, and marks only a board of an older version', () => {
  latest().say('board', board)
  latest().say('board', board)
  const restored = { ...board, version: board.version - 1 }
  latest().say('board', restored)
  latest().say('beat', { nowMs: now + 5000 })
  expect(handlers.onBoard.mock.calls).toEqual([
    [board, false],
    [board, false],
    [restored, true],
  ])
  expect(handlers.onTime).toHaveBeenLastCalledWith(now + 5000)
})

it('reports a lost stream once after seven seconds of silence, and not while heartbeats come', () => {
  for (let beats = 0; beats < 4; beats++) {
    latest().say('beat', { nowMs: now })
    vi.advanceTimersByTime(5000)
  }
  expect(handlers.onLost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(lostAfterMs)
  expect(handlers.onLost).toHaveBeenCalledTimes(1)
})

it.each(['error', 'bye'])('reports a lost stream at once on %s', (event) => {
  latest().say('board', board)
  latest().say(event)
  expect(handlers.onLost).toHaveBeenCalledTimes(1)
})

it('connects again by itself, closes the old stream, and reports that it is back', () => {
  latest().say('error')
  vi.advanceTimersByTime(10_000)
  expect(FakeEventSource.opened.length).toBeGreaterThan(1)
  expect(FakeEventSource.opened.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
  expect(handlers.onBack).not.toHaveBeenCalled()
  latest().say('board', board)
  expect(handlers.onBack).toHaveBeenCalledTimes(1)
  expect(handlers.onBoard).toHaveBeenLastCalledWith(board, false)
})

it('reports once, when the network is back, that the device was shut out meanwhile', async () => {
  latest().say('error')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(handlers.onShut).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 403 }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(handlers.onShut).toHaveBeenCalledTimes(1)
})

it('reports nothing after it was stopped', () => {
  stop()
  vi.advanceTimersByTime(60_000)
  expect(latest().isClosed).toBe(true)
  expect(handlers.onLost).not.toHaveBeenCalled()
})

function latest(): FakeEventSource {
  const source = FakeEventSource.opened.at(-1)
  if (source === undefined) throw new Error('nothing was opened')
  return source
}
