import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `given`, the value of X-Twilio-Signature, was made with our auth token: base64 HMAC-SHA1
 * of the address as Twilio called it and the sorted form fields, each name followed by its value.
 * https://www.twilio.com/docs/usage/security#validating-requests
 */
export function isTwilioSignature(
  given: string | undefined,
  address: URL,
  form: URLSearchParams,
  authToken: string,
): boolean {
  const fields = sortedFields(form)
  return bothForms(address).some((url) => isSame(given ?? '', sign(url + fields, authToken)))
}

/** A name that comes twice counts with each different value once, as Twilio's own libraries do. */
function sortedFields(form: URLSearchParams): string {
  return [...new Set(form.keys())]
    .sort()
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('')
}

/** Twilio signs some calls with the scheme's own port written out and some without. */
function bothForms(address: URL): string[] {
  const { protocol, hostname, host, pathname, search } = address
  const standard = protocol === 'https:' ? '443' : '80'
  const other = host === hostname ? `${hostname}:${standard}` : hostname
  return [host, other].map((place) => `${protocol}//${place}${pathname}${search}`)
}

function sign(text: string, authToken: string): string {
  return createHmac('sha1', authToken).update(text).digest('base64')
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
