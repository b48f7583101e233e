import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import { parseDate } from '../../domain/time/delhi-time.ts'
import type { VisitEvent } from '../../domain/visit/history.ts'
import { chunksOf } from '../db/chunks.ts'
import { actorOf, columnsOfActor } from '../db/computed-columns.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { AddedEvent, LoadedVisit, RequestOfVisit } from './loaded-visit.ts'
import { phoneKeys } from './phone-key.ts'

interface VisitWithId {
  readonly id: number
  readonly visit: LoadedVisit
}

export async function insertRequests(db: Db, placed: readonly VisitWithId[]): Promise<void> {
  const rows = placed.flatMap(({ id, visit }) =>
    visit.added.requests.map((request) => requestRow(id, request)),
  )
  for (const chunk of chunksOf(rows)) {
    await db.insertInto('request').values(chunk).execute()
  }
}

/**
 * Stores the phone numbers that were added to visits. All numbers of a visit get the time of the last request or
 * correction that had a number, so that intake finds the visit by any of them.
 */
export async function insertPhones(
  db: Db,
  placed: readonly VisitWithId[],
  nowMs: number,
): Promise<void> {
  const noted = placed
    .map(({ id, visit }) => ({ id, isNew: visit.id === undefined, keys: addedKeys(visit) }))
    .filter(({ keys }) => keys.length > 0)
  const former = noted.flatMap(({ id, isNew }) => (isNew ? [] : id))
  for (const chunk of chunksOf(former)) {
    await db
      .updateTable('visit_phone')
      .set({ recorded_at: nowMs })
      .where('visit_id', 'in', chunk)
      .execute()
  }
  const rows = noted.flatMap(({ id, keys }) =>
    keys.map((phone_key) => ({ visit_id: id, phone_key, recorded_at: nowMs })),
  )
  for (const chunk of chunksOf(rows)) {
    await db
      .insertInto('visit_phone')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['visit_id', 'phone_key']).doNothing())
      .execute()
  }
}

function addedKeys({ added: { requests, events } }: LoadedVisit): string[] {
  const corrected = events
    .flatMap(({ texts }) => texts)
    .flatMap(({ field, text }) => (field === 'phone' ? phoneKeys(text) : []))
  return [...new Set([...requests.flatMap((request) => request.phoneKeys), ...corrected])]
}

function requestRow(visitId: number, request: RequestOfVisit): Insertable<Schema['request']> {
  return {
    visit_id: visitId,
    number: request.number,
    reference: request.reference,
    source: request.source,
    name: request.name,
    phone: request.phone,
    email: request.email,
    date: request.date,
    time: request.time,
    tests: JSON.stringify(request.tests),
    additional_info: request.additionalInfo,
    language: request.language,
    received_at: request.storedAtMs,
    call_by: request.callByMs,
    idempotency_key: request.idempotencyKey ?? null,
    fingerprint: request.fingerprint,
    is_beyond_limit: request.isBeyondLimit ? 1 : 0,
  }
}

/** Appends events. Their personal texts are rows of another table. */
export async function insertEvents(db: Db, placed: readonly VisitWithId[]): Promise<void> {
  const added = placed.flatMap(({ id, visit }) =>
    visit.added.events.map((each) => ({ visitId: id, ...each })),
  )
  for (const chunk of chunksOf(added)) {
    const rows = await db
      .insertInto('event')
      .values(chunk.map(({ visitId, ...each }) => eventRow(visitId, each)))
      .returning(['id', 'visit_id', 'number'])
      .execute()
    const ids = new Map(rows.map((row) => [`${row.visit_id} ${row.number}`, row.id]))
    const texts = chunk.flatMap(({ visitId, texts: own }) =>
      own.flatMap(({ number, field, text }) => {
        const event_id = ids.get(`${visitId} ${number}`)
        return event_id === undefined ? [] : { event_id, field, text }
      }),
    )
    if (texts.length > 0) await db.insertInto('event_text').values(texts).execute()
  }
}

function eventRow(visitId: number, { event, act }: AddedEvent): Insertable<Schema['event']> {
  const { kind, ...detail } = eventDetail.parse(event)
  return {
    visit_id: visitId,
    number: event.number,
    kind,
    detail: JSON.stringify(detail),
    ...columnsOfActor(event.by),
    happened_at: event.happenedAtMs,
    recorded_at: event.recordedAtMs,
    act_id: act?.id ?? null,
    fingerprint: act?.fingerprint ?? null,
  }
}

const storedDetail = z.looseObject({})

export function readEvent(row: EventColumns & { readonly number: number }): VisitEvent {
  const detail: unknown = JSON.parse(row.detail)
  return {
    ...eventDetail.parse({ ...storedDetail.parse(detail), kind: row.kind }),
    number: row.number,
    recordedAtMs: row.recorded_at,
    happenedAtMs: row.happened_at,
    by: actorOf(row),
  }
}

export const storedDate = z.string().transform((text, context) => {
  const read = parseDate(text)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'date-wrong' })
  return z.NEVER
})
const asks = z.array(z.int())
const agreed = z.object({ date: storedDate, time: z.string() })
const takesBack = z.int()
const callByMs = z.number()

/** What an event says besides its number, its time and who did it. The names are those of `VisitEvent`. */
export const eventDetail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entered'),
    asks,
    agreed,
    request: z.int(),
    hasCome: z.boolean(),
  }),
  z.object({
    kind: z.literal('agreed'),
    asks,
    agreed,
    mailsPlan: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.enum(['tap-called', 'tap-no-answer']),
    asks,
    lastKnown: z.int(),
    messageId: z.string(),
  }),
  z.object({
    kind: z.enum(['no-answer', 'call-later', 'wrong-number']),
    asks,
    tryAgainAtMs: z.number().exactOptional(),
  }),
  z.object({
    kind: z.literal('cancelled'),
    asks,
    reason: z.enum(['patient', 'centre']).exactOptional(),
  }),
  z.object({ kind: z.enum(['notified', 'seen', 'arrived', 'no-show']), asks }),
  z.object({ kind: z.literal('reopened'), asks, takesBack, callByMs }),
  z.object({ kind: z.literal('undone'), takesBack }),
  z.object({ kind: z.enum(['wishes-to-cancel', 'wishes-to-move']), callByMs }),
  z.object({ kind: z.enum(['plan-mailed', 'plan-refused']), plan: z.int() }),
  z.object({ kind: z.enum(['not-arrived', 'corrected', 'note', 'reminded', 'erased']) }),
])

export type EventDetail = z.output<typeof eventDetail>

type EventColumns = Selectable<Schema['event']>
