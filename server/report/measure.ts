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

/** Reads a day at a time and keeps only counts and durations, so that a year takes little more memory than a week. */
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
  const untilNoticeMs: number[] = []
  const untilCallMs: number[] = []
  let requests = 0
  let inTime = 0
  const visits = { came: 0, stayedAway: 0 }
  return {
    add(request: RequestFigures): void {
      const { receivedAtMs, notifiedAtMs, calledAtMs } = request
      requests++
      addHour(byHour, receivedAtMs)
      for (const test of request.tests) tests.set(test, (tests.get(test) ?? 0) + 1)
      if (notifiedAtMs !== undefined) untilNoticeMs.push(notifiedAtMs - receivedAtMs)
      if (request.hasCome === true) visits.came++
      if (request.hasCome === false) visits.stayedAway++
      if (calledAtMs === undefined) return
      untilCallMs.push(openMsBetween(receivedAtMs, calledAtMs, hours))
      if (calledAtMs <= request.callByMs) inTime++
    },
    counted() {
      const notified = spread(untilNoticeMs, noticeBounds)
      const called = spread(untilCallMs, callBounds)
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

/** How durations in milliseconds are spread over ranges of minutes. */
export function spread(durationsMs: readonly number[], bounds: readonly number[]) {
  // Not below zero, because the clock may have been set back.
  const minutes = durationsMs.map((ms) => Math.max(0, Math.floor(ms / 60_000)))
  const middle = Math.ceil(minutes.length / 2) - 1
  return {
    /** How many lie below each bound but not below the one before. The last counts the rest. */
    ranges: [...bounds, Infinity].map((bound, index) => {
      const from = bounds[index - 1] ?? 0
      return minutes.filter((each) => each >= from && each < bound).length
    }),
    /** Whole minutes, the lower of two middle values. Undefined without a duration. */
    median: minutes.toSorted((a, b) => a - b)[middle],
    count: minutes.length,
  }
}
