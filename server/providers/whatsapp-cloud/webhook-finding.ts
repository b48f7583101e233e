import type { NewReceipt } from '../../receipts/queries.ts'

/** One thing a webhook said. A subject or a kind holds no personal data and is safe to log. */
export type Finding =
  | { readonly is: 'receipt'; readonly receipt: NewReceipt }
  | { readonly is: 'alarm'; readonly subject: string }
  | { readonly is: 'news'; readonly subject: string }
  /** Of another number than ours: the subscription is shared, or set up wrong. */
  | { readonly is: 'foreign' }
  | { readonly is: 'ignored'; readonly kind: string }

/** Whole seconds, since 2001 and until 2286. */
const unixSeconds = /^\d{10}$/

const maxSubjectLength = 120
const maxKindLength = 40

/** Epoch ms of a timestamp of Meta's, never later than now: ladders are counted from it. */
export function happenedAt(timestamp: string, nowMs: number): number {
  return unixSeconds.test(timestamp) ? Math.min(Number(timestamp) * 1000, nowMs) : nowMs
}

/** A line for an alarm or a log, made of a provider's words. */
export function subjectOf(...strings: readonly string[]): string {
  return strings
    .join(' ')
    .replaceAll(/[^\w .:-]/g, '')
    .trim()
    .slice(0, maxSubjectLength)
}

export function ignored(kind: string): Finding {
  const safe = kind.replaceAll(/[^\w-]/g, '').slice(0, maxKindLength)
  return { is: 'ignored', kind: safe === '' ? 'unnamed' : safe }
}
