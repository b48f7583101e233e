import { expect, it } from 'vitest'
import { allTests, testCatalogue } from '../../domain/test-catalogue.ts'
import { drawPages } from '../../test/support/draw-pages.tsx'
import { attributes, countOf, mainOf, textOf } from '../../test/support/read-html.ts'

const main = mainOf(drawPages().services)

it('has the six categories', () => {
  const ids = attributes(main, 'id')
  for (const category of testCatalogue) expect(ids).toContain(category.id)
})

it('links each test to the form with it selected', () => {
  const links = attributes(main, 'href').filter((href) => href.includes('?test='))
  const tests = links.map((link) => new URL(link, 'https://x.example').searchParams.get('test'))
  expect(tests).toEqual(allTests)
})

it('explains the process in four steps', () => {
  const process = main.slice(main.indexOf('class="steps"'), main.indexOf('</ol>'))
  expect(countOf(process, 'li')).toBe(4)
})

it('answers seven questions without script', () => {
  const questions = main.slice(main.indexOf('id="questions"'), main.indexOf('closing-heading'))
  expect(countOf(questions, 'details')).toBe(7)
  expect(countOf(questions, 'summary')).toBe(7)
})

it('states fasting of 8–12 hours, arriving 15 minutes early with ID, and same-day results', () => {
  const text = textOf(`<body>${main}`)
  expect(text).toContain('Fasting of 8–12 hours')
  expect(text).toContain('A religious fast counts only')
  expect(text).toMatch(/arrive 15 minutes early/i)
  expect(text).toMatch(/ID/)
  expect(text).toContain('Usually the same day')
})

it('ends with a call to book or to call', () => {
  const closing = main.slice(main.indexOf('closing-heading'))
  expect(attributes(closing, 'href')).toEqual(['/book-appointment', 'tel:+911155500142'])
})
