import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { CalendarEntry, OutcomeForPatient } from '../calendar-entry.ts'
import type { OpenWish } from './wishes.tsx'

/** What is known of a stored request besides what its link says. */
export interface TicketRequest {
  /** Undefined while the request waits for a call. */
  readonly outcome: OutcomeForPatient | undefined
  /** Tests of the request that were removed from the catalogue after it was sent. */
  readonly formerTests?: readonly string[]
  /** The instant by which reception calls, epoch ms; undefined once the request is not open. */
  readonly callBy: number | undefined
  /** Whether so little time is left before the slot that reception may not reach the patient. */
  readonly isUrgent: boolean
  /** The details of the link, with the day and time of the agreement. Without tests if `hasOtherTests`. */
  readonly visit: ConfirmationDetails
  /** Whether reception has recorded this day and time as agreed. After a tap nobody knows what was agreed. */
  readonly isAgreed: boolean
  /** Whether reception has changed the tests. A link must not tell them, so nothing prepares for them. */
  readonly hasOtherTests?: boolean
  /** Wishes of the patient that reception has not called about yet. */
  readonly wishes: readonly OpenWish[]
  /** Whether so few opening hours are left that reception may not read a wish before the visit. */
  readonly isSoon: boolean
  /** Whether the day of the visit is past, so that the patient can only call or book again. */
  readonly isOver: boolean
  /** For the calendar; undefined if no patient is expected, or the link has no valid day or slot. */
  readonly event: CalendarEntry | undefined
}
