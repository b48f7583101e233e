import fc from 'fast-check'
import { aRequest } from '../support/a-request.ts'
import { onTheWay } from './bytes.ts'
import { headersFor } from './headers.ts'
import { post } from './request.ts'
import { anyText } from './texts.ts'

const fields = [
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
const anyPair = fc.tuple(fc.oneof(fc.constantFrom(...fields), anyText), anyText)

/** The pairs encoded as browsers do, with broken percent codes, or written twice. */
export function query(pairs: fc.Arbitrary<[string, string][]>): fc.Arbitrary<string> {
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
export const toForm = fc
  .tuple(
    headersFor('application/x-www-form-urlencoded'),
    onTheWay(fc.oneof(query(somePairs), query(fc.array(anyPair, { maxLength: 6 })), anyText)),
  )
  .map(([given, body]) => post('form', '/book-appointment', body, given))
