/** Makes picture files without pixels, because the tests read only sizes and metadata. */

const bytes = (...values: readonly number[]) => Buffer.from(values)
const latin = (text: string) => Buffer.from(text, 'latin1')

function big(value: number, length: number): Buffer {
  const number = Buffer.alloc(length)
  number.writeUIntBE(value, 0, length)
  return number
}

function little(value: number, length: number): Buffer {
  return big(value, length).reverse()
}

/** An Exif directory with one entry, which says where the picture was taken. */
export function anExif(): Buffer {
  const place = [big(0x8825, 2), big(4, 2), big(1, 4), big(38, 4)]
  return Buffer.concat([latin('MM\0*'), big(8, 4), big(1, 2), ...place, big(0, 4)])
}

/** @param kind `VP8 ` is lossy, `VP8L` is lossless, and `VP8X` has metadata. */
export function aWebp(
  kind: 'VP8 ' | 'VP8L' | 'VP8X',
  width: number,
  height: number,
  exif?: Buffer,
) {
  const body = {
    'VP8 ': Buffer.concat([bytes(0, 0, 0, 0x9d, 1, 0x2a), little(width, 2), little(height, 2)]),
    VP8L: Buffer.concat([bytes(0x2f), little(((height - 1) << 14) | (width - 1), 4)]),
    VP8X: Buffer.concat([bytes(8, 0, 0, 0), little(width - 1, 3), little(height - 1, 3)]),
  }[kind]
  const chunk = (name: string, body: Buffer) =>
    Buffer.concat([latin(name), little(body.length, 4), body])
  const chunks = [chunk(kind, body), ...(exif ? [chunk('EXIF', exif)] : [])]
  const size = chunks.reduce((sum, { length }) => sum + length, 4)
  return Buffer.concat([latin('RIFF'), little(size, 4), latin('WEBP'), ...chunks])
}
