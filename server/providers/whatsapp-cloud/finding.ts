import { z } from 'zod'
import type { NewReceipt } from '../../providers/provider.ts'

/** What one item of a webhook says. A subject holds no personal data and is safe to log. */
export type WebhookFinding =
  | { readonly is: 'receipt'; readonly receipt: NewReceipt }
  | { readonly is: 'alarm'; readonly subject: string }
  | { readonly is: 'news'; readonly subject: string }
  /** About another number: the subscription is shared, or misconfigured. */
  | { readonly is: 'foreign' }

export const text = z.string().optional().catch(undefined)

const maxSubjectLength = 120

/** Sanitises a provider's words for one line of an alarm or a log. */
export function subjectOf(...strings: readonly string[]): string {
  return strings
    .join(' ')
    .replaceAll(/[^\w .:-]/g, '')
    .trim()
    .slice(0, maxSubjectLength)
}
