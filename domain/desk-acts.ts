import type { DayAndTime, OutcomeReason } from './board.ts'
import { delhiDate, delhiInstant } from './delhi-time.ts'

/**
 * An act of a receptionist on a card: the JSON body of `POST /acts`. The page makes an `id` for
 * each act, so that an act that is sent twice counts once.
 */
export type DeskAct = { readonly id: string; readonly references: readonly string[] } & (
  | { readonly act: 'seen' | 'claim' | 'release' | 'arrived' | 'no-show' | 'reminded' }
  | ({ readonly act: 'agreed'; readonly agreed: DayAndTime } & Partial<ChangedNote>)
  /** `tryAgainAtMs` undefined: as the rule suggests. */
  | ({ readonly act: 'no-answer'; readonly tryAgainAtMs?: number } & Partial<ChangedNote>)
  | ({ readonly act: 'wrong-number' } & Partial<ChangedNote>)
  | ({ readonly act: 'cancelled'; readonly reason?: OutcomeReason } & Partial<ChangedNote>)
  | ({ readonly act: 'note' } & ChangedNote)
  /** `of`: the id of the act to take back. */
  | { readonly act: 'undo'; readonly of: string }
)

interface ChangedNote {
  readonly note: string
  /** The note that the form showed; where another one is stored by now, nothing is saved. */
  readonly noteBefore?: string
}

/** The longest call note, in UTF-16 units as `maxlength` counts them. */
export const maxNoteLength = 500

/** `14:30` of today in Delhi, epoch ms; undefined for what is no time. */
export function instantToday(time: string, nowMs: number): number | undefined {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined
  return delhiInstant(delhiDate(nowMs), Number(hour) * 60 + Number(minute))
}
