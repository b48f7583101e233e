import { createHash } from 'node:crypto'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import type { AskNumber, CancelReason } from '../../domain/visit/history.ts'
import type { Act } from '../../domain/visit/refusal.ts'
import { textsOf } from './corrected-fields.ts'
import type { EventDetail } from './event-detail.ts'
import type { CorrectedFields, EventText } from './loaded-visit.ts'

/** What somebody at the centre does to a visit. An act about asks names those that its card showed. */
export type ActContent =
  | AskActContent
  | { readonly kind: 'release' }
  | { readonly kind: 'not-arrived' | 'reminded' }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'corrected'; readonly corrected: CorrectedFields }
  /** The number of the act to take back. */
  | { readonly kind: 'undone'; readonly takesBack: number }

interface NotedAsks {
  readonly asks: readonly AskNumber[]
  /** What the receptionist noted with it. */
  readonly note?: string
}

type AskActContent = NotedAsks &
  (
    | { readonly kind: 'claim' }
    | { readonly kind: 'seen' | 'arrived' | 'no-show' }
    | {
        readonly kind: 'agreed'
        readonly agreed: DayAndTime
        /** Whether the receptionist has read that a room is not free then. */
        readonly inSpite?: true
      }
    | {
        readonly kind: 'no-answer' | 'call-later' | 'wrong-number'
        readonly tryAgainAtMs?: number
      }
    | { readonly kind: 'cancelled'; readonly reason?: CancelReason }
  )

/** The act as the rules of refusal know it. Giving a claim back is always allowed. */
export function actOf(content: ActContent): Act | undefined {
  if (content.kind === 'release') return undefined
  if (content.kind === 'undone') return { kind: content.kind, takesBack: content.takesBack }
  return { kind: content.kind }
}

/** The event that an act appends; undefined for a claim that is given back. */
export function detailOf(content: ActContent): EventDetail | undefined {
  if (content.kind === 'release') return undefined
  if (content.kind === 'claim') return { kind: 'seen', asks: [...content.asks] }
  if (content.kind === 'note' || content.kind === 'corrected') return { kind: content.kind }
  if (!('asks' in content)) return content
  const { note: _, ...detail } = content
  if (detail.kind !== 'agreed') return { ...detail, asks: [...content.asks] }
  return { kind: detail.kind, agreed: detail.agreed, asks: [...content.asks] }
}

/** What is personal in an act. */
export function textsOfAct(content: ActContent): Omit<EventText, 'number'>[] {
  if (content.kind === 'corrected') return textsOf(content.corrected)
  const note = 'note' in content ? content.note : undefined
  return note === undefined || note === '' ? [] : [{ field: 'note', text: note }]
}

/** Tells an act from another act with the same id. The order of fields does not matter. */
export function fingerprintOf(visitId: number | undefined, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([visitId, content], sorted))
    .digest('hex')
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
