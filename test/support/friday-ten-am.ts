import { delhiInstant } from '../../domain/time/delhi-time.ts'

/** Friday, 20 November 2026, 10 AM in Delhi: open, with slots before and after. */
export const fridayTenAm = delhiInstant('2026-11-20', 10 * 60)
