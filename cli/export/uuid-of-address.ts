import { createHash } from 'node:crypto'

/** RFC 9562, appendix: the name space of URLs. */
const urlNameSpace = '6ba7b8119dad11d180b400c04fd430c8'

/** The version 5 UUID of an address: always the same one, and it reveals nothing. */
export function uuidOfAddress(address: string): string {
  const hash = createHash('sha1').update(Buffer.from(urlNameSpace, 'hex')).update(address).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex', 0, 16)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
