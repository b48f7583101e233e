import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFile, PictureFiles } from '../../content/picture.ts'
import { big, imageSize, little } from './image-size.ts'

/** What is known of each file in a folder, except `.ts` files. */
export function readPictureFiles(folder: string): PictureFiles {
  const names = readdirSync(folder).filter((name) => !name.endsWith('.ts'))
  return Object.fromEntries(
    names.map((name) => [name, aboutPicture(readFileSync(join(folder, name)))]),
  )
}

export function aboutPicture(bytes: Buffer): PictureFile | null {
  const size = imageSize(bytes)
  if (size === undefined) return null
  const { isTurned, tellsPlace } = readExif(bytes)
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { served: `picture.${hash}.${size.type}`, bytes: bytes.length, width, height, tellsPlace }
}

interface Exif {
  /** Whether the picture is shown turned by a quarter, so that width and height change places. */
  readonly isTurned: boolean
  readonly tellsPlace: boolean
}

/** Exif metadata is a TIFF file inside the picture. Its first bytes tell its byte order (CIPA DC-008, 4.5). */
const beginnings = [
  { mark: 'II*\0', read: little },
  { mark: 'MM\0*', read: big },
] as const

const orientationTag = 0x0112
const placeTag = 0x8825
const entryBytes = 12
/** From this Exif orientation on, a picture is turned by a quarter. Orientations 1 to 4 are upright or upside down. */
const firstTurned = 5

/** The name under which picture editors store, as XML, where a photograph was taken. */
const placeInXmp = 'GPSLatitude'

/** Searches the whole file for metadata, because a picture may contain further pictures with metadata of their own. */
function readExif(bytes: Buffer): Exif {
  const directories = beginnings.flatMap(({ mark, read }) =>
    placesOf(bytes, mark).map((start) => firstDirectory(bytes.subarray(start), read)),
  )
  return {
    isTurned: directories.some((tags) => (tags.get(orientationTag) ?? 0) >= firstTurned),
    tellsPlace: bytes.includes(placeInXmp) || directories.some((tags) => tags.has(placeTag)),
  }
}

function placesOf(bytes: Buffer, mark: string): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) places.push(at)
  return places
}

/** Each tag with its value. The value is right only if it is a short number. */
function firstDirectory(tiff: Buffer, read: typeof big): ReadonlyMap<number, number> {
  const start = read(tiff, 4, 4)
  const count = read(tiff, start, 2)
  const entries = Array.from({ length: count }, (_, index) => start + 2 + index * entryBytes)
  return new Map(entries.map((at) => [read(tiff, at, 2), read(tiff, at + 8, 2)]))
}
