/**
 * A test in which something complains on the console fails, unless the test expects the complaint
 * and replaces the method itself: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const complaints: string[] = []

function complain(...values: unknown[]) {
  complaints.push(format(...values))
}

console.error = complain
console.warn = complain

afterEach(expectSilence)
afterAll(expectSilence)

function expectSilence() {
  expect(complaints.splice(0), 'said by console.error or console.warn').toEqual([])
}
