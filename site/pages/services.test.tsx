import { expect, it } from 'vitest'
import { allTests } from '../../domain/test-catalogue.ts'
import { drawPages } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf } from '../../test/support/read-html.ts'

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
