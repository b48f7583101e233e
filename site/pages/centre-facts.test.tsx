import { describe, expect, it } from 'vitest'
import { type Centre, centre, centreInForm } from '../../content/centre.ts'
import { centreIn } from '../../content/centre-in.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { type Language, languages } from '../../domain/language.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
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
  const { facts } = languagesSpoken[language]
  const filled = pagesOf({}, language)
  const bare = pagesOf(empty, language)

  it('shows each fact of the centre where patients look for it', () => {
    const { answers = {}, doctorHours, map } = centre.facts
    const both = textOf(filled.home) + textOf(filled.about)
    for (const said of Object.values(answers)) expect(both).toContain(said[language])
    expect(filled.about).toContain(unbroken(doctorHours?.[language] ?? '?'))
    for (const { name } of map?.places ?? []) expect(filled.home).toContain(`>${name[language]}<`)
    expect(attributes(filled.home, 'id')).toContain('find-us-heading')
    expect(textOf(filled.about)).toContain(facts.report.stamp)
    for (const { number, scope = '' } of centreIn(language, centre).registrations) {
      expect(textOf(filled.home)).toContain(number)
      expect(textOf(filled.home)).toContain(scope)
    }
    expect(attributes(filled.services, 'data-price')).toContain('₹6,000')
  })

  it('marks each sample fact as a sample', () => {
    for (const page of [filled.home, filled.about, filled.services])
      expect(textOf(page)).toContain(facts.sampleNote)
  })

  it('leaves out each fact that is not filled in', () => {
    const ids = Object.values(bare).flatMap((html) => attributes(html, 'id'))
    for (const id of ['find-us', 'visit', 'report', 'plate-heading']) expect(ids).not.toContain(id)
    for (const html of Object.values(bare)) {
      expect(textOf(html)).not.toMatch(/₹|SAMPLE|नमूना/)
      expect(textOf(html)).not.toContain(facts.sampleNote)
    }
  })
})

it('says on Services how to prepare for a test', () => {
  const text = textOf(pagesOf(empty).services)
  expect(text).toContain('If a fasting sugar is asked for: eat nothing for 8–10 hours before.')
  expect(text).toContain('Most MRI scans (head, spine, joints) without sedation need no fasting.')
})

it('says for each test what happens, or what is in the package', () => {
  const text = textOf(pagesOf({}).services)
  for (const test of allTests) {
    const said = english.whatHappens[test]
    const contents = centre.facts.packages?.[test] ?? []
    expect(text, test).toContain(said ?? english.facts.includes(contents))
  }
})

it('says on About and Services which tests need a prescription, and names no others', () => {
  const { heading } = english.prescriptions
  const { needed, inPregnancy } = english.services.prescription
  const { about, services } = pagesOf({ facts: { needsPrescription: ['X-Ray'] } })
  expect(textOf(about)).toContain(
    `${heading} Needed for X-Ray. For a scan in pregnancy the law asks`,
  )
  // "Needed" stands at X-Ray and, by law, at both pregnancy scans. One category names the scans in pregnancy.
  expect(services.toLowerCase().split(needed)).toHaveLength(4)
  expect(services.split(inPregnancy)).toHaveLength(2)
  expect(textOf(pagesOf(empty).about)).not.toContain('Needed for')
})

it('shows a price for every test but one, for which it says to ask, and the form has the same prices', () => {
  const { prices } = centreInForm.facts
  const known = allTests.filter((test) => prices?.from[test] !== undefined)
  expect(known).toHaveLength(allTests.length - 1)
  const shown = attributes(pagesOf({}).services, 'data-price')
  expect(shown.filter((price) => price === english.services.askPrice)).toHaveLength(1)
  expect(prices).toBe(centre.facts.prices)
})
