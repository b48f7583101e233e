import type { FailureClass } from '../store/schema.ts'

const minute = 60_000

/** Reference ladder, section "Suggested schedule": when somebody must have heard by another way. */
const mailWithoutAcceptedMs = 5 * minute
const mailWithoutDeliveredMs = 15 * minute
const alarmMs = 30 * minute
const needsCallMs = 75 * minute

/** Early enough to make the call in time. */
const remindBeforeCallByMs = 30 * minute

/** What is done for a request that nobody has provably heard of, or nobody has called. */
export type Step = 'mail-staff' | 'alarm' | 'needs-call' | 'remind' | 'tell-owner'

export const steps: readonly Step[] = ['mail-staff', 'alarm', 'needs-call', 'remind', 'tell-owner']

export interface CaseFacts {
  /** Start of the clock: when the request came, or the next opening when nobody was there. */
  readonly clockStartMs: number
  readonly callByMs: number
  /** Confirmed, unreachable or cancelled: a person has dealt with it. */
  readonly isClosed: boolean
  /** Delivered, mailed or tapped: a person was told. */
  readonly isHeard: boolean
  /** The provider will not carry it: refused for good, or given up. */
  readonly isRefused: boolean
  /** When the desk's channel first took it. */
  readonly acceptedAtMs: number | undefined
  /** Whether the desk can say with a tap that it called. */
  readonly canBeTapped: boolean
  readonly taken: readonly Step[]
}

/** Failures after which waiting for the same channel would only lose time. */
export const refusals: ReadonlySet<FailureClass> = new Set([
  'spam',
  'auth',
  'template',
  'recipient',
])

/** The steps due by now, in order, and when to look again; undefined when nothing more can come. */
export function nextSteps(
  facts: CaseFacts,
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

/** When a step is due if nothing changes; undefined while nothing calls for it. */
function dueAt(step: Step, facts: CaseFacts): number | undefined {
  if (facts.isClosed) return undefined
  switch (step) {
    case 'mail-staff':
      return facts.isHeard ? undefined : mailDueAt(facts)
    case 'alarm':
      return facts.isHeard ? undefined : facts.clockStartMs + alarmMs
    case 'needs-call':
      return facts.isHeard ? undefined : facts.clockStartMs + needsCallMs
    case 'remind':
      return facts.canBeTapped ? facts.callByMs - remindBeforeCallByMs : undefined
    case 'tell-owner':
      return facts.canBeTapped ? facts.callByMs : undefined
  }
}

function mailDueAt({ isRefused, acceptedAtMs, clockStartMs }: CaseFacts): number {
  if (isRefused) return 0
  return acceptedAtMs === undefined
    ? clockStartMs + mailWithoutAcceptedMs
    : Math.max(acceptedAtMs, clockStartMs) + mailWithoutDeliveredMs
}
