/** The three formats that phones and programs export and that all browsers show. */
export type ImageType = 'jpg' | 'png' | 'webp'

export interface ImageSize {
  readonly type: ImageType
  readonly width: number
  readonly height: number
}

/** Type and pixels of a picture, from its first bytes; undefined for any other file. Never throws. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  const found = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
  return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined
}

/** A number of this many bytes, the most significant byte first. 0 if it lies beyond the end. */
export function big(bytes: Buffer, at: number, length: number): number {
  return at + length <= bytes.length ? bytes.readUIntBE(at, length) : 0
}

/** The same with the least significant byte first. */
export function little(bytes: Buffer, at: number, length: number): number {
  return at + length <= bytes.length ? bytes.readUIntLE(at, length) : 0
}

function says(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}

/** https://www.w3.org/TR/png-3/#5DataRep: the signature, then the chunk with the size. */
function pngSize(bytes: Buffer): ImageSize | undefined {
  if (!says(bytes, 0, '\x89PNG\r\n\x1a\n') || !says(bytes, 12, 'IHDR')) return undefined
  return { type: 'png', width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
}

/** https://developers.google.com/speed/webp/docs/riff_container: three kinds of first chunk. */
function webpSize(bytes: Buffer): ImageSize | undefined {
  if (!says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WEBP')) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return webp(little(bytes, 26, 2) & 0x3fff, little(bytes, 28, 2) & 0x3fff)
    case 'VP8L': {
      const bits = little(bytes, 21, 4)
      return webp((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return webp(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default:
      return undefined
  }
}

function webp(width: number, height: number): ImageSize {
  return { type: 'webp', width, height }
}

/** These three markers lie in the range of frame headers but begin no frame, so they are skipped. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B: segments, one of which begins the frame. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  if (big(bytes, 0, 2) !== 0xffd8) return undefined
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { type: 'jpg', width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) }
    // Skips bytes 0xff, any number of which may precede a marker.
    at += marker === 0xff ? 1 : 2 + big(bytes, at + 2, 2)
  }
  return undefined
}
