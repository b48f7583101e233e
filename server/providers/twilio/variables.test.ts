import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTests } from '../../../domain/test-catalogue.ts'
import { aDigest, aMessage, requestMessageFields } from '../../../test/support/a-message.ts'
import { fitsDigest } from '../field-value.ts'
import type { Message } from '../provider.ts'
import { twilioVariables } from './variables.ts'

/** Of the 1,024 characters WhatsApp allows, what the content's own text leaves. */
const roomForValues = 1_024 - 250

const variablesOf = (message: Message) => twilioVariables(message, 'full')

describe('twilioVariables', () => {
  it('gives the fields of a request in their order', () => {
    expect(variablesOf(aMessage())).toEqual({
      1: 'New request',
      2: '#SID123456',
      3: 'आशा वर्मा <b>&',
      4: '+919876543210 (98765 43210)',
      5: '12:00 PM today',
      6: 'CT/MRI: MRI Scan; Cardiac: ECG',
      7: 'Saturday, 21 November 2026',
      8: '11:00 AM',
      9: 'Speaks English लिफ्ट नहीं',
    })
  })

  it('leaves test names and notes out of a minimal notice', () => {
    expect(twilioVariables(aMessage(), 'minimal')).toMatchObject({
      3: 'आशा वर्मा <b>&',
      6: '2 tests',
      9: '-',
    })
  })

  it('puts a digest into them: the summary first, the requests last', () => {
    expect(variablesOf(aDigest(['#SID1 Asha', '#SID2 Ravi']))).toEqual({
      1: '2 new requests',
      ...{ 2: '-', 3: '-', 4: '-', 5: '-', 6: '-', 7: '-', 8: '-' },
      9: '#SID1 Asha; #SID2 Ravi',
    })
  })

  it('uses the headline where there is neither occasion nor summary', () => {
    const alarm = aMessage({ kind: 'alarm', headline: 'ALARM: auth 20003', fields: [] })
    expect(variablesOf(alarm)).toMatchObject({ 1: 'ALARM: auth 20003', 9: '-' })
  })

  it('drops whole requests of a digest that is too long, and counts them', () => {
    const items = Array.from({ length: 40 }, (_, index) => `#SID${index} Asha +919876543210`)
    const digest = aDigest(items)
    expect(fitsDigest(digest)).toBe(false)
    expect(fitsDigest(aDigest(items.slice(0, 10)))).toBe(true)
    expect(variablesOf(digest)[9]).toMatch(/Asha \+919876543210 \(\+\d+ more\)$/)
  })

  it('are never empty and always fit, whatever a patient typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(fc.array(text, { minLength: 9, maxLength: 9 }), (texts) => {
        const fields = requestMessageFields().map((field, index) => ({
          ...field,
          value: texts[index] ?? '',
          ...(field.name === 'tests' ? { value: allTests.join('; '), items: allTests } : {}),
        }))
        const values = Object.values(variablesOf(aMessage({ fields })))
        expect(values).toHaveLength(9)
        expect(values.every((value) => value.length > 0)).toBe(true)
        expect(values.join('').length).toBeLessThanOrEqual(roomForValues)
      }),
      { numRuns: 20 },
    )
  })
})
