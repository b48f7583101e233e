import type { Insertable, Kysely } from 'kysely'
import { columnsOfActor } from '../db/actor-columns.ts'
import { chunksOf } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { columnsOfDetail } from './event-detail.ts'
import type { AddedEvent } from './loaded-visit.ts'
import type { PlacedVisit } from './settle-visit.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 64

/** Appends events, and what is personal in them as rows of its own. */
export async function insertEvents(
  db: Kysely<Schema>,
  placed: readonly PlacedVisit[],
): Promise<void> {
  const added = placed.flatMap(({ id, visit }) =>
    visit.added.events.map((each) => ({ visitId: id, ...each })),
  )
  for (const chunk of chunksOf(added, rowsAtOnce)) {
    const rows = await db
      .insertInto('event')
      .values(chunk.map(({ visitId, ...each }) => toRow(visitId, each)))
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

function toRow(visitId: number, { event, act }: AddedEvent): Insertable<Schema['event']> {
  return {
    ...{ visit_id: visitId, number: event.number },
    ...columnsOfDetail(event),
    ...columnsOfActor(event.by),
    ...{ happened_at: event.happenedAtMs, recorded_at: event.recordedAtMs },
    ...{ act_id: act?.id ?? null, fingerprint: act?.fingerprint ?? null },
  }
}
