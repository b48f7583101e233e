import { clocksApartMs } from '../clocks-apart.ts'
import type { Visit } from './visit.ts'

/** How long "I'm calling" holds unless it is pressed again. */
export const claimMs = 10 * 60_000

/** A device says that it is calling the patient. */
export interface Claim {
  readonly device: string
  readonly untilMs: number
  /** The number of the `seen` that it appended. */
  readonly number: number
}

/**
 * Whether a claim still keeps other devices from calling. An outcome does not delete a claim: undoing
 * the outcome gives the claim back. A claim that would last longer than any was made by a fast clock.
 */
export function isClaimHeld(
  { untilMs, number }: Claim,
  { state, claimsEndAt }: Pick<Visit, 'state' | 'claimsEndAt'>,
  nowMs: number,
): boolean {
  const isInTime = untilMs > nowMs && untilMs <= nowMs + claimMs + clocksApartMs
  return isInTime && state !== 'ended' && claimsEndAt < number
}
