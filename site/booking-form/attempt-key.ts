/**
 * The idempotency key of an attempt: the same for the same request, so that sending again after a
 * lost answer is harmless, and a new one as soon as a detail changes.
 */
export function attemptKeys(): (body: string) => string {
  let last = { body: '', key: '' }
  return (body) => {
    if (body !== last.body) last = { body, key: randomKey() }
    return last.key
  }
}

/** `crypto.randomUUID` is missing where the page is not served over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
