import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diallableNumbers, phoneKeys, phoneNote } from './phone-key.ts'

const mobile = '+919876543210'
const other = '+919811122233'
const landline = '+911141550000'

describe('the numbers in a phone field', () => {
  it.each([
    ['98765 43210', [mobile]],
    ['+91-98765-43210', [mobile]],
    ['0091 (98765) 43210', [mobile]],
    ['098765.43210', [mobile]],
    ['+91 (0) 98765 43210', [mobile]],
    ['९८७६५ ४३२१०', [mobile]],
    ['98765४३२१०', [mobile]],
    ['+৯১ ৯৮৭৬৫ ৪৩২১০', [mobile]],
    ['＋９１ ９８７６５４３２１０', [mobile]],
    ['98765\u200d43210', [mobile]],
    ['98765 43210 / 011-4155 0000', [mobile, landline]],
    ['98765 43210, 98111 22233', [mobile, other]],
    ['98765 43210; 98111 22233', [mobile, other]],
    ['98765 43210 & 98111 22233', [mobile, other]],
    ['98765 43210\n98111 22233', [mobile, other]],
    ['9876543210 or 9811122233', [mobile, other]],
    ['9876543210 या 9811122233', [mobile, other]],
    ['९८७६५४३२१० और ०११-४१५५ ००००', [mobile, landline]],
    ['9876543210/9811122233/01141550000', [mobile, other, landline]],
    ['98765 43210 98111 22233', [mobile, other]],
    ['98765-43210-98111-22233', [mobile, other]],
    ['98765432109811122233', [mobile, other]],
    ['+919876543210+919811122233', [mobile, other]],
    ['M: 98765 43210 (R) 011 41550000', [mobile, landline]],
    ['98765 43210, +91 98765 43210', [mobile]],
    ['011-4155 0000 ext 12', [landline]],
    ['011-41550000 x123', [landline]],
    ['011 41550000 extn. 4021', [landline]],
    ['०११-४१५५०००० एक्सटेंशन १२', [landline]],
    ['98765 43210 (after 6 pm)', [mobile]],
    ['98765 43210 (24 hours)', [mobile]],
    ['011/41550000', [landline]],
    ['4155 0000 / 98765 43210', ['+9141550000', mobile]],
    ['+1 650 253 0000', ['+16502530000']],
  ])('in %j are %j', (typed, keys) => {
    expect(phoneKeys(typed)).toEqual(keys)
  })

  it.each([
    ...['', 'n/a', 'N.A.', '-', '+91', '+91-XXXXXXXXXX', '0', '00000 00000', '+91 0000000000'],
    ...['12345', '१२३', 'call my son', 'room 12, floor 3'],
  ])('are none in %j', (typed) => {
    expect(phoneKeys(typed)).toEqual([])
  })

  const digit = fc.integer({ min: 0, max: 9 })
  const indianMobile = fc
    .tuple(fc.integer({ min: 6, max: 9 }), fc.array(digit, { minLength: 9, maxLength: 9 }))
    .map(([first, rest]) => `${first}${rest.join('')}`)
  const script = fc.constantFrom('0', '०', '০', '੦', '૦', '௦', '٠', '۰', '０', '𝟎')
  const prefix = fc.constantFrom('', '0', '+91', '+91 ', '0091-', '91 ')
  const written = fc
    .tuple(indianMobile, script, prefix, fc.constantFrom('', ' ', '-', '.'))
    .map(([number, zero, before, gap]) => {
      const text = `${before}${number.slice(0, 5)}${gap}${number.slice(5)}`
      return { number, text: text.replaceAll(/\d/g, (each) => inScript(each, zero)) }
    })
  const separator = fc.constantFrom(
    ' / ',
    ', ',
    '; ',
    ' & ',
    '\n',
    ' or ',
    ' या ',
    ' और ',
    '|',
    '  ',
  )

  it('are all found, however many there are, in any script and with any separator', () => {
    const many = fc.tuple(fc.array(written, { minLength: 1, maxLength: 4 }), separator)
    fc.assert(
      fc.property(many, ([numbers, between]) => {
        const typed = numbers.map(({ text }) => text).join(between)
        expect(new Set(phoneKeys(typed))).toEqual(
          new Set(numbers.map(({ number }) => `+91${number}`)),
        )
      }),
    )
  })

  it('are read once each from any text, and reading never throws', () => {
    const unit = fc.constantFrom(...'0123456789९০+ -/,.()x\n\u200d')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (typed) => {
        const keys = phoneKeys(typed)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^\+?\d{7,}$/)
      }),
    )
  })
})

function inScript(digit: string, zero: string): string {
  return String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))
}

describe('what a phone field says beside its numbers', () => {
  it.each([
    ['+91 (0) 98765-43210', ''],
    ['0091 98765 43210, ९८७६५ ४३२१०', ''],
    ['011-4155 0000 Ext. १२', 'ext 12'],
    ['011 4155 0000 / 12', '12'],
    ['98765 43210 (after 6 pm)', 'after pm 6'],
    ['98765 43210 शाम को', 'शाम को'],
    ['call my son', 'call my son'],
    ['-', ''],
  ])('is for %j %j', (typed, note) => {
    expect(phoneNote(typed)).toBe(note)
  })
})

describe('the number that can be dialled', () => {
  it.each([
    ['98765 43210', mobile],
    ['4155 0000 / 98765 43210', mobile],
    ['९८७६५ ४३२१० या 98111 22233', mobile],
    ['4155 0000', undefined],
    ['call my son', undefined],
  ])('of %j is %j', (typed, number) => {
    expect(diallableNumbers(typed)[0]).toBe(number)
  })
})
