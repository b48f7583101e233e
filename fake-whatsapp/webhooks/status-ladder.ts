import type { Clock } from '../clock.ts'
import type { FakeMessage, StatusName } from '../inbox/message.ts'
import type { WebhookManner } from './manner.ts'

/** Something that happened to a message, on its way to whoever sent it. */
export interface StatusReport {
  readonly message: FakeMessage
  readonly status: StatusName
  /** When it happened, in epoch milliseconds; the report may come later. */
  readonly happenedAtMs: number
  /** Why it failed. */
  readonly errorCode: number | undefined
}

/** Reports sent, delivered and read (or failed) at their times, or in reverse at the same times. */
export function climbLadder(
  message: FakeMessage,
  manner: WebhookManner,
  clock: Clock,
  report: (report: StatusReport) => void,
): void {
  const steps = stepsOf(manner)
  const times = steps.map(({ delayMs }) => delayMs)
  const steadily = manner.order === 'natural' ? steps : steps.toReversed()
  for (const [index, { status, delayMs }] of steadily.entries()) {
    const happenedAtMs = message.at + delayMs
    const errorCode = status === 'failed' ? (manner.failWith ?? undefined) : undefined
    clock.after(times[index] ?? delayMs, () => report({ message, status, happenedAtMs, errorCode }))
  }
}

interface Step {
  readonly status: StatusName
  readonly delayMs: number
}

function stepsOf({ sentMs, deliveredMs, readMs, failWith }: WebhookManner): Step[] {
  const steps: [StatusName, number | null][] =
    failWith === null
      ? [
          ['sent', sentMs],
          ['delivered', deliveredMs],
          ['read', readMs],
        ]
      : [
          ['sent', sentMs],
          ['failed', deliveredMs ?? 0],
        ]
  return steps
    .flatMap(([status, delayMs]) => (delayMs === null ? [] : [{ status, delayMs }]))
    .sort((one, other) => one.delayMs - other.delayMs)
}
