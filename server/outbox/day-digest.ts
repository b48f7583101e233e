import { english } from '../../content/strings.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  parseDate,
} from '../../domain/delhi-time.ts'
import {
  hoursOn,
  lastClosingBefore,
  type OpeningHours,
  openSpansFrom,
} from '../../domain/opening-hours.ts'
import { longDate } from '../../domain/spoken-time.ts'
import type { Database } from '../db/database.ts'
import type { LeasedOfCentre, NewNotice } from '../db/records.ts'
import { enqueue } from '../notices/enqueue.ts'
import type { Message } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { digestItem } from './digest-item.ts'
import { field } from './message-texts.ts'
import { countBefore, type RequestOfDay, requestsOfDay, type Span } from './requests-of-day.ts'

const { calendar, notices: strings } = english

/** A server that was down at closing still sends the day's digest this long after. */
const lateMs = 6 * 60 * 60_000

export interface DayDigestDeps {
  readonly database: Database
  readonly recipients: Recipients
  readonly hours: OpeningHours
  readonly now: () => number
  readonly newId: () => string
  readonly onEnqueued: () => void
}

/** Queues the digest of each day once the centre has closed; when the next one is due, epoch ms. */
export async function enqueueDayDigest(deps: DayDigestDeps): Promise<number | undefined> {
  const nowMs = deps.now()
  const today = delhiDate(nowMs)
  const closesAtMs = closingOf(today, deps.hours)
  if (closesAtMs !== undefined && nowMs >= closesAtMs && nowMs < closesAtMs + lateMs) {
    const owed = await deps.database.transact((db) =>
      enqueue(db, digestNotices(today, deps), nowMs),
    )
    if (owed > 0) deps.onEnqueued()
  }
  const [open] = openSpansFrom(nowMs, deps.hours)
  return open?.closesAt
}

/**
 * The day's requests as stored now, whether called or not. A message that could not be sent at
 * closing may leave on another day, and names its own.
 */
export async function dayDigestMessage(
  notice: LeasedOfCentre,
  { database, hours, now }: Pick<DayDigestDeps, 'database' | 'hours' | 'now'>,
): Promise<Message> {
  const day = parseDate(notice.subject ?? '')
  if (day === undefined) throw new Error(`notice ${notice.id} names no day`)
  const requests = await requestsOfDay(database.db, spanOf(day, hours))
  const item = ({ visit, request }: RequestOfDay) => digestItem(visit, request, hours)
  const items = [
    ...requests.filter(({ fate }) => fate === 'open').map(item),
    ...requests
      .filter(({ fate }) => fate === 'call again')
      .map((each) => strings.day.callAgain(item(each))),
  ]
  const before = await countBefore(database.db, spanOf(day, hours))
  const date = longDate(day, calendar)
  const when = day === delhiDate(now()) ? strings.day.today : date
  return {
    kind: 'day-digest',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: strings.day.headline(date),
    fields: [
      field('summary', strings.day.summary(when, { ...countsOf(requests), before })),
      field('requests', items.join('; ') || nothingOpen(before), items),
    ],
  }
}

/** From the closing before to that of the day. */
function spanOf(day: CalendarDate, hours: OpeningHours): Span {
  const closingBy = (date: CalendarDate) => lastClosingBefore(delhiInstant(date, 0), hours)
  return { fromMs: closingBy(day), toMs: closingBy(addDays(day, 1)) }
}

function nothingOpen(before: number): string {
  return before === 0 ? strings.day.nothing : strings.day.onlyBefore
}

function countsOf(requests: readonly RequestOfDay[]) {
  const count = (wanted: RequestOfDay['fate']) =>
    requests.filter(({ fate }) => fate === wanted).length
  return {
    all: requests.length,
    called: count('called'),
    callAgain: count('call again'),
    cancelled: count('cancelled'),
    open: count('open'),
    notTold: requests.filter(({ fate, isTold }) => fate !== 'erased' && !isTold).length,
  }
}

function digestNotices(day: CalendarDate, { recipients, newId }: DayDigestDeps): NewNotice[] {
  return recipients.dayDigest.map((recipient) => ({
    ...recipient,
    kind: 'day-digest',
    correlationId: newId(),
    subject: day,
    dedupeKey: `day-digest ${day} ${recipient.channel} ${recipient.recipient}`,
  }))
}

/** When the centre closes for the day, not for its break. */
function closingOf(day: CalendarDate, hours: OpeningHours): number | undefined {
  const last = hoursOn(day, hours).at(-1)
  return last && delhiInstant(day, last.closes)
}
