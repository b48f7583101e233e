import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleBody } from '../../../test/support/a-webhook.ts'
import { isSameSecret, isSignedBy } from './signature.ts'

const vector = z
  .object({ x_hub_signature_256: z.record(z.string(), z.string()) })
  .parse(sampleBody('vectors-signatures')).x_hub_signature_256
const { secret = '', body = '', header = '' } = vector
const bytes = Buffer.from(body)

describe('isSignedBy', () => {
  it('accepts the published example, in upper or lower case hex', () => {
    expect(isSignedBy(secret, bytes, header)).toBe(true)
    expect(isSignedBy(secret, bytes, header.toUpperCase().replace('SHA', 'sha'))).toBe(true)
  })

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['without its scheme', header.slice('sha256='.length)],
    ['of the old scheme', header.replace('sha256', 'sha1')],
    ['one digit short', header.slice(0, -1)],
    ['one digit long', `${header}0`],
    ['no hex', `sha256=${'z'.repeat(64)}`],
    ['off by one digit', header.replace(/.$/, (last) => (last === '7' ? '8' : '7'))],
  ])('refuses a signature that is %s', (_case, given) => {
    expect(isSignedBy(secret, bytes, given)).toBe(false)
  })

  it('rejects another body and another secret', () => {
    expect(isSignedBy(secret, Buffer.from(`${body} `), header)).toBe(false)
    expect(isSignedBy(`${secret}!`, bytes, header)).toBe(false)
  })
})

describe('isSameSecret', () => {
  it('compares texts of any length', () => {
    expect(isSameSecret('a word', 'a word')).toBe(true)
    expect(isSameSecret('a wor', 'a word')).toBe(false)
    expect(isSameSecret('', 'a word')).toBe(false)
  })
})
