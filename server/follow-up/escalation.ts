import type { FailureClass } from '../db/schema.ts'

const minute = 60_000

/** When mail is sent as well: to a channel that accepted nothing, or that reports no delivery. */
const mailWithoutAcceptedMs = 5 * minute
const mailWithoutDeliveredMs = 15 * minute
const alarmMs = 30 * minute
const needsCallMs = 75 * minute

/** Leaves time to make the call. */
const remindBeforeCallByMs = 30 * minute

/**
 * The steps taken for a request that reception was not notified of (server/outbox/notified.ts), or that
 * nobody has called about. The request itself goes to reception's channel at once, at any hour; the
 * clock of the first three steps starts then, or at the next opening. Decision 006 has the reasons.
 *
 * | step       | when                                   | what                          | ended by     |
 * | ---------- | -------------------------------------- | ----------------------------- | ------------ |
 * | mail-staff | refused: at once; accepted: 15 min;    | request to reception's        | notified     |
 * |            | neither: 5 min                         | mailbox                       |              |
 * | alarm      | 30 min                                 | escalation to the owner       | notified     |
 * | needs-call | 75 min                                 | NEEDS CALL in every listing;  | notified     |
 * |            |                                        | escalation to both mailboxes  |              |
 * | remind     | 30 min before the call is due          | reminder to reception's       | tap, command |
 * |            |                                        | channel                       |              |
 * | tell-owner | when the call is due                   | escalation to the owner       | tap, command |
 *
 * A tap or a command ends them all. The last two are taken only where taps can come. Without an
 * owner's mailbox reception's is told; where mail is the only channel, mail-staff tells nobody.
 */
export type Step = 'mail-staff' | 'alarm' | 'needs-call' | 'remind' | 'tell-owner'

export const steps: readonly Step[] = ['mail-staff', 'alarm', 'needs-call', 'remind', 'tell-owner']

export interface FollowUpFacts {
  /**
   * The start of the ladder: when the request came, or the next opening when the centre was closed.
   */
  readonly clockStartMs: number
  readonly callByMs: number
  /** Confirmed, unreachable or cancelled: a person has dealt with it. */
  readonly isClosed: boolean
  /** Reception was notified. */
  readonly isNotified: boolean
  /** The provider will not deliver it: refused for good, or abandoned. */
  readonly isRefused: boolean
  /** When reception's channel first accepted it. */
  readonly acceptedAtMs: number | undefined
  /** Whether reception can answer with a tap. */
  readonly canBeTapped: boolean
  readonly taken: readonly Step[]
}

/** Failures after which to wait for the same channel would only lose time. */
export const refusals: ReadonlySet<FailureClass> = new Set([
  'spam',
  'auth',
  'template',
  'recipient',
])

/** The steps due by now, in order, and when to look again; undefined when no step can follow. */
export function nextSteps(
  facts: FollowUpFacts,
  nowMs: number,
): { readonly due: readonly Step[]; readonly nextAtMs: number | undefined } {
  const open = steps
    .filter((step) => !facts.taken.includes(step))
    .flatMap((step) => {
      const atMs = dueAt(step, facts)
      return atMs === undefined ? [] : [{ step, atMs }]
    })
  const later = open.filter(({ atMs }) => atMs > nowMs).map(({ atMs }) => atMs)
  return {
    due: open.filter(({ atMs }) => atMs <= nowMs).map(({ step }) => step),
    nextAtMs: later.length === 0 ? undefined : Math.min(...later),
  }
}

/** When a step is due if nothing changes; undefined while it does not apply. */
function dueAt(step: Step, facts: FollowUpFacts): number | undefined {
  if (facts.isClosed) return undefined
  switch (step) {
    case 'mail-staff':
      return facts.isNotified ? undefined : mailDueAt(facts)
    case 'alarm':
      return facts.isNotified ? undefined : facts.clockStartMs + alarmMs
    case 'needs-call':
      return facts.isNotified ? undefined : facts.clockStartMs + needsCallMs
    case 'remind':
      return facts.canBeTapped ? facts.callByMs - remindBeforeCallByMs : undefined
    case 'tell-owner':
      return facts.canBeTapped ? facts.callByMs : undefined
  }
}

function mailDueAt({ isRefused, acceptedAtMs, clockStartMs }: FollowUpFacts): number {
  if (isRefused) return 0
  return acceptedAtMs === undefined
    ? clockStartMs + mailWithoutAcceptedMs
    : Math.max(acceptedAtMs, clockStartMs) + mailWithoutDeliveredMs
}
