import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'

const html = drawPages().about
const text = textOf(html)

it('has the sections of the specification in order, each with its texts', () => {
  const { mission, vision, director, values, achievements, facilities, reasons } = english.about
  const parts = [mission, vision, director, values, achievements, facilities, reasons]
  const headings = parts.map(({ heading }) => heading)
  const shown = Array.from(mainOf(html).matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, heading]) => heading)
  expect(shown.filter((heading) => headings.some((each) => each === heading))).toEqual(headings)
  const points = [values, facilities, reasons].flatMap(({ items }) => items)
  const { doctor } = centre
  for (const said of [
    ...[mission.text, vision.text, doctor.name, doctor.qualifications, doctor.registrationNumber],
    ...points.flatMap(({ title, text }) => [title, text]),
  ])
    expect(textOf(`<body>${mainOf(html)}`)).toContain(said)
  expect(mainOf(html)).toContain('Gold medalist')
})

it.each(['1000+', '10+', '20+', '99.8%'])(
  'states the claim %s once, and on no other page',
  (claim) => {
    expect(mainOf(html).split(`>${claim}<`)).toHaveLength(2)
    const { about: _, ...others } = drawPages()
    for (const other of Object.values(others)) expect(textOf(other)).not.toContain(` ${claim} `)
  },
)

it.each([
  ...['What we take', 'How long', 'Data Protection Board', centre.dataContact.email],
  'Your email, if you give it, so that reception can write to you about the same.',
  `call ${centre.phones[0].label} or write to ${centre.dataContact.name}`,
  ...['with your reference', centre.address.street, 'Meta', 'outside India', '13 May 2027'],
  'guardian',
])('says in its privacy notice "%s"', (said) => {
  const [notice = ''] = /<section[^>]*id="privacy".*?<\/section>/s.exec(html) ?? []
  expect(textOf(`<body>${notice}`)).toContain(said)
})

it.each([
  [365, 'One year after your request or visit your details are erased'],
  [730, '730 days after your request or visit your details are erased'],
])('says of %i days of retention: "%s"', (retentionDays, sentence) => {
  expect(textOf(drawPages(pageContext({ retentionDays })).about)).toContain(sentence)
})

it('shows registrations of the centre only if they are filled in', () => {
  const none = pageContext({ centre: { ...centre, registrations: [] } })
  expect(textOf(drawPages(none).about)).not.toContain('AERB')
  const registrations = [{ authority: 'AERB', number: 'DL-1' }] as const
  const filled = pageContext({ centre: { ...centre, registrations } })
  expect(textOf(drawPages(filled).about)).toContain('AERB: DL-1')
})

it('makes no claim without a source, and names the source of each', () => {
  for (const { source } of Object.values(centre.claims)) expect(text).toContain(source)
  const { patients, years, testCategories, accuracy, goldMedal } = centre.claims
  const unproven = { ...accuracy, source: '' }
  const claims = { patients, years, testCategories, accuracy: unproven, goldMedal }
  const without = drawPages(pageContext({ centre: { ...centre, claims } })).about
  expect(textOf(without)).not.toContain('99.8%')
  expect(textOf(without)).toContain('1000+')
})

it('leaves the gold medal out of every page while it has no source', () => {
  const claims = { ...centre.claims, goldMedal: { ...centre.claims.goldMedal, source: '' } }
  const pages = drawPages(pageContext({ centre: { ...centre, claims } }))
  for (const page of Object.values(pages)) expect(textOf(page)).not.toContain('Gold medalist')
})

it('links at its top to its long sections, and to no section that is missing', () => {
  const bare = drawPages(pageContext({ centre: { ...centre, facts: {} } })).about
  for (const page of [html, bare]) {
    const inPage = attributes(mainOf(page), 'href').filter((link) => link.startsWith('#'))
    const ids = attributes(page, 'id')
    expect(inPage.filter((link) => !ids.includes(link.slice(1)))).toEqual([])
    expect(inPage).toContain('#privacy')
  }
  expect(attributes(mainOf(html), 'href')).toEqual(expect.arrayContaining(['#visit', '#report']))
  expect(attributes(mainOf(bare), 'href')).not.toContain('#visit')
})
