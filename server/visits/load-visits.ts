import type { Selectable } from 'kysely'
import { defaultLanguage, isLanguage } from '../../domain/language.ts'
import { storedReference } from '../../domain/request/reference.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { History } from '../../domain/visit/history.ts'
import type { Claim } from '../../domain/visit/visit.ts'
import { chunksOf, padded } from '../db/chunks.ts'
import { locking } from '../db/dialect.ts'
import { isDamage } from '../db/errors.ts'
import type { Db, NoticeRow, Schema } from '../db/schema.ts'
import { itemOf } from './add-to-visit.ts'
import { readEvent } from './history-rows.ts'
import {
  correctedBy,
  type EventText,
  type LoadedVisit,
  type NoticeOfVisit,
  nothingAdded,
  type RequestOfVisit,
  testList,
} from './loaded-visit.ts'
import { readPhone } from './phone-key.ts'
import { noticeOf } from './visit-notices.ts'

export interface StoredVisit extends LoadedVisit {
  readonly id: number
}

/**
 * Locks visits in the order of their ids and reads them. Every writer locks in this order, and locks visits before
 * their notices. A visit that is gone is left out. Throws if a visit cannot be read.
 */
export async function lockVisits(db: Db, ids: readonly number[]): Promise<StoredVisit[]> {
  return allOf(await lockReadable(db, ids))
}

/** As `lockVisits`, but returns unreadable visits instead of throwing. */
export async function lockReadable(db: Db, ids: readonly number[]): Promise<ReadVisits> {
  if (ids.length === 0) return { visits: [], unreadable: [] }
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where('id', 'in', padded(ids))
    .orderBy('id')
    .$call(locking(db))
    .execute()
  const locked = rows.map(({ id }) => id)
  return await readVisits(db, locked)
}

/**
 * Reads visits with all that belongs to them, in the order of `ids`. Throws if a visit cannot be read, for callers
 * that must not miss any.
 */
export async function loadVisits(db: Db, ids: readonly number[]): Promise<StoredVisit[]> {
  return allOf(await readVisits(db, ids))
}

function allOf({ visits, unreadable: [first] }: ReadVisits): StoredVisit[] {
  if (first !== undefined) throw first.why
  return visits
}

/** A visit that cannot be read, because a row is damaged or was edited by hand. */
export interface UnreadableVisit {
  readonly id: number
  /** `reference`, `name` and `phone` are those of the newest request; empty if that cannot be read. */
  readonly reference: string
  readonly name: string
  readonly phone: string
  readonly why: unknown
}

type ReadVisits = Awaited<ReturnType<typeof readVisits>>

/** As `loadVisits`, but returns unreadable visits apart. In a list, one unreadable visit must not hide the others. */
export async function readVisits(db: Db, ids: readonly number[]) {
  const read: (StoredVisit | UnreadableVisit)[] = []
  for (const chunk of chunksOf(ids)) read.push(...(await readApart(db, chunk)))
  return {
    visits: read.filter((each) => 'history' in each),
    unreadable: read.filter((each) => 'why' in each),
  }
}

/** If a page of the file is damaged, reads visits one by one, so that only visits on that page are unreadable. */
async function readApart(
  db: Db,
  ids: readonly number[],
): Promise<(StoredVisit | UnreadableVisit)[]> {
  try {
    return await readSome(db, ids)
  } catch (why) {
    if (!isDamage(why)) throw why
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0)
      return [{ id, reference: '', name: '', phone: '', why }]
    const read: (StoredVisit | UnreadableVisit)[] = []
    for (const each of ids) read.push(...(await readApart(db, [each])))
    return read
  }
}

async function readSome(
  db: Db,
  ids: readonly number[],
): Promise<(StoredVisit | UnreadableVisit)[]> {
  const visits = await visitRows(db, ids)
  const requests = Map.groupBy(await requestRows(db, ids), ({ visit_id }) => visit_id)
  const events = Map.groupBy(await eventRows(db, ids), ({ visit_id }) => visit_id)
  const notices = Map.groupBy(await noticeRows(db, ids), ({ visit_id }) => visit_id)
  const rowOf = new Map(visits.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    if (row === undefined) return []
    try {
      return toVisit(row, requests.get(id) ?? [], events.get(id) ?? [], notices.get(id) ?? [])
    } catch (why) {
      const { reference = '', name = '', phone = '' } = requests.get(id)?.at(-1) ?? {}
      return { id, reference, name, phone, why }
    }
  })
}

export async function noticesOf(db: Db, visitId: number): Promise<NoticeOfVisit[]> {
  return (await noticeRows(db, [visitId])).map(noticeOf)
}

async function visitRows(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('visit')
    .leftJoin('desk_device', 'desk_device.id', 'visit.claim_device')
    .selectAll('visit')
    .select('desk_device.id as let_in')
    .select('desk_device.revoked_at')
    .where('visit.id', 'in', padded(ids))
    .execute()
}

async function requestRows(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('request')
    .selectAll()
    .where('visit_id', 'in', padded(ids))
    .orderBy('number')
    .execute()
}

async function eventRows(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('event')
    .leftJoin('event_text', 'event_text.event_id', 'event.id')
    .selectAll('event')
    .select(['event_text.field', 'event_text.text'])
    .where('visit_id', 'in', padded(ids))
    .orderBy('number')
    .orderBy('event_text.id')
    .execute()
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : { ...row, number }))
}

async function noticeRows(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('notice')
    .selectAll()
    .where('visit_id', 'in', padded(ids))
    .orderBy('id')
    .execute()
}

type VisitRow = Awaited<ReturnType<typeof visitRows>>[number]
/** One row for each text of an event. An event without texts has one row. */
type EventRow = Awaited<ReturnType<typeof eventRows>>[number]

function toVisit(
  row: VisitRow,
  sent: readonly Selectable<Schema['request']>[],
  events: readonly EventRow[],
  notices: readonly NoticeRow[],
): StoredVisit {
  const requests = sent.map(toRequest)
  const history = historyOf(requests, events)
  const texts = events.flatMap(eventTexts)
  return {
    id: row.id,
    lastNumber: row.last_number,
    lastRecordedAtMs: row.last_recorded_at,
    history,
    requests,
    texts,
    visit: computeVisit(history),
    corrected: correctedBy(texts),
    claim: claimOf(row),
    notices: notices.map(noticeOf),
    needsCall: row.needs_call === 1,
    added: nothingAdded,
  }
}

function historyOf(requests: readonly RequestOfVisit[], events: readonly EventRow[]): History {
  const once = events.filter(({ id }, place) => events[place - 1]?.id !== id)
  return [...requests.map(itemOf), ...once.map(readEvent)].toSorted((a, b) => a.number - b.number)
}

function eventTexts({ number, field, text }: EventRow): EventText[] {
  return field === null || text === null ? [] : [{ number, field, text }]
}

function toRequest(row: Selectable<Schema['request']>): RequestOfVisit {
  const date = parseDate(row.date)
  if (date === undefined) throw new RangeError(`request ${row.id} has no readable date`)
  return {
    number: row.number,
    reference: storedReference(row.reference),
    source: row.source,
    name: row.name,
    phone: row.phone,
    ...readPhone(row.phone),
    email: row.email,
    date,
    time: row.time,
    tests: testList.parse(JSON.parse(row.tests)),
    additionalInfo: row.additional_info,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    storedAtMs: row.received_at,
    callByMs: row.call_by,
    idempotencyKey: row.idempotency_key ?? undefined,
    fingerprint: row.fingerprint,
    isBeyondLimit: row.is_beyond_limit === 1,
  }
}

/** Undefined also if the device is revoked or deleted, because its claim must not stop other devices. */
function claimOf(row: VisitRow): Claim | undefined {
  const { claim_device, claim_until, claim_number, let_in, revoked_at } = row
  if (claim_device === null || claim_until === null || claim_number === null) return undefined
  if (let_in === null || revoked_at !== null) return undefined
  return { device: String(claim_device), untilMs: claim_until, number: claim_number }
}
