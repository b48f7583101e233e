import { expect, it, onTestFinished, vi } from 'vitest'
import { watchHand, whenHandRests } from './when-hand-rests.ts'

it('draws in the order of the calls, once the hand rests and after a second at most', async () => {
  vi.useFakeTimers()
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) =>
    listeners.set(name, listen),
  )
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  watchHand()
  const move = () => listeners.get('pointermove')?.()
  const drawn: string[] = []
  const draw = (name: string) => whenHandRests(() => drawn.push(name))

  draw('nobody has moved')
  expect(drawn).toEqual(['nobody has moved'])
  move()
  draw('first')
  vi.advanceTimersByTime(350)
  draw('second')
  vi.advanceTimersByTime(160)
  expect(drawn.slice(1)).toEqual(['first', 'second'])

  move()
  draw('a hand that never rests')
  for (let waitedMs = 0; waitedMs < 900; waitedMs += 100) {
    vi.advanceTimersByTime(100)
    move()
  }
  expect(drawn).toHaveLength(3)
  vi.advanceTimersByTime(200)
  expect(drawn).toHaveLength(4)
})
