import type { Language } from '../language.ts'
import type { AppointmentDraft } from '../request/appointment-request.ts'
import { type DayAndTime, delhiDate, delhiInstant } from '../time/delhi-time.ts'
import { halfHourMs } from '../time/milliseconds.ts'
import { findSlot } from '../time/time-slots.ts'
import type { AskNumber, CancelReason, Source } from '../visit/history.ts'

/**
 * An act of a receptionist on the card of a visit: the JSON body of `POST /acts`. The page makes an `id`
 * for each act, so that an act that is sent twice counts once.
 */
export type DeskAct = { readonly id: string; readonly visit: number } & (
  | ActOnAsks
  | { readonly act: 'release' | 'reminded' | 'not-arrived' }
  | { readonly act: 'corrected'; readonly corrected: Correction }
  | { readonly act: 'note'; readonly note: string }
  /** `takesBack`: the number of the act that it takes back. */
  | { readonly act: 'undo'; readonly takesBack: number }
)

/** `asks`: the numbers of the asks that the card showed. */
type ActOnAsks = { readonly asks: readonly AskNumber[] } & (
  | { readonly act: 'seen' | 'claim' | 'arrived' | 'no-show' }
  /**
   * `acceptsClash`: the receptionist was warned that a room is not free, and agrees the time all the same.
   * `mailsPlan`: the patient wants the plan by mail.
   */
  | ({
      readonly act: 'agreed'
      readonly agreed: DayAndTime
      readonly acceptsClash?: true
      readonly mailsPlan?: true
    } & WithNote)
  /** Without `tryAgainAtMs` the server takes the time that visit/call-again.ts suggests. */
  | ({ readonly act: 'no-answer'; readonly tryAgainAtMs?: number } & WithNote)
  /** The patient asked to be called at that time. */
  | ({ readonly act: 'call-later'; readonly tryAgainAtMs: number } & WithNote)
  | ({ readonly act: 'wrong-number' } & WithNote)
  | ({ readonly act: 'cancelled'; readonly reason: CancelReason } & WithNote)
)

/** Corrects the named fields of a visit. The request that the patient sent stays readable. */
export interface Correction {
  readonly name?: string
  readonly phone?: string
  readonly email?: string
  readonly language?: Language
  readonly tests?: readonly string[]
}

interface WithNote {
  readonly note?: string
}

/** The longest note, in UTF-16 units as `maxlength` counts them. */
export const maxNoteLength = 500

/** A visit that reception makes on the phone or at the counter: the JSON body of `POST /entries`. */
export interface DeskEntry extends AppointmentDraft {
  readonly id: string
  readonly source: Exclude<Source, 'site'>
  readonly language: Language
  /** The receptionist was warned that a room is not free, and enters the visit all the same. */
  readonly acceptsClash?: true
  /** The visit to change, with the asks that the form showed; without it the entry makes a new visit. */
  readonly changes?: { readonly visit: number; readonly asks: readonly AskNumber[] }
}

/** Whether a visit of today begins within half an hour or has begun. Only then a patient who walks in stays for it. */
export function isForNow({ date, time }: DayAndTime, nowMs: number): boolean {
  const slot = findSlot(time)
  if (slot === undefined || date !== delhiDate(nowMs)) return false
  return delhiInstant(date, slot.minutes) <= nowMs + halfHourMs
}
