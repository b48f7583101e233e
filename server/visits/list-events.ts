import { z } from 'zod'
import { type Reference, storedReference } from '../../domain/request/reference.ts'
import { chunksOf, padded } from '../db/chunks.ts'
import type { Db } from '../db/schema.ts'
import { deviceNames } from './let-in.ts'

/** An event of a visit, or of the store, without personal data. */
export type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number]

interface EventFilter {
  readonly visit: number | undefined
  readonly limit: number | undefined
  /** Lists only what people at the centre did: at the desk, by a command or a tap. */
  readonly isOfPeople?: boolean
}

/** What happened to visits and to the store, by whom and when, newest first. */
export async function listEvents(db: Db, { visit, limit, isOfPeople = false }: EventFilter) {
  let query = db.selectFrom('event').selectAll().orderBy('id', 'desc')
  if (visit !== undefined) query = query.where('visit_id', '=', visit)
  if (isOfPeople) query = query.where('actor', 'in', ['desk', 'command', 'tap'])
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  const names = await deviceNames(db)
  const references = await referencesOf(
    db,
    rows.flatMap(({ visit_id }) => visit_id ?? []),
  )
  return rows.map((row) => {
    const { asks = [], count, device, fact, test } = detailShape.parse(JSON.parse(row.detail))
    return {
      id: row.id,
      atMs: row.happened_at,
      recordedAtMs: row.recorded_at,
      actor: row.actor,
      /** Undefined if the event did not happen at the desk, or its device is not stored any more. */
      device: names.get(String(row.device_id)),
      kind: row.kind,
      visit: row.visit_id ?? undefined,
      /** The references of the requests that the event names; empty if it names none, or once they are purged. */
      references: asks.flatMap((number) => references.get(`${row.visit_id} ${number}`) ?? []),
      /** The reference of the visit's newest request; undefined once purged. */
      newest: references.get(String(row.visit_id)),
      /** How many visits were purged. */
      count,
      /** The device that was let in or revoked, or the fact or the test that was published. */
      about: device === undefined ? (test ?? fact) : names.get(String(device)),
    }
  })
}

const detailShape = z.object({
  asks: z.array(z.int()).optional(),
  count: z.int().optional(),
  // The event of a device that 2.0.0 had forgotten has the name of the device here.
  device: z.int().optional().catch(undefined),
  fact: z.string().optional(),
  test: z.string().optional(),
})

/**
 * The references of the visits' requests. The key is the id of the visit and the number of the request. The id alone
 * gives the newest.
 */
async function referencesOf(
  db: Db,
  visits: readonly number[],
): Promise<ReadonlyMap<string, Reference>> {
  const references = new Map<string, Reference>()
  for (const chunk of chunksOf([...new Set(visits)])) {
    const rows = await db
      .selectFrom('request')
      .select(['visit_id', 'number', 'reference'])
      .where('visit_id', 'in', padded(chunk))
      .orderBy('number')
      .execute()
    for (const { visit_id, number, reference } of rows)
      for (const key of [`${visit_id} ${number}`, String(visit_id)])
        references.set(key, storedReference(reference))
  }
  return references
}
