import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, countOf, mainOf, textOf } from '../../test/support/read-html.ts'

const html = drawPages().home
const main = mainOf(html)
const text = textOf(html)

it('shows three testimonials with name, location, rating and comment', () => {
  expect(countOf(main, 'blockquote')).toBe(3)
  for (const { name, location, rating, comment } of english.testimonials.entries) {
    expect(text).toContain(`${name} , ${location}`)
    expect(text).toContain(comment)
    expect(attributes(main, 'aria-label')).toContain(`Rated ${rating} out of 5`)
  }
})

it('marks the testimonials as samples until they are replaced', () => {
  expect(text).toContain(english.testimonials.sampleNote)
  const entries = [{ name: 'Asha V.', location: 'Saket', rating: 5, comment: 'Quick.' }]
  const testimonials = { ...english.testimonials, entries }
  const own = pageContext({ strings: { ...english, testimonials } })
  expect(textOf(drawPages(own).home)).not.toContain(english.testimonials.sampleNote)
})

it('shows the prices of the tests that the owner chose for Home, each with a link to book it', () => {
  expect(text).toContain('X-Ray from ₹400 Ultrasound from ₹1,200 CT Scan from ₹3,000')
  const { testsOnHome = [] } = centre.facts
  expect(attributes(main, 'href')).toEqual(
    expect.arrayContaining(
      testsOnHome.map((test) => `/book-appointment?test=${encodeURIComponent(test)}`),
    ),
  )
})

it('leaves out a chosen test that has no price or is not offered', () => {
  const testsOnHome = ['Interventional Radiology', 'X-Ray', 'ECG'] as const
  const catalogue = {
    ...fullCatalogue,
    categories: fullCatalogue.categories.filter(({ id }) => id !== 'radiology'),
  }
  const facts = { ...centre.facts, testsOnHome }
  const home = textOf(drawPages(pageContext({ catalogue, centre: { ...centre, facts } })).home)
  expect(home).toContain(`${english.home.prices} ECG from ₹300 Prices are`)
})

it('draws the map to scale, with its parks, if the centre states them', () => {
  const { map, ...facts } = centre.facts
  if (map === undefined) throw new Error('The centre of the tests has a map.')
  const mapOf = (stated: typeof map) => {
    const { home } = drawPages(
      pageContext({ centre: { ...centre, facts: { ...facts, map: stated } } }),
    )
    return /<svg class="locality.*?<\/svg>/s.exec(home)?.[0] ?? ''
  }
  const { metresWide: _, parks: __, ...plain } = map
  // The map is 100 units wide. If that is 250 metres, 50 metres are 20 units.
  expect(mapOf({ ...map, metresWide: 250 })).toContain('v1.5h20v-1.5')
  expect(mapOf(plain)).not.toContain('v1.5h')
  expect(mapOf(map).split('class="park"')).toHaveLength(2)
  expect(mapOf(plain)).not.toContain('class="park"')
})
