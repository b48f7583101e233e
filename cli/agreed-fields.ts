import { delhiIso } from '../domain/delhi-time.ts'
import type { Appointment } from '../server/db/records.ts'

/** What reception recorded, as listings have it; what is not known is empty. */
export function agreedFields(
  { source, agreed, outcomeReason, tryAgainAtMs, callNote }: Appointment,
  reveal: boolean,
) {
  return {
    source,
    agreedDate: agreed?.date ?? '',
    agreedTime: agreed?.time ?? '',
    outcomeReason: outcomeReason ?? '',
    tryAgain: tryAgainAtMs === undefined ? '' : delhiIso(tryAgainAtMs),
    callNote: reveal ? callNote : callNote && 'yes',
  }
}
