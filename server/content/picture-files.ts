import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFile, PictureFiles } from '../../content/picture.ts'

/** What is known of each file in a folder, except `.ts` files. An owner may keep the originals in a folder inside. */
export function readPictureFiles(folder: string): PictureFiles {
  const isFile = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false
  const names = readdirSync(folder).filter((name) => !name.endsWith('.ts') && isFile(name))
  return Object.fromEntries(
    names.map((name) => [name, aboutPicture(readFileSync(join(folder, name)))]),
  )
}

/** Null for any file but a WebP. Never throws. */
export function aboutPicture(bytes: Buffer): PictureFile | null {
  const size = webpSize(bytes)
  if (size === undefined || size.width < 1 || size.height < 1) return null
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const hasMetadata = metadataChunks.some((name) => bytes.includes(name))
  return { served: `picture.${hash}.webp`, bytes: bytes.length, ...size, hasMetadata }
}

/** The names of the chunks in which cameras and editors store the place and other things. */
const metadataChunks = ['EXIF', 'XMP ']

/** https://developers.google.com/speed/webp/docs/riff_container: three kinds of first chunk. */
function webpSize(bytes: Buffer): Pick<PictureFile, 'width' | 'height'> | undefined {
  const says = (at: number) => bytes.toString('latin1', at, at + 4)
  if (says(0) !== 'RIFF' || says(8) !== 'WEBP') return undefined
  switch (says(12)) {
    case 'VP8 ':
      return { width: numberAt(bytes, 26, 2) & 0x3fff, height: numberAt(bytes, 28, 2) & 0x3fff }
    case 'VP8L': {
      const bits = numberAt(bytes, 21, 4)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: numberAt(bytes, 24, 3) + 1, height: numberAt(bytes, 27, 3) + 1 }
    default:
      return undefined
  }
}

/** 0 if the number lies beyond the end. */
function numberAt(bytes: Buffer, at: number, length: number): number {
  return at + length <= bytes.length ? bytes.readUIntLE(at, length) : 0
}
