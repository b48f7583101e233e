import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'

export type Bytes = Uint8Array<ArrayBuffer>

/** Ten megabytes, compressed to ten kilobytes. */
const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, '['))

/** A text as it may arrive: cut, damaged, with a byte order mark, compressed or in another encoding. */
export function onTheWay(text: fc.Arbitrary<string>): fc.Arbitrary<Bytes> {
  const place = fc.nat()
  const damages: fc.Arbitrary<(bytes: Bytes) => Bytes> = fc.oneof(
    { weight: 12, arbitrary: fc.constant((bytes: Bytes) => bytes) },
    {
      weight: 1,
      arbitrary: place.map((at) => (bytes: Bytes) => bytes.slice(0, at % (bytes.length + 1))),
    },
    { weight: 1, arbitrary: fc.tuple(place, fc.nat(255)).map(([at, byte]) => insert(at, byte)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(withMark, inUtf16, gzipSync, deflateSync, doubled, bombed),
    },
  )
  const asBytes = text.map((each) => new TextEncoder().encode(each))
  return fc.oneof(
    { weight: 30, arbitrary: fc.tuple(asBytes, damages).map(([bytes, damage]) => damage(bytes)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    },
  )
}

function insert(at: number, byte: number) {
  return (bytes: Bytes): Bytes => {
    const place = at % (bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place)])
  }
}

const withMark = (bytes: Bytes): Bytes => Buffer.concat([Buffer.from('\ufeff'), bytes])
const inUtf16 = (bytes: Bytes): Bytes => Buffer.from(new TextDecoder().decode(bytes), 'utf16le')
const doubled = (bytes: Bytes): Bytes => Buffer.concat([bytes, bytes])
const bombed = (): Bytes => bomb
