import fc from 'fast-check'
import { aRequest } from '../support/a-request.ts'
import { onTheWay } from './bytes.ts'
import { toWhatsApp } from './callbacks.ts'
import { headersFor } from './headers.ts'
import { anyJson, objectLike } from './json.ts'
import { type HostileRequest, post } from './request.ts'
import { anyText } from './texts.ts'

/** What the booking page sends, with hostile texts in up to three of its fields. */
const wellShaped = fc
  .record({ name: anyText, phone: anyText, email: anyText, additionalInfo: anyText })
  .chain((texts) => fc.subarray(Object.entries(texts), { maxLength: 3 }))
  .map((texts) => JSON.stringify({ ...aRequest(), ...Object.fromEntries(texts) }))

const toCall = fc
  .tuple(
    headersFor('application/json'),
    onTheWay(
      fc.oneof(
        { weight: 2, arbitrary: wellShaped },
        { weight: 2, arbitrary: objectLike(aRequest()) },
        { weight: 1, arbitrary: anyJson },
      ),
    ),
  )
  .map(([given, body]) => post('call', '/api/send-whatsapp', body, given))

const formFields = [
  'name',
  'phone',
  'email',
  'date',
  'time',
  'tests',
  'additionalInfo',
  '__proto__',
  '',
]
const anyPair = fc.tuple(fc.oneof(fc.constantFrom(...formFields), anyText), anyText)

/** The pairs encoded as browsers do, with broken percent codes, or written twice. */
function query(pairs: fc.Arbitrary<[string, string][]>): fc.Arbitrary<string> {
  return fc
    .tuple(
      pairs,
      fc.constantFrom<((text: string) => string)[]>((text) => text, decoded, doubled),
    )
    .map(([all, write]) => write(new URLSearchParams(all).toString()))
}
const decoded = (text: string) => text.replaceAll(/%(2[0-9]|3[0-9])/g, (code) => code.slice(0, 2))
const doubled = (text: string) => `${text}&${text}&&=`

const { tests, ...texts } = aRequest()
const goodPairs: [string, string][] = [
  ...Object.entries(texts),
  ...tests.map((test): [string, string] => ['tests', test]),
]
const somePairs = fc
  .tuple(
    fc.subarray(goodPairs, { minLength: goodPairs.length - 1 }),
    fc.array(anyPair, { maxLength: 2 }),
  )
  .map(([own, more]) => [...own, ...more])

/** Posts of the booking form without script. */
const toForm = fc
  .tuple(
    headersFor('application/x-www-form-urlencoded'),
    onTheWay(fc.oneof(query(somePairs), query(fc.array(anyPair, { maxLength: 6 })), anyText)),
  )
  .map(([given, body]) => post('form', '/book-appointment', body, given))

const shown = ['name', 'phone', 'email', 'date', 'time', 'tests', 'reference', 'test', 'hub.mode']
const anyQuery = fc.oneof(
  query(fc.array(fc.tuple(fc.constantFrom(...shown), anyText), { maxLength: 9 })),
  query(fc.constant(shown.map((key): [string, string] => [key, 'ECG']))),
  fc.webQueryParameters(),
)
const paths = [
  ...['/appointment-confirmation', '/book-appointment', '/', '/no-such-page', '/healthz'],
  ...['/api/send-whatsapp', '/api/whatsapp-webhook', '/robots.txt'],
]
const toAnyPath = fc
  .tuple(
    fc.constantFrom(...paths),
    anyQuery,
    fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'PUT'),
  )
  .map(([path, search, method]): HostileRequest => {
    return { to: 'page', path: `${path}?${search}`, method, headers: { accept: '*/*' } }
  })

/** Any request that may reach the server. */
export const anyRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 10, arbitrary: toCall },
  { weight: 5, arbitrary: toForm },
  { weight: 3, arbitrary: toWhatsApp },
  { weight: 3, arbitrary: toAnyPath },
)
