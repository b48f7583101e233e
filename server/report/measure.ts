import { allTests } from '../../domain/centre/test-catalogue.ts'
import { delhiDate, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { type OpeningHours, openMsBetween } from '../../domain/time/opening-hours.ts'
import { daysSinceMonday } from './report-weeks.ts'
import type { RequestFigures } from './request-figures.ts'

/** Bounds of the ranges, in minutes. The last is the promised two hours. */
export const callBounds = [15, 30, 60, 90, 120] as const

const hoursInDay = 24

export type Measures = ReturnType<typeof measure>

/** Keeps only counts and durations. */
export function measure(requests: readonly RequestFigures[], hours: OpeningHours, nowMs: number) {
  const byHour = Array.from({ length: 7 }, () => new Array<number>(hoursInDay).fill(0))
  const tests = new Map<string, number>(allTests.map((test) => [test, 0]))
  for (const request of requests) {
    addHour(byHour, request.receivedAtMs)
    for (const test of request.tests) tests.set(test, (tests.get(test) ?? 0) + 1)
  }
  const called = requests.flatMap(({ receivedAtMs, calledAtMs, callByMs }) =>
    calledAtMs === undefined
      ? []
      : { ms: openMsBetween(receivedAtMs, calledAtMs, hours), isInTime: calledAtMs <= callByMs },
  )
  const untilCall = spread(called.map(({ ms }) => ms))
  const inTime = called.filter(({ isInTime }) => isInTime).length
  return {
    requests: requests.length,
    /** Seven weekdays, Monday first, of 24 hours each, in Delhi. */
    byHour,
    tests: mostAskedFirst(tests),
    /** From the request until reception recorded a call, in minutes the centre was open. */
    call: {
      ...untilCall,
      inTime,
      notNoted: requests.length - called.length,
      overdue: requests.filter(({ calledAtMs, callByMs }) => !calledAtMs && callByMs < nowMs)
        .length,
    },
    /** Only patients of whom reception noted whether they came (request-figures.ts). */
    visits: {
      came: requests.filter(({ hasCome }) => hasCome === true).length,
      stayedAway: requests.filter(({ hasCome }) => hasCome === false).length,
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

/** How durations in milliseconds are spread over the ranges of minutes. */
export function spread(durationsMs: readonly number[]) {
  // Not below zero, because the clock may have been set back.
  const minutes = durationsMs.map((ms) => Math.max(0, Math.floor(ms / minute)))
  const middle = Math.ceil(minutes.length / 2) - 1
  return {
    /** How many lie below each bound but not below the one before. The last counts the rest. */
    ranges: [...callBounds, Infinity].map((bound, index) => {
      const from = callBounds[index - 1] ?? 0
      return minutes.filter((each) => each >= from && each < bound).length
    }),
    /** Whole minutes, the lower of two middle values. Undefined without a duration. */
    median: minutes.toSorted((a, b) => a - b)[middle],
    count: minutes.length,
  }
}
