import { expect, it } from 'vitest'
import { allTests } from '../../domain/test-catalogue.ts'
import { drawPages } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf } from '../../test/support/read-html.ts'

const main = mainOf(drawPages().services)

it('links each test to the form with it selected', () => {
  const links = attributes(main, 'href').filter((href) => href.includes('?test='))
  const tests = links.map((link) => new URL(link, 'https://x.example').searchParams.get('test'))
  expect(tests).toEqual(allTests)
})
