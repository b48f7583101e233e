import { expect, it } from 'vitest'
import { allTests } from '../../domain/test-catalogue.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { address, buildTestApp } from '../../test/support/test-app.ts'
import { allNotices, allRequests } from '../../test/support/visit-store.ts'

type Sent = readonly [
  name: string,
  body: unknown,
  headers: Record<string, string>,
  status: number,
  /** What the stored request has; only for those answered 200. */
  stored?: object,
]

const long = (sign: string, length: number) => sign.repeat(length)
const raw = (changes: Record<string, string>) => {
  const fields = Object.entries({ ...aRequest(), ...changes }).map(
    ([key, value]) => `${JSON.stringify(key)}:${key in changes ? value : JSON.stringify(value)}`,
  )
  return `{${fields.join(',')}}`
}

/** Thirty posts of a second stranger, with the answers expected before any was sent. */
const posts: readonly Sent[] = [
  ['a lone high surrogate in the name', raw({ name: '"Asha \\ud83d Verma"' }), {}, 200, { name: 'Asha  Verma' }],
  ['only a lone surrogate as name', raw({ name: '"\\udc00"' }), {}, 422],
  ['only a lone surrogate as phone', raw({ phone: '"\\ud800"' }), {}, 422],
  ['a pair of surrogates, escaped', raw({ name: '"Asha \\ud83d\\ude42"' }), {}, 200, { name: 'Asha 🙂' }],
  ['a lone surrogate among the notes', raw({ additionalInfo: '"a\\udfffb"' }), {}, 200, { additionalInfo: 'ab' }],
  ['a name of 100 emoji', aRequest({ name: long('🙂', 100) }), {}, 422],
  ['a name of 50 emoji', aRequest({ name: long('🙂', 50) }), {}, 200, { name: long('🙂', 50) }],
  ['a name of combining marks alone', aRequest({ name: long('\u0301', 20) }), {}, 422],
  ['a name with a tag of HTML', aRequest({ name: '<b onclick=x>A</b>' }), {}, 200, { name: '<b onclick=x>A</b>' }],
  ['a phone with Devanagari digits', aRequest({ phone: '९८७६५ ४३२१०' }), {}, 200, { phone: '९८७६५ ४३२१०' }],
  ['two phones in one field', aRequest({ phone: '9876543210 / 9811122233' }), {}, 200],
  ['a phone of letters', aRequest({ phone: 'ask my son' }), {}, 200],
  ['an email with a line break', aRequest({ email: 'a@b.in\r\nBcc: x@y.in' }), {}, 422],
  ['an email with an unseen mark at its end', aRequest({ email: 'a@b.in\u200b' }), {}, 200, { email: 'a@b.in' }],
  ['the date with a time', raw({ date: '"2026-11-20T11:00:00Z"' }), {}, 422],
  ['29 February of a year that has none', raw({ date: '"2027-02-29"' }), {}, 422],
  ['a date in Devanagari digits', raw({ date: '"२०२६-११-२०"' }), {}, 422],
  ['a slot in small letters', raw({ time: '"11:00 am"' }), {}, 422],
  ['a slot with a narrow space', raw({ time: '"11:00\\u202fAM"' }), {}, 422],
  ['every test in reverse order', { ...aRequest(), tests: allTests.toReversed() }, {}, 200],
  ['one test twice', raw({ tests: '["ECG","ECG"]' }), {}, 422],
  ['a test with a trailing space', raw({ tests: '["ECG "]' }), {}, 422],
  ['ten thousand tests', raw({ tests: JSON.stringify(Array(10_000).fill('ECG')) }), {}, 413],
  ['the same field twice; the last one counts', `${raw({}).slice(0, -1)},"name":"Ravi"}`, {}, 200, { name: 'Ravi' }],
  ['fields that the form does not have', { ...aRequest(), reference: '#SID000000', id: 1 }, {}, 200, { name: 'Asha Verma' }],
  ['__proto__ with a name', `{"__proto__":{"name":"x"},${raw({}).slice(1)}`, {}, 200, { name: 'Asha Verma' }],
  ['an empty key', aRequest(), { 'idempotency-key': '' }, 400],
  ['a language that the site lacks', aRequest(), { 'content-language': 'ta' }, 200, { language: 'en' }],
  ['a method to override', aRequest(), { 'x-http-method-override': 'DELETE' }, 200],
  ['sec-fetch-site none', aRequest(), { 'sec-fetch-site': 'none' }, 403],
]

it.each(posts)('answers %s as expected', async (_name, body, headers, status, stored) => {
  const testApp = await buildTestApp()
  const response = await testApp.app.request(address, aPost(body, headers))
  expect(response.status).toBe(status)
  const requests = await allRequests(testApp.database)
  const isStored = status === 200
  expect(requests).toHaveLength(isStored ? 1 : 0)
  expect(await allNotices(testApp.database)).toHaveLength(isStored ? 1 : 0)
  if (stored) expect(requests[0]).toMatchObject(stored)
})
