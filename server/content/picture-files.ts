import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFile, PictureFiles } from '../../content/picture.ts'
import { readExif } from './exif.ts'
import { imageSize } from './image-size.ts'

/** What is known of each file in a folder but its sources. */
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
