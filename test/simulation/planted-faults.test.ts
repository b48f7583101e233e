import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import {
  instantsAreBelieved,
  purgeWithoutGuard,
  tapReachesDigest,
  tapsAsTheyCome,
  terminalCounts,
  unreachableIsUnknown,
} from './planted-faults.ts'
import { type Plant, runSchedule } from './run-schedule.ts'
import { drawSchedule, type Schedule } from './schedule.ts'
import type { Rule } from './violation.ts'

interface Fault {
  readonly what: string
  readonly plant: Plant
  readonly rule: Rule
  /** Whether a schedule could meet it at all; the others are not run, nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  /** So many schedules find it, with room to spare. */
  readonly within: number
}

const hour = 60 * 60_000

/** What made 1.0.0 break its promise, put back one by one. */
const faults: readonly Fault[] = [
  {
    what: 'a tap under one message closes what a digest told of (H1)',
    plant: tapReachesDigest,
    rule: 'closed only by an act about it',
    concerns: ({ setup, whatsApp }) =>
      setup.whatsApp === 'with-webhook' &&
      setup.hasDigestTemplate &&
      whatsApp.some(({ kind }) => kind === 'hangs' || kind === 'drops-answers'),
    within: 40,
  },
  {
    what: 'a terminal counts as somebody (H2)',
    plant: terminalCounts,
    rule: 'notified only where a person could notice',
    concerns: ({ setup }) => setup.whatsApp === 'none',
    within: 5,
  },
  {
    what: 'a provider that cannot be reached is given up (H5)',
    plant: unreachableIsUnknown,
    rule: 'what did not leave goes out',
    concerns: ({ whatsApp }) =>
      whatsApp.some(({ kind, fromMs, toMs }) => kind === 'blackout' && toMs - fromMs > hour / 3),
    within: 15,
  },
  {
    what: 'a purge goes by a clock that is a year ahead (H6)',
    plant: purgeWithoutGuard,
    rule: 'nothing is lost',
    concerns: ({ clock }) => clock.some(({ byMs }) => byMs > 300 * 24 * hour),
    within: 10,
  },
  {
    what: 'a stored instant of a wrong clock is believed (M1)',
    plant: instantsAreBelieved,
    rule: 'what did not leave goes out',
    concerns: ({ setup, clock }) =>
      setup.whatsApp !== 'none' && clock.some(({ byMs }) => byMs < -hour),
    within: 20,
  },
  {
    what: 'one tap of a kind counts, and the last that came (M5)',
    plant: tapsAsTheyCome,
    rule: 'the later act counts',
    concerns: ({ setup }) => setup.whatsApp === 'with-webhook',
    within: 20,
  },
]

describe('a fault of 1.0.0 that is put back', () => {
  it.each(faults)(
    '$what: $within schedules find it',
    async (fault) => {
      expect(await schedulesUntilFound(fault)).toBeLessThanOrEqual(fault.within)
    },
    120_000,
  )
})

async function schedulesUntilFound({ plant, rule, concerns, within }: Fault): Promise<number> {
  for (let seed = 1, run = 0; run < within; seed++) {
    const schedule = drawSchedule(seed)
    if (!concerns(schedule)) continue
    run++
    const violations = judge(schedule, await runSchedule(schedule, plant))
    if (violations.some((violation) => violation.rule === rule)) return run
  }
  return Infinity
}
