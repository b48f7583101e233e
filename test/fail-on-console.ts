/**
 * Fails each test that writes an error or a warning to the console. A test that expects one replaces
 * the method: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
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
