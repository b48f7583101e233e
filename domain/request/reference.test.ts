import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  otherReference,
  parseReference,
  referenceAt,
  referenceCount,
  typedReference,
} from './reference.ts'

it('is #SID and the last six digits of the time', () => {
  expect(referenceAt(1_795_224_123_456)).toBe('#SID123456')
  expect(referenceAt(1_795_224_000_042)).toBe('#SID000042')
})

it('reads back every reference that it makes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (instant) => {
      const reference = referenceAt(instant)
      expect(parseReference(reference)).toBe(reference)
    }),
  )
})

it.each(['', 'SID123456', '#SID12345', '#SID1234567', '#sid123456', '<b>#SID123456'])(
  'does not take %j for a reference',
  (text) => expect(parseReference(text)).toBeUndefined(),
)

it.each([
  '#SID123456',
  'sid 123456',
  '# sid 123 456',
  '123456',
  'SID-123456',
  '#SID१२३४५६',
  '\u2060123456\u200b',
])('reads "%s" as a person types it', (typed) => expect(typedReference(typed)).toBe('#SID123456'))

it.each(['', '#SID', '12345', '1234567', 'sid sid 123456', 'ravi 123456'])(
  'reads no reference in %j',
  (typed) => expect(typedReference(typed)).toBeUndefined(),
)

it('offers every other reference once if one is taken', () => {
  const offered = new Set<number>()
  for (let probe = 1; probe < referenceCount; probe++) {
    offered.add(Number(otherReference(1_795_224_123_456, probe).slice('#SID'.length)))
  }
  expect(offered.size).toBe(referenceCount - 1)
  expect(offered.has(123_456)).toBe(false)
})
