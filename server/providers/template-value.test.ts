import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { templateList, templateValue } from './template-value.ts'

describe('templateValue', () => {
  it.each([
    ['line breaks and tabs become one space', 'a\r\n\tb', 'a b'],
    ['runs of spaces become one', 'a      b', 'a b'],
    ['no-break and other wide spaces become one space', 'a\u00a0\u2003b', 'a b'],
    ['an empty value becomes a dash', '', '-'],
    ['a value of invisible marks becomes a dash', ' \u200b\u200d\u202e\ufeff ', '-'],
    ['marks that reorder text are dropped', '\u202e0123\u202c', '0123'],
    ['accents are composed', 'e\u0301', 'é'],
    ['joiners stay inside Hindi words', 'क्\u200dष', 'क्\u200dष'],
    ['half of a surrogate pair becomes a mark', 'a\ud83d', 'a\ufffd'],
  ])('%s', (_case, given, value) => expect(templateValue(given, 50)).toBe(value))

  it('returns for any text a value that Meta accepts', () => {
    const limit = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), limit, (text, maxLength) => {
        const value = templateValue(text, maxLength)
        expect(value.length).toBeGreaterThan(0)
        expect(value.length).toBeLessThanOrEqual(maxLength)
        expect(value).not.toMatch(/[\r\n\t]| {2}/)
        expect(value.isWellFormed()).toBe(true)
        expect(value.trim()).toBe(value)
      }),
    )
  })
})

describe('templateList', () => {
  const { more } = english.notices

  it('lists everything if it fits', () => {
    expect(templateList(['ECG', 'CRP'], 20, more)).toBe('ECG; CRP')
  })

  it('lists whole items and counts the rest correctly', () => {
    expect(templateList(['MRI Scan', 'ECG', 'CRP', 'ESR'], 22, more)).toBe('MRI Scan (+3 more)')
  })

  it('never exceeds its length, and the items shown plus the number of the rest are always all items', () => {
    fc.assert(
      fc.property(fc.subarray([...allTests], { minLength: 1 }), (tests) => {
        const text = templateList(tests, 260, more)
        expect(text.length).toBeLessThanOrEqual(260)
        const counted = Number(/\(\+(\d+) more\)$/.exec(text)?.[1] ?? 0)
        const named = text.replace(/ \(\+\d+ more\)$/, '').split('; ').length
        expect(named + counted).toBe(tests.length)
      }),
    )
  })
})
