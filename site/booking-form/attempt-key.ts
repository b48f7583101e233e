import { sessionItem } from './session-item.ts'

interface Attempt {
  readonly body: string
  readonly key: string
}

const item = sessionItem('booking-attempt')

/**
 * The idempotency key of an attempt: the same for the same request, so that sending again after a
 * lost answer is harmless, also after a reload, and a new one as soon as a detail changes.
 */
export function attemptKeys(): (body: string) => string {
  let last: Attempt | undefined
  return (body) => {
    last ??= keptAttempt()
    if (body !== last?.body) last = { body, key: randomKey() }
    item.write(JSON.stringify(last))
    return last.key
  }
}

export function forgetAttempt(): void {
  item.remove()
}

function keptAttempt(): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(item.read() ?? 'null')
    const read = (field: keyof Attempt): unknown =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined
    const body = read('body')
    const key = read('key')
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : undefined
  } catch {
    return undefined
  }
}

/** `crypto.randomUUID` is missing where the page is not served over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
