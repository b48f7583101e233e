import { callBackWithinMs } from '../../domain/call-back.ts'

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
 * | remind     | 30 min before the call is due          | reminder to reception's       | outcome, tap,|
 * |            |                                        | channel; alone, the desk rings| command      |
 * | tell-owner | when the call is due                   | escalation to the owner       | the same     |
 *
 * Where the call is due in less than two hours, because the slot is near, every wait is shorter in the
 * same measure: half an hour has the alarm after 7½ minutes.
 *
 * An outcome at the desk, a tap or a command ends them all; Seen at the desk and a claim notify. The
 * last two are taken only where outcomes are recorded: where taps can come, or the desk recorded one
 * in the last seven days. Without an owner's mailbox reception's is told; where mail is the only
 * channel, mail-staff tells nobody.
 */
export type Step = 'mail-staff' | 'alarm' | 'needs-call' | 'remind' | 'tell-owner'

export const steps: readonly Step[] = ['mail-staff', 'alarm', 'needs-call', 'remind', 'tell-owner']

export interface FollowUpFacts {
  /**
   * The start of the ladder: when the request came, or the next opening when the centre was closed.
   */
  readonly clockStartMs: number
  readonly callByMs: number
  /** Anything but requested: a person has dealt with it. */
  readonly isClosed: boolean
  /** Reception was notified. */
  readonly isNotified: boolean
  /** The provider will not deliver it: refused for good, or abandoned. */
  readonly isRefused: boolean
  /** When reception's channel first accepted it. */
  readonly acceptedAtMs: number | undefined
  /** Whether reception records outcomes, so that their absence says something. */
  readonly areOutcomesRecorded: boolean
  /** Something about it was recorded by a clock that was ahead: no instant of it can be waited for. */
  readonly isFromAhead: boolean
  readonly taken: readonly Step[]
}

/** Whether they are taken is decided when they are due: the desk may be put to use meanwhile. */
const needsOutcomes: ReadonlySet<Step> = new Set(['remind', 'tell-owner'])

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
  const untilMs = facts.isFromAhead ? Infinity : nowMs
  const later = open.filter(({ atMs }) => atMs > untilMs).map(({ atMs }) => atMs)
  const isTaken = (step: Step) => facts.areOutcomesRecorded || !needsOutcomes.has(step)
  return {
    due: open.filter(({ step, atMs }) => atMs <= untilMs && isTaken(step)).map(({ step }) => step),
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
      return facts.isNotified ? undefined : facts.clockStartMs + inHaste(alarmMs, facts)
    case 'needs-call':
      return facts.isNotified ? undefined : facts.clockStartMs + inHaste(needsCallMs, facts)
    case 'remind':
      return remindAt(facts)
    case 'tell-owner':
      return facts.callByMs
  }
}

function mailDueAt(facts: FollowUpFacts): number {
  const { isRefused, acceptedAtMs, clockStartMs } = facts
  if (isRefused) return 0
  return acceptedAtMs === undefined
    ? clockStartMs + inHaste(mailWithoutAcceptedMs, facts)
    : Math.max(acceptedAtMs, clockStartMs) + inHaste(mailWithoutDeliveredMs, facts)
}

function remindAt(facts: FollowUpFacts): number {
  const { clockStartMs, callByMs } = facts
  const isWhileOpen = callByMs > clockStartMs
  return callByMs - (isWhileOpen ? inHaste(remindBeforeCallByMs, facts) : remindBeforeCallByMs)
}

/** A wait, whole milliseconds; the shorter the nearer the call is due, from two hours on. */
function inHaste(waitMs: number, { clockStartMs, callByMs }: FollowUpFacts): number {
  const leftMs = Math.max(0, callByMs - clockStartMs)
  return Math.round(waitMs * Math.min(1, leftMs / callBackWithinMs))
}
