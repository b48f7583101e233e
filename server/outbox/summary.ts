import { english } from '../../content/strings.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { stepsOfSummary, toAppointment } from '../appointments/row.ts'
import type { Database } from '../db/database.ts'
import type { ClaimedNotice, NewNotice, Recipient } from '../db/records.ts'
import type { Message } from '../providers/provider.ts'
import { digestItem, field } from './message-texts.ts'

/** How often each recipient is told while a request beyond the overall limit is open. */
const spanMs = 30 * 60_000

/** So many are listed; the desk has all of them. */
const mostListed = 200

/** Whether a request came beyond the overall limit, by the steps taken for it. */
export function isBySummary(stepsTaken: readonly string[]): boolean {
  return JSON.stringify(stepsTaken) === stepsOfSummary
}

/** When the next summary is due, epoch ms. */
export function nextSummaryAt(nowMs: number): number {
  return (Math.floor(nowMs / spanMs) + 1) * spanMs
}

/** One summary for each recipient in the current half hour, whoever queues it, and however often. */
export function summaryNotices(
  recipients: readonly Recipient[],
  nowMs: number,
  newId: () => string,
): NewNotice[] {
  const span = Math.floor(nowMs / spanMs)
  return recipients.map((to) => ({
    ...to,
    kind: 'summary',
    correlationId: newId(),
    dedupeKey: `summary ${span} ${to.channel} ${to.recipient}`,
  }))
}

/** The open requests beyond the overall limit as stored now, the most urgent first. */
export async function summaryMessage(
  { recipient, correlationId }: ClaimedNotice,
  { database, hours }: { readonly database: Database; readonly hours: OpeningHours },
): Promise<Message> {
  const { notices: strings } = english
  const open = openBySummary(database.db).selectAll()
  const rows = await open.orderBy('call_by').orderBy('id').execute()
  const items = rows.slice(0, mostListed).map((row) => digestItem(toAppointment(row), hours))
  return {
    kind: 'summary',
    recipient,
    correlationId,
    headline: strings.summary.headline(rows.length),
    fields: [
      field('summary', strings.summary.summary(rows.length)),
      field('requests', items.join('; ') || strings.day.nothing, items),
    ],
  }
}

/**
 * Removes a summary that waits while no request beyond the limit is open any more. The next such request
 * queues its own, in the same half hour too. Whether it was removed.
 */
export async function forgetIfEmpty(
  { id, kind, owner }: ClaimedNotice,
  { db }: Database,
): Promise<boolean> {
  if (kind !== 'summary') return false
  const { numDeletedRows } = await db
    .deleteFrom('notice')
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where(({ not, exists }) => not(exists(openBySummary(db).select('appointment.id'))))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Found through the index of what the follow-up still looks at. */
function openBySummary(db: Database['db']) {
  return db
    .selectFrom('appointment')
    .where('next_step_at', 'is not', null)
    .where('steps_taken', '=', stepsOfSummary)
    .where('status', '=', 'requested')
    .where('erased_at', 'is', null)
}
