import { writeFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { askOnWire, type WireQuestion } from '../../test/support/wire.ts'
import { firstRoundTripBytes } from '../budgets/loaded-bytes.ts'
import { allPages } from '../pages/all-pages.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'
import { findingsOfNu, isJavaThere } from './nu-checker.ts'

const hostile = '"></dd></script><img src=x onerror=alert(1)>&amp;\u202e\u0000\ufffd'

const confirmationKeys = ['name', 'phone', 'email', 'date', 'time', 'tests', 'reference']

interface HtmlAnswer extends WireQuestion {
  readonly name: string
  readonly address: string
  /** Unless it is 200. */
  readonly status?: number
}

/** Every kind of HTML answer: each page as it opens, after a form and with a query. */
const everyAnswer: readonly HtmlAnswer[] = [
  ...allPages.map((page) =>
    page.address.endsWith('/no-such-page') ? { ...page, status: 404 } : page,
  ),
  ...languages.flatMap(answersToFormsAndQueries),
]

function answersToFormsAndQueries(language: Language): HtmlAnswer[] {
  const { book, confirmation } = addressesIn[language]
  const anyTests = new URLSearchParams(allTests.map((test) => ['test', test]))
  const hostileForm = [
    ...['name', 'phone', 'email', 'date', 'time', 'tests'].map((field) => [field, hostile]),
    ['additionalInfo', hostile.repeat(20)],
    ['tests', 'MRI Scan'],
  ]
  const knownWithAllTests = new URLSearchParams(knownLink)
  knownWithAllTests.set('tests', allTests.join())
  const hostileDetails = new URLSearchParams(confirmationKeys.map((key) => [key, hostile]))
  const form = new URLSearchParams({ name: 'Asha' })
  const headers = { 'sec-fetch-site': 'cross-site' }
  return [
    { name: `${book} with one test picked`, address: `${book}?test=MRI+Scan` },
    { name: `${book} with all tests picked`, address: `${book}?${anyTests}` },
    ...[
      { name: 'an empty form', form: new URLSearchParams(), status: 422 },
      { name: 'a hostile form', form: new URLSearchParams(hostileForm), status: 422 },
      { name: 'a form of another site', form, headers, status: 403 },
    ].map((answer) => ({ ...answer, name: `${book} after ${answer.name}`, address: book })),
    { name: `${confirmation} with all tests`, address: `${confirmation}?${knownWithAllTests}` },
    { name: `${confirmation} of no stored request`, address: `${confirmation}${knownLink}1` },
    { name: `${confirmation} with hostile details`, address: `${confirmation}?${hostileDetails}` },
  ]
}

/** journeys/every-page.test.ts checks the bytes of pages that a browser loads. */
test(`every HTML answer is compressed to at most ${firstRoundTripBytes} bytes`, async ({
  testServer,
}) => {
  for (const { name, address, status = 200, ...question } of everyAnswer) {
    const answer = await askOnWire(testServer.url + address, question)
    expect.soft(answer.status, name).toBe(status)
    expect.soft(answer.headers, name).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    expect.soft(answer.body.length, name).toBeLessThanOrEqual(firstRoundTripBytes)
  }
})

test('the Nu HTML checker finds nothing wrong in any answer of the server', async ({
  testServer,
}, testInfo) => {
  test.skip(!isJavaThere(), 'HTML is not checked: the Nu HTML checker needs java on the PATH')
  test.slow()
  const files: string[] = []
  for (const { name, address, ...question } of everyAnswer) {
    const { body } = await askOnWire(testServer.url + address, question)
    const file = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}.html`)
    await writeFile(file, brotliDecompressSync(body))
    files.push(file)
  }
  expect(await findingsOfNu(files)).toEqual([])
})
