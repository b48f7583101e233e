import { sql } from 'kysely'
import { english } from '../../content/strings.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import type { Database } from '../db/database.ts'
import type { LeasedNotice, LeasedOfCentre, NewNotice, Recipient } from '../db/records.ts'
import type { Db } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import type { Needs } from '../parts.ts'
import type { Message } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { readVisits } from '../visits/load-visits.ts'
import { openAskNumbers } from '../visits/loaded-visit.ts'
import { digestItem, field } from './message-texts.ts'

/**
 * A summary is sent this often while a request beyond the overall limit is open. Such a request gets no message of its
 * own, because WhatsApp takes ten a minute to one phone (send-rate.ts), and a flood would hold up all others.
 */
const spanMs = 30 * minute

/** A summary names at most this many requests. */
const maxListed = 200

export interface SummaryDeps extends Needs<'database' | 'now' | 'newId' | 'onEnqueued'> {
  readonly recipients: Pick<Recipients, 'summaries'>
}

/**
 * Queues one summary for each recipient and half hour while a request beyond the overall limit is open.
 * @returns When the next summary is due, epoch ms; undefined if none is.
 */
export async function queueSummaries(deps: SummaryDeps): Promise<number | undefined> {
  const { database, recipients, now, newId, onEnqueued } = deps
  if (recipients.summaries.length === 0) return undefined
  const nowMs = now()
  if ((await openBeyondLimit(database.db)).count === 0) return undefined
  const queued = await database.transact(
    async (db) => await enqueue(db, summaryNotices(recipients.summaries, nowMs, newId), nowMs),
  )
  if (queued > 0) onEnqueued()
  return (Math.floor(nowMs / spanMs) + 1) * spanMs
}

/** One summary for each recipient. Its dedupe key allows no second one in the same half hour. */
function summaryNotices(
  recipients: readonly Recipient[],
  nowMs: number,
  newId: () => string,
): NewNotice[] {
  const span = Math.floor(nowMs / spanMs)
  return recipients.map(({ channel, recipient }) => ({
    channel,
    recipient,
    kind: 'summary' as const,
    correlationId: newId(),
    dedupeKey: `summary ${span} ${channel} ${recipient}`,
  }))
}

/** The open requests beyond the overall limit as stored now, the most urgent first. */
export async function summaryMessage(
  { recipient, correlationId }: LeasedOfCentre,
  { database, hours }: { readonly database: Database; readonly hours: OpeningHours },
): Promise<Message> {
  const { notices: strings } = english
  const { open, count } = await openBeyondLimit(database.db)
  const items = open
    .toSorted((a, b) => a.request.callByMs - b.request.callByMs)
    .slice(0, maxListed)
    .map(({ visit, request }) => digestItem(visit, request, hours))
  return {
    kind: 'summary',
    recipient,
    correlationId,
    headline: strings.summary.headline(count),
    fields: [
      field('summary', strings.summary.summary(count)),
      field('requests', items.join('; ') || strings.summary.nothing, items),
    ],
  }
}

/**
 * Deletes a leased summary if no request beyond the limit is open any more. Returns whether it did. The next
 * such request can then queue a summary in the same half hour.
 */
export async function deleteIfEmpty(
  { id, kind, owner }: LeasedNotice,
  { transact }: Pick<Database, 'transact'>,
): Promise<boolean> {
  if (kind !== 'summary') return false
  return await transact(async (db) => {
    if ((await openBeyondLimit(db)).count > 0) return false
    const { numDeletedRows } = await db
      .deleteFrom('notice')
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .executeTakeFirst()
    return numDeletedRows > 0n
  })
}

/**
 * The open requests beyond the overall limit that are due first, and how many there are. A flood leaves thousands, so
 * this reads no more visits than a summary lists. In the unread visits each request beyond the limit counts as open.
 */
async function openBeyondLimit(db: Db) {
  const beyond = db
    .selectFrom('visit')
    .innerJoin('request', 'request.visit_id', 'visit.id')
    .where('visit.call_by', 'is not', null)
    // A literal, because a partial index does not serve a query with a bound value.
    .where(sql<boolean>`request.is_beyond_limit = 1`)
  const { counted } = await beyond
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  const rows = await beyond
    .select(['visit.id', 'visit.call_by'])
    .distinct()
    .orderBy('visit.call_by')
    .orderBy('visit.id')
    .limit(maxListed)
    .execute()
  const { visits } = await readVisits(
    db,
    rows.map(({ id }) => id),
  )
  const read = visits.flatMap((visit) =>
    visit.requests
      .filter(({ isBeyondLimit }) => isBeyondLimit)
      .map((request) => ({ visit, request })),
  )
  const open = read.filter(({ visit, request }) => openAskNumbers(visit).includes(request.number))
  return { open, count: counted - read.length + open.length }
}
