import type { SendFailure } from '../channels/channel.ts'
import type { RecordedOutcome } from '../store/store.ts'

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
  25 * minute,
] as const

/** Up to a quarter longer, so that what failed together does not return together. */
const jitterShare = 0.25

/** A second resend after an outcome nobody knows could be the third copy on reception's phone. */
const maxAttemptsWhenUnknown = 3

/** What follows a failed attempt, the `attempts`th; `random` lies in [0, 1). */
export function afterFailure(
  failure: SendFailure,
  attempts: number,
  nowMs: number,
  random: number,
): RecordedOutcome {
  const recorded = { failure: { class: failure.class, code: failure.code } }
  switch (failure.class) {
    case 'spam':
    case 'auth':
    case 'template':
    case 'recipient':
      return { status: 'failed', ...recorded }
    case 'unknown':
      if (attempts >= maxAttemptsWhenUnknown) return { status: 'abandoned', ...recorded }
      break
    case 'transient':
    case 'pair-throttled':
    case 'channel-throttled':
      break
  }
  const waitMs = waitsMs[attempts - 1]
  if (waitMs === undefined) return { status: 'abandoned', ...recorded }
  const askedMs = Math.max(waitMs, failure.retryAfterMs ?? 0)
  return { status: 'due', dueAtMs: nowMs + askedMs * (1 + jitterShare * random), ...recorded }
}
