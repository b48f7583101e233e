import { describe, expect, it } from 'vitest'
import { clockFinding, diskFinding } from './machine.ts'

const megabyte = 1024 * 1024

describe('the clock', () => {
  it.each([
    [0, 'ok'],
    [-29_999, 'ok'],
    [30_000, 'note'],
    [-5 * 60_000, 'problem'],
  ])('that is %i ms ahead gets the level %s', (aheadMs, level) => {
    expect(clockFinding(aheadMs).level).toBe(level)
  })
})

describe('the disk', () => {
  it.each([
    [1024, 'ok'],
    [1023, 'note'],
    [200, 'note'],
    [199, 'problem'],
  ])('with %i MB free is %s', (megabytes, level) => {
    expect(diskFinding(megabytes * megabyte).level).toBe(level)
  })
})
