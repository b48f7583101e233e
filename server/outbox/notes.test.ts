import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { aVisit } from '../../test/support/a-visit.ts'
import { longestValue } from '../providers/field-value.ts'
import { openAskNumbers, type RequestOfVisit } from '../visits/loaded-visit.ts'
import { areNotesCut, minimalNotes, notesLine, wholeNotes } from './notes.ts'
import { shownAsks } from './shown-asks.ts'

const strings = english.notices
const more = strings.rest.mailed
const shown = (...requests: readonly Partial<RequestOfVisit>[]) => {
  const visit = aVisit(...requests)
  return shownAsks(visit, openAskNumbers(visit))
}
const line = (...requests: readonly Partial<RequestOfVisit>[]) =>
  notesLine(shown(...requests), more)

describe('notes in a template', () => {
  it("begin with the patient's words, followed by the rest if there is room", () => {
    const additionalInfo = 'I have a pacemaker.\nSecond floor?'
    expect(line({ tests: ['MRI Scan'], additionalInfo, email: 'a_b@example.com' })).toBe(
      '“I have a pacemaker. Second floor?” · Preparation: fasting if MRI of abdomen, no metal, ask about implants, contrast possible · Speaks English · Email: a_b@example.com',
    )
    expect(line({ tests: ['CRP'] })).toBe('Speaks English')
  })

  it("cut the patient's words only when all else is left out, and say where the rest is", () => {
    const room = 'word '.repeat(30).trim()
    expect(line({ additionalInfo: room })).toBe(`“${room}” · Speaks English ${more}`)
    const cut = line({ additionalInfo: 'word '.repeat(200) })
    expect(cut).toMatch(/^“word .* wor\w*…” \(more in the mail\)$/)
    expect(cut.length).toBeGreaterThan(longestValue.notes - 10)
    const listed = strings.rest.listed('#SID123456')
    expect(listed).toBe('(more: appointments show 123456 --reveal)')
  })

  it('have room for the preparation of any two tests except one rare pair', () => {
    const cut = allTests.flatMap((one, place) =>
      allTests
        .slice(place + 1)
        .filter((other) => areNotesCut(shown({ tests: [one, other] })))
        .map((other) => [one, other]),
    )
    expect(cut).toEqual([['Ultrasound', 'Interventional Radiology']])
  })

  it('have the e-mail address of an earlier request if the last one has none', () => {
    const tests = ['CRP']
    const said = line({ tests, email: 'asha@example.com' }, { tests })
    expect(said).toContain('Email: asha@example.com')
  })

  it('say that there is more if only the e-mail address is too long', () => {
    const email = `${'a'.repeat(240)}@example.org`
    expect(line({ tests: ['CRP'], email })).toBe(`Speaks English ${more}`)
  })

  it('name ten requests with the longest notes, and say that there is more', () => {
    const ten = Array.from({ length: 10 }, (_, place) => ({
      reference: `#SID00000${place}` as const,
      additionalInfo: 'word '.repeat(60),
      tests: allTests,
    }))
    for (const said of [strings.rest.listed('#SID000009'), more]) {
      const cut = notesLine(shown(...ten), said)
      for (const { reference } of ten.slice(0, 9)) expect(cut).toContain(`Also ${reference}`)
      expect(cut).toContain(said)
      expect(cut.length).toBeLessThanOrEqual(longestValue.notes)
    }
  })

  it('of a minimal notice name the other requests with their day, or without it if room is short', () => {
    const requests = Array.from({ length: 10 }, (_, place) => ({
      reference: `#SID00000${place}` as const,
      additionalInfo: 'a secret',
    }))
    expect(minimalNotes(shown(...requests.slice(0, 2)))).toBe(
      'Also #SID000000, 2026-11-20 11:00 AM',
    )
    const all = minimalNotes(shown(...requests))
    for (const { reference } of requests.slice(0, 9)) expect(all).toContain(`Also ${reference}`)
    expect(all.length).toBeLessThanOrEqual(longestValue.notes)
  })

  it('fit the template, and say that there is more if and only if something is missing (property)', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 300 })
    const request = fc.record({
      additionalInfo: typed,
      tests: fc.subarray([...allTests], { minLength: 1 }),
      email: typed.map((local) =>
        local === '' ? '' : `${local.replaceAll(/[^a-z]/gi, 'a')}@example.org`,
      ),
    })
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 3 }), (requests) => {
        const visit = shown(...requests)
        const said = notesLine(visit, more)
        expect(said.length).toBeLessThanOrEqual(longestValue.notes)
        expect(said.endsWith(more)).toBe(areNotesCut(visit))
        const missing = wholeNotes(visit)
          .split('\n')
          .filter((part) => /^(?:Preparation|Email|Speaks)/.test(part) && !said.includes(part))
        if (missing.length > 0) expect(said).toContain(more)
      }),
    )
  })
})
