/**
 * Random bytes as text. `crypto.randomUUID` is missing by plain HTTP over a network, and in older
 * browsers.
 */
export function keyOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
