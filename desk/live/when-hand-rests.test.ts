import { expect, it, onTestFinished, vi } from 'vitest'
import { noteTouch, whenHandRests } from './when-hand-rests.ts'

it('draws in the order of the calls, once the hand rests and within a second', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const drawn: string[] = []
  const draw = (name: string) => whenHandRests(() => drawn.push(name))

  noteTouch({ type: 'keydown' })
  draw('nobody has moved')
  expect(drawn).toEqual(['nobody has moved'])
  noteTouch({ type: 'pointermove' })
  draw('first')
  vi.advanceTimersByTime(350)
  draw('second')
  vi.advanceTimersByTime(160)
  expect(drawn.slice(1)).toEqual(['first', 'second'])

  noteTouch({ type: 'pointermove' })
  draw('a hand that never rests')
  for (let waitedMs = 0; waitedMs < 600; waitedMs += 100) {
    vi.advanceTimersByTime(100)
    noteTouch({ type: 'pointermove' })
  }
  expect(drawn).toHaveLength(3)
  vi.advanceTimersByTime(200)
  expect(drawn).toHaveLength(4)
})
