import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTests } from '../centre/test-catalogue.ts'
import { isVisible } from '../text/visible-text.ts'
import {
  asksForCalendarFile,
  calendarFileQuery,
  confirmationQuery,
  readConfirmation,
} from './confirmation-link.ts'

const text = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .map((raw) => raw.toWellFormed().trim())
  .filter((trimmed) => isVisible(trimmed) && trimmed.length <= 300)
const required = {
  name: text,
  phone: text,
  email: fc.constantFrom('', 'asha@example.com'),
  date: text,
  time: text,
  tests: fc.subarray([...allTests]),
}
const reference = fc.constantFrom('#SID000042' as const, '#SID123456' as const)
const details = fc.oneof(fc.record(required), fc.record({ ...required, reference }))

describe('confirmation link', () => {
  it('writes and reads every detail', () => {
    fc.assert(
      fc.property(details, (given) => {
        expect(readConfirmation(new URLSearchParams(confirmationQuery(given)))).toEqual(given)
      }),
    )
  })

  it('names its parameters as the specification does, the tests in one comma-separated list', () => {
    const query = confirmationQuery({
      name: 'A B',
      phone: '+91',
      email: '',
      date: '2026-11-23',
      time: '8:30 AM',
      tests: ['ECG', 'CRP'],
      reference: '#SID123456',
    })
    expect(query).toBe(
      'name=A+B&phone=%2B91&email=&date=2026-11-23&time=8%3A30+AM&tests=ECG%2CCRP&reference=%23SID123456',
    )
  })

  it('names no reference if the request has none', () => {
    const query = new URLSearchParams('name=A&phone=1&email=&date=d&time=t&tests=')
    const bare = { name: 'A', phone: '1', email: '', date: 'd', time: 't', tests: [] }
    expect(confirmationQuery(bare)).toBe(query.toString())
  })

  it('only the query of the calendar file asks for the file, and both queries have the same details', () => {
    fc.assert(
      fc.property(details, (given) => {
        const file = new URLSearchParams(calendarFileQuery(given))
        expect(asksForCalendarFile(file)).toBe(true)
        expect(readConfirmation(file)).toEqual(given)
        expect(asksForCalendarFile(new URLSearchParams(confirmationQuery(given)))).toBe(false)
      }),
    )
    expect(asksForCalendarFile(new URLSearchParams('format=pdf'))).toBe(false)
  })

  it.each(['name', 'phone', 'date', 'time'])('shows nothing when %s is absent or blank', (key) => {
    const query = new URLSearchParams('name=A&phone=1&date=2026-11-23&time=8%3A30+AM')
    for (const blank of ['  ', '\u3164', '\u2800']) {
      query.set(key, blank)
      expect(readConfirmation(query)).toBeUndefined()
    }
    query.delete(key)
    expect(readConfirmation(query)).toBeUndefined()
  })

  it('drops an invalid reference and cuts long values', () => {
    const long = 'x'.repeat(5000)
    const read = readConfirmation(
      new URLSearchParams({ name: long, phone: '1', date: 'd', time: 't', reference: '#SIDx' }),
    )
    expect(read?.name).toHaveLength(300)
    expect(read).not.toHaveProperty('reference')
  })

  it('reads a list of tests typed by hand, at most a hundred', () => {
    const testsIn = (query: string) =>
      readConfirmation(new URLSearchParams(`name=A&phone=1&date=d&time=t${query}`))?.tests
    expect(testsIn('')).toEqual([])
    expect(testsIn('&tests=ECG, CRP ,,ESR')).toEqual(['ECG', 'CRP', 'ESR'])
    expect(testsIn(`&tests=${'ECG,'.repeat(5000)}`)).toHaveLength(100)
    expect(testsIn(`&tests=${'x'.repeat(5000)}`)).toEqual(['x'.repeat(300)])
  })
})
