import { addDays, delhiDate, delhiInstant, delhiMinutes } from '../../domain/delhi-time.ts'
import { type OpeningHours, openMsBetween } from '../../domain/opening-hours.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import type { ChannelName } from '../db/schema.ts'
import type { NoticeFigures, ReportQueries, RequestFigures } from './queries.ts'
import { daysSinceMonday, type ReportDays, spansOf } from './report-weeks.ts'

/** Bounds of the ranges, in minutes. They match the steps of escalation and the promised call. */
export const noticeBounds = [1, 5, 15, 30, 75] as const
export const callBounds = [15, 30, 60, 90, 120] as const

const hoursInDay = 24

export type Measures = Awaited<ReturnType<typeof measure>>

export interface ChannelCount {
  readonly channel: ChannelName
  readonly taken: number
  /** Refused for good, or given up. */
  readonly failed: number
  /** Still queued. */
  readonly owed: number
}

/** Reads a day at a time and keeps only counts, so that a year takes no more memory than a week. */
export async function measure(queries: ReportQueries, days: ReportDays, hours: OpeningHours) {
  const tally = newTally(hours)
  for (const { fromMs, toMs } of spansOf(days)) {
    for (const request of await queries.requestFigures(fromMs, toMs)) tally.add(request)
  }
  const notices = await queries.noticeFigures(
    delhiInstant(days.first, 0),
    delhiInstant(addDays(days.last, 1), 0),
  )
  return { ...tally.counted(), channels: channelCounts(notices) }
}

function newTally(hours: OpeningHours) {
  const byHour = Array.from({ length: 7 }, () => new Array<number>(hoursInDay).fill(0))
  const tests = new Map<string, number>(allTests.map((test) => [test, 0]))
  const notice = minuteCounter(noticeBounds)
  const call = minuteCounter(callBounds)
  let requests = 0
  let inTime = 0
  const visits = { came: 0, stayedAway: 0 }
  return {
    add(request: RequestFigures): void {
      const { receivedAtMs, notifiedAtMs, calledAtMs } = request
      requests++
      addHour(byHour, receivedAtMs)
      for (const test of request.tests) tests.set(test, (tests.get(test) ?? 0) + 1)
      if (notifiedAtMs !== undefined) notice.add(notifiedAtMs - receivedAtMs)
      if (request.hasCome === true) visits.came++
      if (request.hasCome === false) visits.stayedAway++
      if (calledAtMs === undefined) return
      call.add(openMsBetween(receivedAtMs, calledAtMs, hours))
      if (calledAtMs <= request.callByMs) inTime++
    },
    counted() {
      const [notified, called] = [notice.counted(), call.counted()]
      return {
        requests,
        /** Seven weekdays, Monday first, of 24 hours each, in Delhi. */
        byHour,
        tests: mostAskedFirst(tests),
        /** From the request until reception was provably notified. */
        notice: { ...notified, notNotified: requests - notified.count },
        /** From the request until reception recorded a call, in minutes the centre was open. */
        call: { ...called, inTime, notNoted: requests - called.count },
        /** Only patients of whom reception noted whether they came. */
        visits,
      }
    },
  }
}

function addHour(byHour: number[][], instantMs: number): void {
  const day = byHour[daysSinceMonday(delhiDate(instantMs))]
  const hour = Math.floor(delhiMinutes(instantMs) / 60)
  if (day !== undefined) day[hour] = (day[hour] ?? 0) + 1
}

/** Tests with equal counts keep the order of the catalogue. */
function mostAskedFirst(tests: ReadonlyMap<string, number>) {
  return Array.from(tests, ([test, count]) => ({ test, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

function channelCounts(figures: readonly NoticeFigures[]): ChannelCount[] {
  return Array.from(
    Map.groupBy(figures, ({ channel }) => channel),
    ([channel, its]) => {
      const withStatus = (...statuses: NoticeFigures['status'][]) =>
        its.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0)
      return {
        channel,
        taken: withStatus('accepted', 'delivered', 'read'),
        failed: withStatus('failed', 'abandoned'),
        owed: withStatus('due', 'sending'),
      }
    },
  ).sort((a, b) => a.channel.localeCompare(b.channel))
}

/** A longer duration counts as 30 days. This bounds the memory, and no median comes near it. */
const mostMinutes = 30 * 24 * 60

/** Counts durations by range and finds their median, without storing each duration. */
export function minuteCounter(bounds: readonly number[]) {
  const perMinute = new Map<number, number>()
  let count = 0
  return {
    add(durationMs: number): void {
      const minute = Math.min(mostMinutes, Math.max(0, Math.floor(durationMs / 60_000)))
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1)
      count++
    },
    counted: () => ({
      /** How many lie below each bound but not below the one before. The last counts the rest. */
      ranges: [...bounds, Infinity].map((bound, index) =>
        sumWithin(perMinute, bounds[index - 1] ?? 0, bound),
      ),
      /** Whole minutes; undefined without a duration. */
      median: medianOf(perMinute, count),
      count,
    }),
  }
}

function sumWithin(perMinute: ReadonlyMap<number, number>, from: number, below: number): number {
  let sum = 0
  for (const [minute, count] of perMinute) if (minute >= from && minute < below) sum += count
  return sum
}

/** The lower of the two middle values if their number is even. */
function medianOf(perMinute: ReadonlyMap<number, number>, count: number): number | undefined {
  let before = 0
  for (const [minute, here] of [...perMinute].sort(([a], [b]) => a - b)) {
    before += here
    if (before * 2 >= count) return minute
  }
  return undefined
}
