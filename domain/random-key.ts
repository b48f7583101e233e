/**
 * Random bytes as text, for ids. Used because `crypto.randomUUID` is missing in older browsers and on pages
 * loaded by plain HTTP.
 */
export function hexKey(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
