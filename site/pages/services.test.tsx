import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'

const main = mainOf(drawPages().services)

function queryOf(test: string): string {
  return `?${new URLSearchParams({ test })}"`
}

function rowOf(test: string, html: string): string {
  return html.split(queryOf(test))[1]?.split('</a>')[0] ?? ''
}

it('links each test to the form with that test selected', () => {
  const links = attributes(main, 'href').filter((href) => href.includes('?test='))
  const tests = links.map((link) => new URL(link, 'https://x.example').searchParams.get('test'))
  expect(tests).toEqual(allTests)
})

it('draws a wider sun for each ten minutes of a test, and none if the minutes are unknown', () => {
  const sunOf = (test: string) =>
    /sun-\d(?=" href="[^"]*$)/.exec(main.split(queryOf(test))[0] ?? '')?.[0]
  expect(['ECG', 'Ultrasound', 'MRI Scan', 'Stress ECHO', 'ESR'].map(sunOf)).toEqual([
    ...['sun-1', 'sun-2', 'sun-5', 'sun-6', undefined],
  ])
})

it('explains the suns with four of them, unless the centre states no minutes', () => {
  const keyOf = (html: string) => /<div class="key">.*?<\/div>/.exec(html)?.[0] ?? ''
  expect(attributes(keyOf(main), 'class').slice(1)).toEqual(['sun-1', 'sun-2', 'sun-4', 'sun-6'])
  expect(textOf(`<body>${keyOf(main)}`)).toContain('10 20 40 60 min')
  const { minutes: _, ...facts } = centre.facts
  expect(keyOf(drawPages(pageContext({ centre: { ...centre, facts } })).services)).toBe('')
})

it('says beside a test how long it takes, when its report is ready and whether it needs a prescription', () => {
  const factsOf = (test: string, html = main) =>
    attributes(rowOf(test, html), 'data-facts')[0]?.replaceAll('\u00a0', ' ')
  expect(factsOf('Ultrasound')).toBe('20 min, report same day')
  expect(factsOf('USG Guided FNAC and BIOPSY')).toBe(
    '60 min, report in 3 days, prescription needed',
  )
  expect(factsOf('Interventional Radiology')).toBe('Prescription needed')
  expect(factsOf('Tumor Markers')).toBe('Report next day')
  expect(factsOf('Blood Sugar')).toBeUndefined()
  const { reportDays: _, minutes: __, needsPrescription: ___, ...facts } = centre.facts
  const unknown = drawPages(pageContext({ centre: { ...centre, facts } })).services
  expect(factsOf('MRI Scan', unknown)).toBeUndefined()
})

it('says once under a heading what is true of its scans or tests', () => {
  const text = textOf(`<body>${main}`)
  const { accredited, prescription } = english.services
  const scope = centre.registrations.find(({ authority }) => authority === 'NABL')?.scope ?? ''
  for (const said of [centre.facts.answers?.women?.en, prescription.inPregnancy, accredited(scope)])
    expect(text.split(said ?? '?')).toHaveLength(2)
})

it('says under a name what doctors write, and what its name does not say', () => {
  expect(attributes(main, 'data-contents')).toContain(
    'Transvaginal, transrectal, follicular study\nDone from inside: vagina or back passage',
  )
  const hindi = drawPages(pageContext({}, 'hi')).services
  expect(hindi).toContain('data-contents="Transvaginal, transrectal, follicular study\nअंदर से')
  expect(hindi).toContain('data-contents="हलचल दिखती है')
})

it('says the English name of a package beside the Hindi one, and not among its tests', () => {
  const row = rowOf('Basic Health Check Up', drawPages(pageContext({}, 'hi')).services)
  expect(row).toMatch(/बेसिक हेल्थ चेकअप<small lang="en">Basic Health Check Up<\/small><\/span>/)
})

it('shows what is in each package, and names an offered package that is a part of it', () => {
  const factsOf = (test: string, html = main) =>
    attributes(rowOf(test, html), 'data-contents')[0]?.split('\n')
  expect(factsOf('Diabetes Screening')).toEqual(centre.facts.packages?.['Diabetes Screening'])
  expect(factsOf('Senior Citizen Package')).toEqual([
    ...['Basic Health Check Up', '+ Thyroid Function Tests', '+ HbA1c', '+ ECG'],
  ])
  const categories = fullCatalogue.categories.map((each) => ({
    ...each,
    tests: each.tests.filter((test) => test === 'Senior Citizen Package'),
  }))
  const alone = drawPages(pageContext({ catalogue: { ...fullCatalogue, categories } })).services
  expect(factsOf('Senior Citizen Package', alone)).toEqual(
    centre.facts.packages?.['Senior Citizen Package'],
  )
})
