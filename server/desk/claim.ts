import { clocksApartMs } from '../clocks-apart.ts'
import type { Row } from './bounded-rows.ts'
import type { Device } from './devices.ts'

/** How long "I'm calling" holds unless it is pressed again. */
export const claimMs = 10 * 60_000

export interface Claim {
  /** The name of the device. */
  readonly by: string
  readonly untilMs: number
}

export interface Viewer {
  readonly device: Device
  readonly nowMs: number
}

type ClaimColumns = Pick<Row, 'claimed_by' | 'claimed_until'>

/** The claim of another device that is calling now. */
export function otherCaller(row: ClaimColumns, { device, nowMs }: Viewer): Claim | undefined {
  const claim = claimOf(row, nowMs)
  return claim?.by === device.name ? undefined : claim
}

/** The claim of the device that is calling now. A claim that would hold longer than any was made by a fast clock. */
export function claimOf(
  { claimed_by, claimed_until }: ClaimColumns,
  nowMs: number,
): Claim | undefined {
  if (claimed_by === null || claimed_until === null) return undefined
  const holds = claimed_until > nowMs && claimed_until <= nowMs + claimMs + clocksApartMs
  return holds ? { by: claimed_by, untilMs: claimed_until } : undefined
}
