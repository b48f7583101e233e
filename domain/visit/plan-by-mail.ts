import { delhiInstant } from '../delhi-time.ts'
import { findSlot } from '../time-slots.ts'
import { undoMs } from './refusal.ts'
import type { PlanByMail, Visit } from './visit.ts'

/**
 * The plan that is still to be mailed, and from when on: once the act can no longer be undone. Nobody needs
 * the plan after the visit has begun.
 */
export function planToMail(
  { agreement }: Visit,
  nowMs: number,
): (PlanByMail & { readonly atMs: number }) | undefined {
  const plan = agreement?.plan
  if (agreement === undefined || plan === undefined || plan.sent !== undefined) return undefined
  const slot = findSlot(agreement.time)
  const beginsAtMs = delhiInstant(agreement.date, slot?.minutes ?? 0)
  return nowMs < beginsAtMs ? { ...plan, atMs: plan.askedForAtMs + undoMs } : undefined
}
