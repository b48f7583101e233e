import { expect, it } from 'vitest'
import { hour } from '../../domain/time/milliseconds.ts'
import { virtualTime } from './virtual-time.ts'

function aTime(onStuck: () => void) {
  return virtualTime({
    startMs: 0,
    activity: () => 0,
    isReading: () => false,
    realWork: new Set(),
    onQuiet: async () => true,
    onStuck,
  })
}

it.each([0, 1])(
  'a run is reported as stuck once, and ends, if code waits %d ms again and again',
  async (ms) => {
    let stuck = 0
    const time = aTime(() => stuck++)
    const waitAgain = () => void time.after(ms, waitAgain)
    waitAgain()
    await time.runUntil(hour)
    expect(stuck).toBe(1)
  },
)
