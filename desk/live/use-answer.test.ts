import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reading } from './read-server.ts'
import { afterPause } from './use-answer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks the server after somebody stops typing, and not at each letter', async () => {
  const asked: string[] = []
  let stop = () => {}
  for (const typed of ['m', 'mr', 'mri']) {
    stop()
    stop = reading(
      afterPause(async () => asked.push(typed)),
      () => {},
    )
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['mri'])
})
