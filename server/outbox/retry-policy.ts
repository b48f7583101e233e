import type { SendFailure } from '../channels/channel.ts'
import type { ClaimedNotice, RecordedOutcome } from '../store/records.ts'

const second = 1000
const minute = 60 * second

/**
 * How long to wait after the first, second … attempt: ten attempts within the hour that follows a
 * request, most of them in its first five minutes, because a person is to call within two hours.
 */
const waitsMs = [
  5 * second,
  15 * second,
  40 * second,
  90 * second,
  150 * second,
  5 * minute,
  10 * minute,
  15 * minute,
  20 * minute,
] as const

/** A little longer, so that what failed together does not return together. */
const jitterShare = 0.08

/** A provider's wait is honoured as far as the promise of two hours has room for it. */
const maxAskedWaitMs = 10 * minute

/** How long a receipt may take to tell what became of a message; then it is sent again. */
const receiptWaitMs = 90 * second

/** Where no receipt can come there is nothing to wait for but the network. */
const noReceiptWaitMs = 5 * second

/** A third copy of a message nobody knows of is one too many; another channel tells then. */
const maxUnknownResends = 2

/** Throttled that long, a notice is told another way. */
const maxThrottledMs = 60 * minute

/** Whether its outcome was unknown so often that it must not be sent once more. */
export function isGivenUp({ unknowns }: Pick<ClaimedNotice, 'unknowns'>): boolean {
  return unknowns > maxUnknownResends
}

export interface Attempt {
  readonly notice: Pick<ClaimedNotice, 'attempts' | 'unknowns' | 'createdAtMs'>
  /** Whether a receipt may yet tell what became of it. */
  readonly mayBeReported: boolean
  readonly nowMs: number
  /** In [0, 1). */
  readonly random: number
}

/** What follows a failed attempt. */
export function afterFailure(
  failure: SendFailure,
  { notice, mayBeReported, nowMs, random }: Attempt,
): RecordedOutcome {
  const recorded = { failure: { class: failure.class, code: failure.code } }
  switch (failure.class) {
    case 'template':
    case 'recipient':
      return { status: 'failed', ...recorded }
    case 'auth':
    case 'spam':
    case 'channel-throttled':
      // The circuit is open now and holds it; once it closes the notice goes out at once.
      return { status: 'postponed', dueAtMs: nowMs, ...recorded }
    case 'pair-throttled':
      return nowMs - notice.createdAtMs > maxThrottledMs
        ? { status: 'abandoned', ...recorded }
        : { status: 'postponed', dueAtMs: nowMs, ...recorded }
    case 'unknown': {
      if (notice.unknowns >= maxUnknownResends) return { status: 'abandoned', ...recorded }
      const waitMs = mayBeReported ? receiptWaitMs : noReceiptWaitMs
      return { status: 'due', dueAtMs: nowMs + waitMs, ...recorded }
    }
    case 'transient': {
      const waitMs = waitsMs[notice.attempts - 1]
      if (waitMs === undefined) return { status: 'abandoned', ...recorded }
      const askedMs = Math.min(failure.retryAfterMs ?? 0, maxAskedWaitMs)
      const jitter = 1 + jitterShare * random
      const delayMs = Math.round(Math.max(waitMs, askedMs) * jitter)
      return { status: 'due', dueAtMs: nowMs + delayMs, ...recorded }
    }
  }
}
