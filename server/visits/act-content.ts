import type { DayAndTime } from '../../domain/delhi-time.ts'
import type { Correction } from '../../domain/desk-acts.ts'
import type { AskNumber, CancelReason } from '../../domain/visit/history.ts'
import { type EventDetail, eventDetail } from './history-rows.ts'
import type { EventText } from './loaded-visit.ts'

/** What somebody at the centre does to a visit. An act about asks names the asks that the card showed. */
export type ActContent =
  | AskActContent
  | { readonly kind: 'release' }
  | { readonly kind: 'not-arrived' | 'reminded' }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'corrected'; readonly corrected: Correction }
  /** The number of the act to take back. */
  | { readonly kind: 'undone'; readonly takesBack: number }

interface NotedAsks {
  readonly asks: readonly AskNumber[]
  readonly note?: string
}

type AskActContent = NotedAsks &
  (
    | { readonly kind: 'claim' }
    | { readonly kind: 'seen' | 'arrived' | 'no-show' }
    | {
        readonly kind: 'agreed'
        readonly agreed: DayAndTime
        /** Set if the receptionist agrees the time although the desk said that a room is not free. */
        readonly acceptsClash?: true
        /** Whether the plan goes to the patient's mailbox. */
        readonly mailsPlan?: true
      }
    | {
        readonly kind: 'no-answer' | 'call-later' | 'wrong-number'
        readonly tryAgainAtMs?: number
      }
    | { readonly kind: 'cancelled'; readonly reason?: CancelReason }
  )

/** An act that appends an event. */
export type EventContent = Exclude<ActContent, { readonly kind: 'release' }>

/** The event that an act appends, without its texts. */
export function detailOf(content: EventContent): EventDetail {
  return eventDetail.parse({ ...content, kind: content.kind === 'claim' ? 'seen' : content.kind })
}

export function textsOfAct(content: ActContent): Omit<EventText, 'number'>[] {
  if (content.kind === 'corrected') return textsOf(content.corrected)
  const note = 'note' in content ? content.note : undefined
  return note === undefined || note === '' ? [] : [{ field: 'note', text: note }]
}

function textsOf(corrected: Correction): Omit<EventText, 'number'>[] {
  const { name, phone, email, language, tests } = corrected
  const texts = { name, phone, email, language, tests: tests && JSON.stringify(tests) }
  return fields.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : { field, text }
  })
}

const fields = ['name', 'phone', 'email', 'language', 'tests'] as const
