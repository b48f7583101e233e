import type { WeeklyReport } from '../../domain/desk/weekly-report.ts'
import { addDays, delhiDate, delhiInstant, parseDate } from '../../domain/time/delhi-time.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { LeasedOfCentre } from '../db/records.ts'
import { enqueue } from '../notices/enqueue.ts'
import { field } from '../outbox/message-texts.ts'
import type { Needs } from '../parts.ts'
import type { Message } from '../providers/provider.ts'
import { daysInWeek, mondayOf, type ReportDays, weekBefore } from './report-weeks.ts'

/** Monday at 8 AM in Delhi, before most centres open. */
const dueMinutes = 8 * 60

/** A server that was down on Monday morning still queues the report within this time. */
const lateMs = 2 * day

export type WeeklyReportDeps = Needs<'database' | 'recipients' | 'now' | 'newId' | 'onEnqueued'>

export type ComposeReport = (days: ReportDays) => Promise<WeeklyReport>

/** Queues the report of the past week for the owner, once, if it is due. Returns when the next is due, epoch ms. */
export async function enqueueWeeklyReport(deps: WeeklyReportDeps): Promise<number> {
  const { database, recipients, now, newId, onEnqueued } = deps
  const nowMs = now()
  const monday = mondayOf(delhiDate(nowMs))
  const dueAtMs = delhiInstant(monday, dueMinutes)
  if (nowMs < dueAtMs) return dueAtMs
  if (recipients.owner !== undefined && nowMs < dueAtMs + lateMs) {
    const notice = {
      ...recipients.owner,
      kind: 'weekly-report',
      correlationId: newId(),
      subject: monday,
      dedupeKey: `weekly-report ${monday} ${recipients.owner.recipient}`,
    } as const
    if ((await enqueue(database.db, [notice], nowMs)) > 0) onEnqueued()
  }
  return delhiInstant(addDays(monday, daysInWeek), dueMinutes)
}

/** A mail with the findings in sentences. The desk has the tables. */
export async function weeklyReportMessage(
  notice: LeasedOfCentre,
  { composeReport }: { readonly composeReport: ComposeReport },
): Promise<Message> {
  const monday = parseDate(notice.subject ?? '')
  if (monday === undefined) throw new Error(`notice ${notice.id} names no Monday`)
  const { headline, inShort } = await composeReport(weekBefore(monday))
  return {
    kind: 'weekly-report',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline,
    fields: [field('summary', inShort.join('\n'))],
  }
}
