import type { ReportedReceipt } from '../../../server/receipts/receipts-of.ts'
import type { CheckContext } from '../check.ts'
import type { Finding } from '../finding.ts'

export interface SendDeps extends CheckContext {
  /** What the running server has stored of a message so far. */
  readonly receiptsOf: (
    correlationId: string,
    providerMessageId: string | undefined,
  ) => Promise<readonly ReportedReceipt[]>
  readonly newId: () => string
  readonly wait: (ms: number) => Promise<void>
  /** How long receipts and taps are waited for, at most. */
  readonly waitSeconds: number
  readonly tell: (finding: Finding) => void
}

/** A test message that the provider accepted. */
export interface SentTest {
  /** What is shown of it: the end of the number only. */
  readonly about: string
  readonly correlationId: string
  readonly providerMessageId: string | undefined
  /** Whether it has buttons whose tap comes back. */
  readonly canBeTapped: boolean
}
