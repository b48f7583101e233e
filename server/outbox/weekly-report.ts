import type { Logger } from 'pino'
import type { DeskWords } from '../../content/words.ts'
import { addDays, delhiDate, delhiInstant, parseDate } from '../../domain/delhi-time.ts'
import type { Audience } from '../channels/audience.ts'
import type { Attachment, Message } from '../channels/channel.ts'
import type { Report } from '../report/compose-report.ts'
import { mondayOf, type ReportDays, weekBefore } from '../report/report-weeks.ts'
import { brokenMachine } from '../store/broken-machine.ts'
import type { ClaimedNotice } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { fieldMaker } from './compose-message.ts'

/** Monday at 8 AM in Delhi, half an hour before the centre opens. */
const dueMinutes = 8 * 60

/** A server that was down on Monday morning still sends the report within this time. */
const lateMs = 2 * 24 * 60 * 60_000

const daysInWeek = 7

export interface WeeklyReportDeps {
  readonly store: Pick<Store, 'owe'>
  readonly audience: Audience
  readonly now: () => number
  readonly newId: () => string
  readonly onOwed: () => void
}

export type ComposeReport = (days: ReportDays) => Promise<Report>

/** Owes the owner the report of the week that is over. When the next one is due, epoch ms. */
export async function oweWeeklyReport(deps: WeeklyReportDeps): Promise<number> {
  const { store, audience, now, newId, onOwed } = deps
  const nowMs = now()
  const monday = mondayOf(delhiDate(nowMs))
  const dueAtMs = delhiInstant(monday, dueMinutes)
  if (nowMs < dueAtMs) return dueAtMs
  if (audience.owner !== undefined && nowMs < dueAtMs + lateMs) {
    const notice = {
      ...audience.owner,
      kind: 'weekly-report',
      correlationId: newId(),
      subject: monday,
      dedupeKey: `weekly-report ${monday} ${audience.owner.recipient}`,
    } as const
    if ((await store.owe([notice], nowMs)) > 0) onOwed()
  }
  return delhiInstant(addDays(monday, daysInWeek), dueMinutes)
}

interface ComposeDeps {
  readonly composeReport: ComposeReport
  readonly words: DeskWords
  readonly signal: AbortSignal
  readonly log: Logger
}

/** In short in the mail itself, whole as a page attached: mail programs show no plots. */
export async function weeklyReportMessage(
  notice: ClaimedNotice,
  deps: ComposeDeps,
): Promise<Message> {
  const monday = parseDate(notice.subject ?? '')
  if (monday === undefined) throw new Error(`notice ${notice.id} names no Monday`)
  const report = await deps.composeReport(weekBefore(monday))
  const attachment = await attachedPage(report, monday, deps)
  const lines = [
    ...report.inShort,
    attachment === undefined ? report.words.notDrawn : report.words.mailed,
  ]
  return {
    kind: 'weekly-report',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: report.headline,
    fields: [fieldMaker(deps.words.notices)('summary', lines.join('\n'))],
    ...(attachment === undefined ? {} : { attachment }),
  }
}

/** The figures must reach the owner, and no mail may wait behind them, when drawing fails. */
async function attachedPage(
  report: Report,
  monday: string,
  { signal, log }: ComposeDeps,
): Promise<Attachment | undefined> {
  try {
    const content = await report.page(signal)
    return { fileName: `desk-report-${monday}.html`, contentType: 'text/html', content }
  } catch (error) {
    log.error({ failure: brokenMachine(error) }, 'the plots of the report could not be drawn')
    return undefined
  }
}
