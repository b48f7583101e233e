import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { anAppointment } from '../../test/support/a-notice.ts'
import { longestValue } from '../providers/field-value.ts'
import { areNotesCut, notesLine, wholeNotes } from './notes.ts'

const strings = english.notices
const more = strings.rest.mailed
const line = (changes: Parameters<typeof anAppointment>[0]) =>
  notesLine(anAppointment(changes), more)

describe('notes in a template', () => {
  it("begin with the patient's words, followed by the rest where there is room", () => {
    const additionalInfo = 'I have a pacemaker.\nSecond floor?'
    expect(line({ tests: ['MRI Scan'], additionalInfo, email: 'a_b@example.com' })).toBe(
      '“I have a pacemaker. Second floor?” · Preparation: fasting if MRI of abdomen, no metal, ask about implants, contrast possible · Speaks English · Email: a_b@example.com',
    )
    expect(line({ tests: ['CRP'] })).toBe('Speaks English')
  })

  it("cut the patient's words last, and say where the rest is", () => {
    const room = 'word '.repeat(30).trim()
    expect(line({ additionalInfo: room })).toBe(`“${room}” · Speaks English ${more}`)
    const cut = line({ additionalInfo: 'word '.repeat(200) })
    expect(cut).toMatch(/^“word .* wor\w*…” \(more in the mail\)$/)
    expect(cut.length).toBeGreaterThan(longestValue.notes - 10)
    const listed = strings.rest.listed('#SID123456')
    expect(listed).toBe('(more: appointments show 123456 --reveal)')
  })

  it('have room for the preparation of any two tests, but of one rare pair', () => {
    const cut = allTests.flatMap((one, place) =>
      allTests
        .slice(place + 1)
        .filter((other) => areNotesCut(anAppointment({ tests: [one, other] })))
        .map((other) => [one, other]),
    )
    expect(cut).toEqual([['Ultrasound', 'Interventional Radiology']])
  })

  it('say so too where an address alone is too long', () => {
    const email = `${'a'.repeat(240)}@example.org`
    expect(line({ tests: ['CRP'], email })).toBe(`Speaks English ${more}`)
  })

  it('fit, and say that there is more if and only if something is missing (property)', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 300 })
    const tests = fc.subarray([...allTests], { minLength: 1 })
    fc.assert(
      fc.property(typed, tests, typed, (additionalInfo, picked, local) => {
        const email = local === '' ? '' : `${local.replaceAll(/[^a-z]/gi, 'a')}@example.org`
        const appointment = anAppointment({ additionalInfo, tests: picked, email })
        const said = notesLine(appointment, more)
        expect(said.length).toBeLessThanOrEqual(longestValue.notes)
        expect(said.endsWith(more)).toBe(areNotesCut(appointment))
        const missing = wholeNotes(appointment)
          .split('\n')
          .filter((part) => !part.startsWith('> ') && !said.includes(part))
        if (missing.length > 0) expect(said).toContain(more)
      }),
    )
  })
})
