import { expect, it } from 'vitest'
import { objectAt, parseObject, textAt } from '../json.ts'
import { readSample } from '../test-shape.ts'
import { twilioSignature } from '../twilio/twilio-signature.ts'
import { escapedJson } from './escaped-json.ts'
import { hubSignature } from './signature.ts'

const vectors = parseObject(JSON.stringify(await readSample('vectors-signatures'))) ?? {}

it("signs GitHub's published body with the published X-Hub-Signature-256", () => {
  const vector = objectAt(vectors, 'x_hub_signature_256') ?? {}
  const signature = hubSignature(textAt(vector, 'body') ?? '', textAt(vector, 'secret') ?? '')
  expect(signature).toBe(textAt(vector, 'header'))
})

it("signs Twilio's published form with the published X-Twilio-Signature", () => {
  const vector = objectAt(vectors, 'x_twilio_signature') ?? {}
  const params = Object.entries(objectAt(vector, 'params') ?? {})
  const fields = Object.fromEntries(params.map(([name, value]) => [name, String(value)]))
  const authToken = textAt(vector, 'authToken') ?? ''
  expect(twilioSignature(textAt(vector, 'url') ?? '', fields, authToken)).toBe(
    textAt(vector, 'header'),
  )
})

it('writes everything beyond ASCII as \\uXXXX, and reads back the same', () => {
  const value = { name: 'आशा é 🙂' }
  expect(escapedJson(value)).toBe('{"name":"\\u0906\\u0936\\u093e \\u00e9 \\ud83d\\ude42"}')
  expect(JSON.parse(escapedJson(value))).toEqual(value)
})
