import { type Language, languages } from '../../domain/language.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { addressesIn } from '../../site/routes.ts'
import { allPages } from '../pages/all-pages.ts'
import { knownLink } from './known-request.ts'
import type { WireQuestion } from './wire.ts'

const hostile = '"></dd></script><img src=x onerror=alert(1)>&amp;\u202e\u0000\ufffd'

const confirmationKeys = ['name', 'phone', 'email', 'date', 'time', 'tests', 'reference']

interface HtmlAnswer extends WireQuestion {
  readonly name: string
  readonly address: string
  readonly status: number
}

/** Every kind of HTML the server answers: the pages, and the states a page can come back in. */
export const everyAnswer: readonly HtmlAnswer[] = [
  ...allPages.map((page) => ({
    ...page,
    status: page.address.endsWith('/no-such-page') ? 404 : 200,
  })),
  ...languages.flatMap(oddAnswers),
]

function oddAnswers(language: Language): HtmlAnswer[] {
  const { book, confirmation } = addressesIn[language]
  return [
    {
      name: `${book} with one test picked`,
      address: `${book}?test=MRI+Scan`,
      status: 200,
    },
    {
      name: `${book} with all tests picked`,
      address: `${book}?${new URLSearchParams(allTests.map((test) => ['test', test]))}`,
      status: 200,
    },
    {
      name: `${book} after an empty form`,
      address: book,
      form: new URLSearchParams(),
      status: 422,
    },
    {
      name: `${book} after a hostile form`,
      address: book,
      form: new URLSearchParams([
        ...['name', 'phone', 'email', 'date', 'time', 'tests'].map((field) => [field, hostile]),
        ['additionalInfo', hostile.repeat(20)],
        ['tests', 'MRI Scan'],
      ]),
      status: 422,
    },
    {
      name: `${book} after a form of another site`,
      address: book,
      form: new URLSearchParams({ name: 'Asha' }),
      headers: { 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    {
      name: `${confirmation} with all tests`,
      address: `${confirmation}?${new URLSearchParams({
        ...Object.fromEntries(new URLSearchParams(knownLink)),
        tests: allTests.join(),
      })}`,
      status: 200,
    },
    {
      name: `${confirmation} of no stored request`,
      address: `${confirmation}${knownLink}1`,
      status: 200,
    },
    {
      name: `${confirmation} with hostile details`,
      address: `${confirmation}?${new URLSearchParams(confirmationKeys.map((key) => [key, hostile]))}`,
      status: 200,
    },
  ]
}
