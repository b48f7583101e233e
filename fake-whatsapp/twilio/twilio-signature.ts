import { createHmac } from 'node:crypto'

/** The value of X-Twilio-Signature: base64 HMAC-SHA1 of the URL and the sorted form fields. */
export function twilioSignature(
  url: string,
  fields: Readonly<Record<string, string>>,
  authToken: string,
): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  const signed = url + sorted.flat().join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}
