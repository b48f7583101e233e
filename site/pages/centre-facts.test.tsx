import { describe, expect, it } from 'vitest'
import { type Centre, centre, centreInForm } from '../../content/centre.ts'
import { centreIn } from '../../content/centre-in.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { type Language, languages } from '../../domain/language.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, textOf } from '../../test/support/read-html.ts'

const unproven = { value: '1', source: '' }
const claims = {
  patients: unproven,
  years: unproven,
  testCategories: unproven,
  accuracy: unproven,
  goldMedal: unproven,
}
const empty = { facts: {}, registrations: [], claims }

function pagesOf(over: Partial<Centre>, language: Language = 'en') {
  return drawPages(pageContext({ centre: centreIn(language, { ...centre, ...over }) }, language))
}

describe.each(languages)('in %s', (language) => {
  const { facts, testFacts } = languagesSpoken[language]
  const filled = pagesOf({}, language)
  const bare = pagesOf(empty, language)

  it('shows each fact of the centre where patients look for it', () => {
    const { answers = {}, doctorHours, map } = centre.facts
    const both = textOf(filled.home) + textOf(filled.about)
    for (const said of Object.values(answers)) expect(both).toContain(said[language])
    expect(textOf(filled.about)).toContain(doctorHours?.[language])
    for (const { name } of map?.places ?? []) expect(filled.home).toContain(`>${name[language]}<`)
    expect(attributes(filled.home, 'id')).toContain('find-us-heading')
    expect(textOf(filled.about)).toContain(facts.report.stamp)
    for (const { number, scope = '' } of centreIn(language, centre).registrations) {
      expect(textOf(filled.home)).toContain(number)
      expect(textOf(filled.home)).toContain(scope)
    }
    expect(textOf(filled.services)).toContain(testFacts.from('6,000'))
  })

  it('marks what is a sample as one', () => {
    for (const page of [filled.home, filled.about, filled.services])
      expect(textOf(page)).toContain(facts.sampleNote)
  })

  it('shows nothing of what is not filled in', () => {
    const ids = Object.values(bare).flatMap((html) => attributes(html, 'id'))
    for (const id of ['find-us', 'visit', 'report', 'plate-heading']) expect(ids).not.toContain(id)
    for (const html of Object.values(bare)) {
      expect(textOf(html)).not.toMatch(/₹|SAMPLE|नमूना/)
      expect(textOf(html)).not.toContain(facts.sampleNote)
    }
  })
})

it('says of each test how to prepare for it before it is booked', () => {
  const text = textOf(pagesOf(empty).services)
  expect(text).toContain('If a fasting sugar is asked for: eat nothing for 8–10 hours before.')
  expect(text).toContain('Leave jewellery, watch and hairpins at home')
})

it('states a price of every test it knows, and carries them to the form', () => {
  const { prices } = centreInForm.facts
  const known = allTests.filter((test) => prices?.from[test] !== undefined)
  expect(known).toHaveLength(allTests.length - 1)
  expect(prices).toBe(centre.facts.prices)
})
