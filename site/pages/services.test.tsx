import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'

const main = mainOf(drawPages().services)

it('links each test to the form with that test selected', () => {
  const links = attributes(main, 'href').filter((href) => href.includes('?test='))
  const tests = links.map((link) => new URL(link, 'https://x.example').searchParams.get('test'))
  expect(tests).toEqual(allTests)
})

it('draws a wider sun for each ten minutes of a test, and none if the minutes are unknown', () => {
  const sunOf = (test: string) =>
    new RegExp(`<a (?:class="(sun-\\d)" )?href="[^"]*test=${encodeURIComponent(test)}"`).exec(
      main,
    )?.[1]
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
    new RegExp(`test=${encodeURIComponent(test)}"[^>]*>(?:(?!</a>).)*<i data-facts="([^"]*)"`, 's')
      .exec(html)?.[1]
      ?.split('\n')
  expect(factsOf('Ultrasound')).toEqual([
    unbroken('20 min · report same day'),
    'prescription in pregnancy',
  ])
  expect(factsOf('USG Guided FNAC and BIOPSY')).toEqual([
    unbroken('60 min · report in 3 days'),
    'prescription needed',
  ])
  expect(factsOf('Interventional Radiology')).toEqual(['prescription needed'])
  expect(factsOf('Tumor Markers')).toEqual(['report next day'])
  expect(factsOf('Blood Sugar')).toBeUndefined()
  const { reportDays: _, minutes: __, needsPrescription: ___, ...facts } = centre.facts
  const unknown = drawPages(pageContext({ centre: { ...centre, facts } })).services
  expect(factsOf('MRI Scan', unknown)).toBeUndefined()
})

it('shows what is in each package, and names an offered package that is a part of it', () => {
  const factsOf = (test: string, html = main) =>
    new RegExp(`test=${encodeURIComponent(test)}"[^>]*><span[^>]*data-facts="([^"]*)"`)
      .exec(html)?.[1]
      ?.split('\n')
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
