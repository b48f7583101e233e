const hexDigits = '0123456789ABCDEF'
const base64UrlDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Makes the identifiers a provider would; unique within one fake whatever `random` gives. */
export interface Identifiers {
  /** `wamid.` and base64 of bytes that hold the phone number, as in Meta's own samples. */
  wamid(phoneDigits: string): string
  fbtraceId(): string
  /** A Twilio identifier: the prefix and 32 lower-case hex digits. */
  twilioSid(prefix: string): string
}

/** @param random a number in [0, 1), as `Math.random`. */
export function createIdentifiers(random: () => number): Identifiers {
  let count = 0
  const serial = () => (++count).toString(16).toUpperCase().padStart(8, '0')
  return {
    wamid: (phoneDigits) => encodeWamid(phoneDigits, pick(random, hexDigits, 10) + serial()),
    fbtraceId: () => `A${pick(random, base64UrlDigits, 22)}`,
    twilioSid: (prefix) => prefix + (pick(random, hexDigits, 24) + serial()).toLowerCase(),
  }
}

/** Byte layout read off Meta's sample `wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJBRkJENzExMTRFRjk2NTI1OTEA`. */
function encodeWamid(phoneDigits: string, id: string): string {
  const bytes = Buffer.concat([
    Buffer.from([0x1c, 0x18, phoneDigits.length]),
    Buffer.from(phoneDigits),
    Buffer.from([0x15, 0x02, 0x00, 0x11, 0x18, id.length]),
    Buffer.from(id),
    Buffer.from([0x00]),
  ])
  return `wamid.${bytes.toString('base64')}`
}

function pick(random: () => number, digits: string, length: number): string {
  const digit = () => digits.charAt(Math.floor(random() * digits.length))
  return Array.from({ length }, digit).join('')
}
