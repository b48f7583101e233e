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
import { toAppointment } from '../appointments/row.ts'
import { isToCallAgain } from '../appointments/to-call-again.ts'
import type { Database } from '../db/database.ts'
import type { Appointment, ClaimedNotice, NewNotice } from '../db/records.ts'
import type { Message } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { enqueue } from './enqueue.ts'
import { digestItem, field } from './message-texts.ts'

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
    const owed = await enqueue(deps.database, digestNotices(today, deps), nowMs)
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
  notice: ClaimedNotice,
  { database, hours, now }: Pick<DayDigestDeps, 'database' | 'hours' | 'now'>,
): Promise<Message> {
  const day = parseDate(notice.subject ?? '')
  if (day === undefined) throw new Error(`notice ${notice.id} names no day`)
  const received = await requestsOf(day, hours, database)
  const item = (appointment: Appointment) => digestItem(appointment, hours)
  const items = [
    ...received.filter(isOpen).map(item),
    ...received.filter(isUnreached).map((appointment) => strings.day.unreached(item(appointment))),
  ]
  const before = await openBefore(day, hours, database)
  const date = longDate(day, calendar)
  const when = day === delhiDate(now()) ? strings.day.today : date
  return {
    kind: 'day-digest',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: strings.day.headline(date),
    fields: [
      field('summary', strings.day.summary(when, { ...countsOf(received), before })),
      field('requests', items.join('; ') || nothingOpen(before), items),
    ],
  }
}

/** From the closing before to that of the day, oldest first. What reception entered is no request. */
async function requestsOf(
  day: CalendarDate,
  hours: OpeningHours,
  { db }: Database,
): Promise<Appointment[]> {
  const closingBy = (date: CalendarDate) => lastClosingBefore(delhiInstant(date, 0), hours)
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('received_at', '>=', closingBy(day))
    .where('received_at', '<', closingBy(addDays(day, 1)))
    .where('source', '=', 'site')
    .orderBy('received_at')
    .execute()
  return rows.map(toAppointment)
}

/** How many came before that and are still to call or to call again, by the request. */
async function openBefore(
  day: CalendarDate,
  hours: OpeningHours,
  { db }: Database,
): Promise<number> {
  const { counted } = await db
    .selectFrom('appointment')
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .where('received_at', '<', lastClosingBefore(delhiInstant(day, 0), hours))
    .where('erased_at', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'requested'), isToCallAgain(eb)]))
    .executeTakeFirstOrThrow()
  return Number(counted)
}

function nothingOpen(before: number): string {
  return before === 0 ? strings.day.nothing : strings.day.onlyBefore
}

function countsOf(received: readonly Appointment[]) {
  const withStatus = (...statuses: Appointment['status'][]) =>
    received.filter(({ status }) => statuses.includes(status)).length
  return {
    all: received.length,
    confirmed: withStatus('confirmed', 'arrived', 'no-show'),
    unreachable: withStatus('unreachable'),
    cancelled: withStatus('cancelled'),
    open: received.filter(isOpen).length,
    notTold: received.filter(({ notifiedAtMs, erasedAtMs }) => !notifiedAtMs && !erasedAtMs).length,
  }
}

/** Not reached is not closed: somebody has to try again. */
function isUnreached({ status, erasedAtMs }: Appointment): boolean {
  return status === 'unreachable' && erasedAtMs === undefined
}

/** Leaves out erased requests: nobody is called about them. */
function isOpen({ status, erasedAtMs }: Appointment): boolean {
  return status === 'requested' && erasedAtMs === undefined
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
