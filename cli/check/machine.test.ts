import { describe, expect, it } from 'vitest'
import { clockFinding, diskFinding } from './machine.ts'

const megabyte = 1024 * 1024

describe('the clock', () => {
  it.each([
    [0, 'ok'],
    [-29_000, 'ok'],
    [60_000, 'note'],
    [-6 * 60_000, 'problem'],
  ])('that is %i ms ahead gets the level %s', (aheadMs, level) => {
    expect(clockFinding(aheadMs).level).toBe(level)
  })
})

describe('the disk', () => {
  it.each([
    [5000, 'ok'],
    [900, 'note'],
    [100, 'problem'],
  ])('with %i MB free is %s', (megabytes, level) => {
    expect(diskFinding(megabytes * megabyte).level).toBe(level)
  })
})
