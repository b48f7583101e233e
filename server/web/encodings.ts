import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

/** The same bytes for clients that take brotli, gzip, or neither. */
export interface Encoded {
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly identity: Uint8Array<ArrayBuffer>
}

export type Encoding = keyof Encoded

/** Compresses as much as possible, off the main thread. At 20 ms a page it is too slow for each request. */
export async function encode(
  content: string | Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return new Uint8Array(await promisify(brotliCompress)(content))
    case 'gzip':
      return new Uint8Array(await promisify(gzip)(content, { level: 9 }))
    case 'identity':
      return new Uint8Array(Buffer.from(content))
  }
}

/** Takes less than two milliseconds for the longest page. The next quality takes nine times as long. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }

/** What a server may send before the first acknowledgement: 10 segments of 1,460 bytes (RFC 6928). */
const firstRoundTripBytes = 14_600

/**
 * Compresses an answer to one visitor, while the visitor waits. With quick compression, a page with nearly
 * all tests would need a second round trip. Such pages are rare, and get the best compression, which takes 85 ms.
 */
export async function encodeOnce(
  text: string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const quick = encoding === 'br' ? brotliCompressSync(text, quickBrotli) : undefined
  return quick !== undefined && quick.length <= firstRoundTripBytes
    ? new Uint8Array(quick)
    : await encode(text, encoding)
}

/** The smallest encoding named in an `Accept-Encoding` header and not refused with `q=0`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (isAccepted('br', accepted)) return 'br'
  return isAccepted('gzip', accepted) ? 'gzip' : 'identity'
}

function isAccepted(encoding: Encoding, accepted: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted)
}

/** Headers that tell clients and caches how the body is encoded. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  const vary = { vary: 'accept-encoding' }
  return encoding === 'identity' ? vary : { ...vary, 'content-encoding': encoding }
}
