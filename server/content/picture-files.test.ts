import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { staticFiles } from '../../site/static-files.ts'
import { aJpeg, anExif, aPng, aWebp } from '../../test/support/a-picture.ts'
import { aboutPicture, readPictureFiles } from './picture-files.ts'

const place = anExif({ hasLocation: true })

it.each([
  ['a JPEG', aJpeg(1200, 800), 'jpg'],
  ['a PNG', aPng(1200, 800), 'png'],
  ['a plain WebP', aWebp('VP8 ', 1200, 800), 'webp'],
  ['a WebP without loss', aWebp('VP8L', 1200, 800), 'webp'],
  ['a WebP with metadata', aWebp('VP8X', 1200, 800, anExif({})), 'webp'],
])('reads pixels and type of %s, and finds no GPS position in it', (_name, bytes, type) => {
  expect(aboutPicture(bytes)).toEqual({
    served: expect.stringMatching(`^picture\\.[0-9a-f]{8}\\.${type}$`),
    bytes: bytes.length,
    width: 1200,
    height: 800,
    tellsPlace: false,
  })
})

it.each([
  ['share.jpg', { width: 1200, height: 630 }],
  ['icon-192.png', { width: 192, height: 192 }],
] as const)('reads the pixels of the real %s', (name, pixels) => {
  const file = new URL(`../../site/static/${staticFiles[name]}`, import.meta.url)
  expect(aboutPicture(readFileSync(file))).toMatchObject({ ...pixels, tellsPlace: false })
})

it.each([
  ['a JPEG', aJpeg(1200, 800, place)],
  ['a JPEG with the smallest part first', aJpeg(9, 9, anExif({ hasLocation: true }, 'little'))],
  ['a PNG', aPng(1200, 800, place)],
  ['a WebP', aWebp('VP8X', 1200, 800, place)],
  ['a second picture behind the first', Buffer.concat([aJpeg(9, 9), aJpeg(9, 9, place)])],
  ['XMP', Buffer.concat([aJpeg(9, 9), Buffer.from('<x exif:GPSLatitude="28,33.5N"/>')])],
])('finds that %s says where it was taken', (_name, bytes) => {
  expect(aboutPicture(bytes)?.tellsPlace).toBe(true)
})

it('a picture that a phone stored on its side gets the width at which it is shown', () => {
  const turned = (orientation: number) => aboutPicture(aJpeg(1200, 800, anExif({ orientation })))
  for (const upright of [1, 2, 3, 4]) expect(turned(upright)?.width).toBe(1200)
  for (const onItsSide of [5, 6, 7, 8])
    expect(turned(onItsSide)).toMatchObject({ width: 800, height: 1200 })
})

it('a file that is no picture is read as null, and a broken picture as null or with a positive size', () => {
  expect(aboutPicture(Buffer.from('GIF89a'))).toBeNull()
  expect(aboutPicture(Buffer.alloc(0))).toBeNull()
  const whole = [aJpeg(700, 600, place), aPng(700, 600, place), aWebp('VP8X', 700, 600, place)]
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

it('reads each file of a folder except TypeScript files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(folder, 'pictures.ts'), '')
  writeFileSync(join(folder, 'doctor.jpg'), aJpeg(900, 1200))
  writeFileSync(join(folder, 'IMG_1.HEIC'), 'ftypheic')
  expect(readPictureFiles(folder)).toMatchObject({
    'doctor.jpg': { width: 900 },
    'IMG_1.HEIC': null,
  })
  expect(Object.keys(readPictureFiles(folder))).toHaveLength(2)
})
