import type { Selectable } from 'kysely'
import { z } from 'zod'
import { parseDate } from '../../domain/delhi-time.ts'
import type { VisitEvent } from '../../domain/visit/history.ts'
import { actorOf } from '../db/actor-columns.ts'
import type { Schema } from '../db/schema.ts'

const date = z.string().transform((text, context) => {
  const read = parseDate(text)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'not a date' })
  return z.NEVER
})
const asks = z.array(z.int())
const agreed = z.object({ date, time: z.string() })
const takesBack = z.int()
const callByMs = z.number()

/** What an event says besides who, when and its number. The names are those of the domain. */
const eventDetail = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('entered'), asks, agreed },
    ...{ request: z.int(), hasCome: z.boolean() },
  }),
  z.object({ kind: z.literal('agreed'), asks, agreed }),
  z.object({
    ...{ kind: z.enum(['tap-called', 'tap-no-answer']), asks },
    ...{ lastKnown: z.int(), messageId: z.string() },
  }),
  z.object({
    ...{ kind: z.enum(['no-answer', 'call-later', 'wrong-number']), asks },
    tryAgainAtMs: z.number().exactOptional(),
  }),
  z.object({
    ...{ kind: z.literal('cancelled'), asks },
    reason: z.enum(['patient', 'centre']).exactOptional(),
  }),
  z.object({ kind: z.enum(['notified', 'seen', 'arrived', 'no-show']), asks }),
  z.object({ kind: z.literal('reopened'), asks, takesBack, callByMs }),
  z.object({ kind: z.literal('undone'), takesBack }),
  z.object({ kind: z.enum(['wishes-to-cancel', 'wishes-to-move']), callByMs }),
  z.object({ kind: z.enum(['not-arrived', 'corrected', 'note', 'reminded', 'erased']) }),
])

/** An event before it has a place in a history. */
export type EventDetail = z.output<typeof eventDetail>

type StoredEvent = Selectable<Schema['event']>

/** The columns of an event that say what it is. */
export function columnsOfDetail(event: VisitEvent): Pick<StoredEvent, 'kind' | 'detail'> {
  const { kind, ...detail } = eventDetail.parse(event)
  return { kind, detail: JSON.stringify(detail) }
}

/** The event of a visit as it was stored. */
export function readEvent(row: StoredEvent & { readonly number: number }): VisitEvent {
  const detail: unknown = JSON.parse(row.detail)
  return {
    ...eventDetail.parse({ ...z.looseObject({}).parse(detail), kind: row.kind }),
    ...{ number: row.number, recordedAtMs: row.recorded_at, happenedAtMs: row.happened_at },
    by: actorOf(row),
  }
}
