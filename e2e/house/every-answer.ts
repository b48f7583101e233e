import { allTests } from '../../domain/test-catalogue.ts'
import { allPages, confirmationQuery } from '../pages/all-pages.ts'
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
  ...allPages.map((page) => ({ ...page, status: page.address === '/no-such-page' ? 404 : 200 })),
  {
    name: '/book-appointment with one test picked',
    address: '/book-appointment?test=MRI+Scan',
    status: 200,
  },
  {
    name: '/book-appointment with all tests picked',
    address: `/book-appointment?${new URLSearchParams(allTests.map((test) => ['test', test]))}`,
    status: 200,
  },
  {
    name: '/book-appointment after an empty form',
    address: '/book-appointment',
    form: new URLSearchParams(),
    status: 422,
  },
  {
    name: '/book-appointment after a hostile form',
    address: '/book-appointment',
    form: new URLSearchParams([
      ...['name', 'phone', 'email', 'date', 'time', 'tests'].map((field) => [field, hostile]),
      ['additionalInfo', hostile.repeat(20)],
      ['tests', 'MRI Scan'],
    ]),
    status: 422,
  },
  {
    name: '/book-appointment after a form of another site',
    address: '/book-appointment',
    form: new URLSearchParams({ name: 'Asha' }),
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    name: '/appointment-confirmation with all tests',
    address: `/appointment-confirmation?${new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(confirmationQuery)),
      tests: allTests.join(),
    })}`,
    status: 200,
  },
  {
    name: '/appointment-confirmation with hostile details',
    address: `/appointment-confirmation?${new URLSearchParams(confirmationKeys.map((key) => [key, hostile]))}`,
    status: 200,
  },
]
