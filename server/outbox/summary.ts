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
  const rows = await openBySummary(database)
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

/** Found through the index of what the follow-up still looks at. */
async function openBySummary({ db }: Database) {
  return await db
    .selectFrom('appointment')
    .selectAll()
    .where('next_step_at', 'is not', null)
    .where('steps_taken', '=', stepsOfSummary)
    .where('status', '=', 'requested')
    .where('erased_at', 'is', null)
    .orderBy('call_by')
    .orderBy('id')
    .execute()
}
