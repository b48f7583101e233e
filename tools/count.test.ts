import { expect, test } from 'vitest'
import { closingLine, countRunner } from './count.ts'

const nothing = { passed: 0, failed: 0, skipped: 0 }

test('a runner without a report counts as one failure', () => {
  expect(countRunner(0, undefined)).toEqual({ ...nothing, failed: 1 })
})

test('a runner that ran nothing counts as one failure', () => {
  expect(countRunner(0, { ...nothing, skipped: 3 })).toEqual({ passed: 0, failed: 1, skipped: 3 })
})

test('a runner that crashed after passing tests counts as one failure', () => {
  expect(countRunner(1, { ...nothing, passed: 5 })).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('failed tests are counted once', () => {
  expect(countRunner(1, { passed: 5, failed: 2, skipped: 0 }).failed).toBe(2)
})

test('the closing line names skipped tests only when there are any', () => {
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed')
  expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped')
})
