import { sql } from 'kysely'
import { english } from '../../content/strings.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  parseDate,
} from '../../domain/time/delhi-time.ts'
import {
  hoursOn,
  lastClosingBefore,
  type OpeningHours,
  openSpansFrom,
} from '../../domain/time/opening-hours.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { outcomeOfRequest, type RequestState } from '../../domain/visit/request-outcome.ts'
import type { LeasedOfCentre, NewNotice } from '../db/records.ts'
import type { Db } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import type { Needs } from '../parts.ts'
import type { Message } from '../providers/provider.ts'
import { type RequestInVisit, requestsSent } from '../visits/list-requests.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import type { RequestOfVisit } from '../visits/loaded-visit.ts'
import { digestItem, field } from './message-texts.ts'

const { calendar, notices: strings } = english

/** A server that was down at closing still queues the day's digest this long after closing. */
const lateMs = 6 * 60 * 60_000

export type DayDigestDeps = Needs<
  'database' | 'recipients' | 'hours' | 'now' | 'newId' | 'onEnqueued'
>

/**
 * Queues the digest, which lists the day's requests, once the centre has closed for the day.
 * @returns When the centre closes next, epoch ms.
 */
export async function enqueueDayDigest(deps: DayDigestDeps): Promise<number | undefined> {
  const nowMs = deps.now()
  const closedAtMs = lastClosingBefore(nowMs, deps.hours)
  // Not the day of `nowMs`, because six hours after the closing it may be the next day.
  const day = delhiDate(closedAtMs - 1)
  if (closedAtMs === closingOf(day, deps.hours) && nowMs < closedAtMs + lateMs) {
    const notices = digestNotices(day, closedAtMs, deps)
    const owed = await deps.database.transact((db) => enqueue(db, notices, nowMs))
    if (owed > 0) deps.onEnqueued()
  }
  const [open] = openSpansFrom(nowMs, deps.hours)
  return open?.closesAt
}

/** When the centre closes for the day, epoch ms. A break does not count. */
function closingOf(day: CalendarDate, hours: OpeningHours): number | undefined {
  const last = hoursOn(day, hours).at(-1)
  return last && delhiInstant(day, last.closes)
}

/** One digest for each recipient and closing. A centre that reopens has a second closing on that day. */
function digestNotices(
  day: CalendarDate,
  closedAtMs: number,
  { recipients, newId }: DayDigestDeps,
): NewNotice[] {
  return recipients.dayDigest.map((recipient) => ({
    ...recipient,
    kind: 'day-digest',
    correlationId: newId(),
    subject: day,
    dedupeKey: `day-digest ${closedAtMs} ${recipient.channel} ${recipient.recipient}`,
  }))
}

/** A span of time, epoch ms. It includes its start but not its end. */
interface DaySpan {
  readonly fromMs: number
  readonly toMs: number
}

/** A request that came in a span of time, and what has become of it. */
interface RequestOfDay extends RequestInVisit {
  /** A visit's newest request from the site is open while a wish is open. `erased`: nobody calls about it. */
  readonly fate: 'open' | 'call again' | 'called' | 'cancelled' | 'erased'
  /** Whether a person at the centre could have noticed the request. */
  readonly isNotified: boolean
}

/**
 * The day's requests as the store has them now. The digest may leave on a later day if it could not be sent
 * at closing, so its text names its day.
 */
export async function dayDigestMessage(
  notice: LeasedOfCentre,
  { database, hours, now }: Pick<DayDigestDeps, 'database' | 'hours' | 'now'>,
): Promise<Message> {
  const day = parseDate(notice.subject ?? '')
  if (day === undefined) throw new Error(`notice ${notice.id} names no day`)
  const { fromMs, toMs } = spanOf(day, hours)
  const requests = (await requestsSent(database.db, fromMs, toMs)).map(toRequestOfDay)
  const item = ({ visit, request }: RequestOfDay) => digestItem(visit, request, hours)
  const items = [
    ...requests.filter(({ fate }) => fate === 'open').map(item),
    ...requests
      .filter(({ fate }) => fate === 'call again')
      .map((each) => strings.day.callAgain(item(each))),
  ]
  const before = await countBefore(database.db, { fromMs, toMs })
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

/** From the last closing before the day until the closing of the day. */
function spanOf(day: CalendarDate, hours: OpeningHours): DaySpan {
  const closingBy = (date: CalendarDate) => lastClosingBefore(delhiInstant(date, 0), hours)
  return { fromMs: closingBy(day), toMs: closingBy(addDays(day, 1)) }
}

function toRequestOfDay({ visit, request }: RequestInVisit): RequestOfDay {
  const { state, notifiedAtMs } = outcomeOfRequest(visit.history, request.number)
  const fate = fateOf(visit, request, state)
  return { visit, request, fate, isNotified: notifiedAtMs !== undefined }
}

function fateOf(
  { visit, requests }: StoredVisit,
  { number }: RequestOfVisit,
  state: RequestState,
): RequestOfDay['fate'] {
  if (visit.ending === 'erased') return 'erased'
  const isNewest = requests.findLast(({ source }) => source === 'site')?.number === number
  const hasWish = visit.asks.some((ask) => ask.kind !== 'request' && ask.state === 'open')
  if (isNewest && hasWish) return 'open'
  switch (state) {
    case 'requested':
      return 'open'
    case 'unreachable':
      return 'call again'
    case 'cancelled':
      return 'cancelled'
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return 'called'
  }
}

/** Counts visits still to call with a request from before the span, but with none from the site in the span. */
async function countBefore(db: Db, { fromMs, toMs }: DaySpan): Promise<number> {
  const { counted } = await db
    .selectFrom('visit')
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    // A literal, because a partial index does not serve a query with a bound value.
    .where((eb) => eb.or([eb('call_by', 'is not', null), sql<boolean>`state = 'to call again'`]))
    .where(({ exists, not, selectFrom }) => {
      const own = selectFrom('request').select('request.id').whereRef('visit_id', '=', 'visit.id')
      const inSpan = own.where('received_at', '>=', fromMs).where('received_at', '<', toMs)
      return exists(own.where('received_at', '<', fromMs)).and(
        not(exists(inSpan.where('source', '=', 'site'))),
      )
    })
    .executeTakeFirstOrThrow()
  return Number(counted)
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
    notTold: requests.filter(({ fate, isNotified }) => fate !== 'erased' && !isNotified).length,
  }
}
