/**
 * Set-up of every test file, before React is loaded.
 *
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

// React in development gives each element a task for the debugger, if the console can make one. The tasks take two
// thirds of the time of drawing a page, and no test reads them.
Reflect.deleteProperty(console, 'createTask')

afterEach(expectSilence)
afterAll(expectSilence)

function expectSilence() {
  expect(complaints.splice(0), 'said by console.error or console.warn').toEqual([])
}
