import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anExif, aWebp } from '../../test/support/a-picture.ts'
import { aboutPicture, readPictureFiles } from './picture-files.ts'

it.each([
  ['a plain WebP', aWebp('VP8 ', 1200, 800)],
  ['a WebP without loss', aWebp('VP8L', 1200, 800)],
  ['a WebP with transparency', aWebp('VP8X', 1200, 800)],
])('reads the pixels of %s, and finds no metadata in it', (_name, bytes) => {
  expect(aboutPicture(bytes)).toEqual({
    served: expect.stringMatching(/^picture\.[0-9a-f]{8}\.webp$/),
    bytes: bytes.length,
    width: 1200,
    height: 800,
    hasMetadata: false,
  })
})

it.each([
  ['Exif', aWebp('VP8X', 1200, 800, anExif())],
  [
    'XMP',
    Buffer.concat([aWebp('VP8X', 1200, 800), Buffer.from('XMP <x GPSLatitude="28,33.5N"/>')]),
  ],
])('finds metadata in %s', (_name, bytes) => {
  expect(aboutPicture(bytes)?.hasMetadata).toBe(true)
})

it('a file that is no WebP is read as null, and a broken WebP as null or with a positive size', () => {
  expect(aboutPicture(Buffer.from('GIF89a'))).toBeNull()
  expect(aboutPicture(Buffer.alloc(0))).toBeNull()
  const whole = (['VP8 ', 'VP8L', 'VP8X'] as const).map((kind) => aWebp(kind, 700, 600))
  const part = fc
    .constantFrom(...whole)
    .chain((bytes) =>
      fc.tuple(fc.constant(bytes), fc.nat(bytes.length), fc.nat(bytes.length), fc.nat(255)),
    )
  fc.assert(
    fc.property(part, ([bytes, end, at, byte]) => {
      const broken = Buffer.from(bytes.subarray(0, end))
      if (at < end) broken[at] = byte
      const read = aboutPicture(broken)
      if (read !== null) expect(Math.min(read.width, read.height)).toBeGreaterThan(0)
    }),
  )
})

it('reads each file of a folder except TypeScript files, and no folder in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(folder, 'pictures.ts'), '')
  writeFileSync(join(folder, 'doctor.webp'), aWebp('VP8 ', 900, 1200))
  writeFileSync(join(folder, 'IMG_1.HEIC'), 'ftypheic')
  mkdirSync(join(folder, 'originals'))
  symlinkSync(join(folder, 'gone.jpg'), join(folder, 'link.jpg'))
  expect(readPictureFiles(folder)).toMatchObject({
    'doctor.webp': { width: 900 },
    'IMG_1.HEIC': null,
  })
  expect(Object.keys(readPictureFiles(folder))).toHaveLength(2)
})
