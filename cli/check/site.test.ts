import { expect, it } from 'vitest'
import { firstFault } from './judge.ts'
import { siteFaults } from './site.ts'

const publicUrl = 'https://www.centre.example'

it.each([
  ['ENOTFOUND', 0, /its name is not found/, /PUBLIC_URL is spelled right/],
  ['CERT_HAS_EXPIRED', 0, /certificate has expired/, /renewing it has failed/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 0, /answers without encryption/, /deploy\/Caddyfile/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 0, /not trusted/, /public authority/],
  ['', 404, /answers 404 instead of the site/, /no other program has its port/],
  ['', 200, /answers with the page of another program/, /no other program has its port/],
])(
  'says what is wrong and what to do if the network error is "%s" and the status %i',
  (code, status, says, todo) => {
    const fault = firstFault(siteFaults, { publicUrl, code, status, body: undefined })
    expect(fault?.says).toMatch(says)
    expect(fault?.remedy).toMatch(todo)
  },
)
