import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmationQuery, readConfirmation } from './confirmation-link.ts'
import { allTests } from './test-catalogue.ts'

const text = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .map((raw) => raw.toWellFormed().trim())
  .filter((trimmed) => trimmed !== '' && trimmed.length <= 300)
const details = fc.record({
  name: text,
  phone: text,
  email: fc.constantFrom('', 'asha@example.com'),
  date: text,
  time: text,
  tests: fc.subarray([...allTests]),
})

describe('confirmation link', () => {
  it('carries every detail there and back', () => {
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

  it.each(['name', 'phone', 'date', 'time'])('shows nothing when %s is absent or blank', (key) => {
    const query = new URLSearchParams('name=A&phone=1&date=2026-11-23&time=8%3A30+AM')
    query.set(key, '  ')
    expect(readConfirmation(query)).toBeUndefined()
    query.delete(key)
    expect(readConfirmation(query)).toBeUndefined()
  })

  it('drops a reference that is none and cuts what is too long', () => {
    const long = 'x'.repeat(5000)
    const read = readConfirmation(
      new URLSearchParams({ name: long, phone: '1', date: 'd', time: 't', reference: '#SIDx' }),
    )
    expect(read?.name).toHaveLength(300)
    expect(read).not.toHaveProperty('reference')
  })
})
