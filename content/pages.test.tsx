import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rupeesText } from '../domain/centre/prices.ts'
import { languages } from '../domain/language.ts'
import { clockTime } from '../domain/time/spoken-time.ts'
import { contentProblems } from '../server/content/content-problems.ts'
import { ownContent } from '../server/content/own-content.ts'
import { pictureFiles } from '../server/content/own-pictures.ts'
import { staticFiles } from '../site/static-files.ts'
import { drawPages, mondayNoonMs, pageContext } from '../test/support/draw-pages.tsx'
import { attributes, textOf } from '../test/support/read-html.ts'
import { hasSource } from './has-source.ts'
import { hasSample, hasSamplePrices } from './samples.ts'

it('finds nothing in the content that would stop a server from starting', () => {
  expect(contentProblems(ownContent, pictureFiles)).toEqual([])
})

it('has the name of the centre on its icons and its preview; npm run pictures draws them', () => {
  const icon = readFileSync(`site/static/${staticFiles['favicon.svg']}`, 'utf8')
  expect(textOf(`<body>${icon}`).trim()).toBe(pageContext({}, 'en').centre.name)
})

describe.each(languages)('the pages with what the owner filled in, in %s', (language) => {
  const { centre, strings } = pageContext({}, language)
  const drawn = drawPages(pageContext({ pictureFiles }, language))
  const pages = Object.values(drawn)
  const texts = pages.map(textOf)

  it('name the centre, its doctor, its place and every way to reach it', () => {
    const { name, doctor, address, phones, whatsapp, email } = centre
    for (const text of texts)
      for (const said of [name, doctor.name, address.street, ...phones.map(({ label }) => label)])
        expect(text).toContain(said)
    const ways = [`https://wa.me/${whatsapp}`, `mailto:${email}`, centre.mapUrl]
    for (const page of pages)
      expect(attributes(page, 'href')).toEqual(
        expect.arrayContaining([...ways, ...phones.map(({ e164 }) => `tel:${e164}`)]),
      )
  })

  it('say when the centre opens and closes, and why it stays closed on a day', () => {
    const { weekly, closures } = centre.hours
    const days = Object.values(weekly)
    const times = days.flat().flatMap(({ opens, closes }) => [opens, closes])
    const expected = [
      ...times.map((minutes) => clockTime(minutes, strings.calendar)),
      ...days.filter((day) => day.length === 0).map(() => strings.shell.hours.closed),
      ...closures.map(({ date, reason }) => (isAhead(date) ? reason[language] : '')),
    ]
    for (const text of texts) for (const said of expected) expect(text).toContain(said)
  })

  it('state each price, and each claim with its source', () => {
    for (const rupees of Object.values(centre.facts.prices?.from ?? {}))
      expect(drawn.services).toContain(`₹${rupeesText(rupees)}`)
    for (const claim of Object.values(centre.claims).filter(hasSource))
      expect(textOf(drawn.about)).toContain(claim.source)
  })

  it('show each photograph with its alternative text', () => {
    const shown = attributes(drawn.home + drawn.about, 'alt')
    for (const { alt } of Object.values(centre.pictures)) expect(shown).toContain(alt[language])
  })

  it('mark prices and testimonials as samples if and only if they are samples', () => {
    const { facts, testimonials } = strings
    const { prices } = centre.facts
    const isSample = prices !== undefined && hasSamplePrices(prices)
    expect(textOf(drawn.services).includes(facts.sampleNote)).toBe(isSample)
    expect(textOf(drawn.home).includes(testimonials.sampleNote)).toBe(
      hasSample(testimonials.entries),
    )
  })

  it('show no undefined value in place of a word', () => {
    for (const page of pages) expect(page).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
  })
})

function isAhead(date: string): boolean {
  return Date.parse(date) > mondayNoonMs
}
