import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { twilioSignature } from '../../../fake-whatsapp/twilio-callbacks.ts'
import { isTwilioSignature } from './signature.ts'

/** Twilio's own worked example; fake-whatsapp/samples/SOURCES.md says where it comes from. */
const file = new URL('../../../fake-whatsapp/samples/vectors-signatures.json', import.meta.url)
const vector = z
  .object({
    x_twilio_signature: z.object({
      authToken: z.string(),
      url: z.string(),
      params: z.record(z.string(), z.string()),
      header: z.string(),
    }),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).x_twilio_signature

const address = new URL(vector.url)
const form = new URLSearchParams(vector.params)

describe('isTwilioSignature', () => {
  it("knows Twilio's published example", () => {
    expect(isTwilioSignature(vector.header, address, form, vector.authToken)).toBe(true)
  })

  it.each([
    ['none', undefined, form, vector.authToken],
    ['an empty one', '', form, vector.authToken],
    ['one cut short', vector.header.slice(0, -1), form, vector.authToken],
    ['one of another token', vector.header, form, '54321'],
    ['one of another form', vector.header, new URLSearchParams('Digits=1'), vector.authToken],
  ])('refuses %s', (_case, header, fields, authToken) => {
    expect(isTwilioSignature(header, address, fields, authToken)).toBe(false)
  })

  it('refuses one of another query', () => {
    const other = new URL(`${vector.url}&baz=3`)
    expect(isTwilioSignature(vector.header, other, form, vector.authToken)).toBe(false)
  })

  it.each([
    ['https://centre.example:443/a?b=c', 'https://centre.example/a?b=c'],
    ['http://centre.example:80/a', 'http://centre.example/a'],
    ['https://centre.example/a', 'https://centre.example:8443/a'],
  ])('takes one made for %s at %s', (signedAddress, ourAddress) => {
    const signature = twilioSignature(signedAddress, vector.params, 'token')
    expect(isTwilioSignature(signature, new URL(ourAddress), form, 'token')).toBe(true)
  })

  it('counts a field that comes twice once for each value', () => {
    const signature = twilioSignature('https://centre.example/a', { A: '1A2', B: '3' }, 'token')
    const twice = new URLSearchParams('B=3&A=2&A=1&A=2')
    const ours = new URL('https://centre.example/a')
    expect(isTwilioSignature(signature, ours, twice, 'token')).toBe(true)
  })
})
