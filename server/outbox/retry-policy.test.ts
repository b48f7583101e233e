import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/time/call-back.ts'
import { addDays, delhiDate, delhiInstant, parseDate } from '../../domain/time/delhi-time.ts'
import { day, hour, minute, second } from '../../domain/time/milliseconds.ts'
import { isOpenAt, type OpeningHours, openMsBetween } from '../../domain/time/opening-hours.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import type { FailureClass, NoticeKind } from '../db/schema.ts'
import {
  type AttemptFacts,
  afterFailure,
  clockDelayMs,
  reasonToEnd,
  retryingEndsAt,
} from './retry-policy.ts'

const { hours } = centre
type Tried = AttemptFacts['notice']

const anAsk = { openedAtMs: fridayTenAm, callByMs: fridayTenAm + 2 * hour }
const fresh: Tried = {
  kind: 'request',
  ask: anAsk,
  createdAtMs: fridayTenAm,
  attempts: 1,
  unknowns: 0,
}
/** A clock that was never changed. */
const steady = { aheadMs: 0, lastJumpForwardMs: 0, steadySinceMs: 0 }
const neverLeft: readonly FailureClass[] = [
  'transient',
  'template',
  'recipient',
  'auth',
  'spam',
  'channel-throttled',
  'pair-throttled',
]

/** What follows a first failure on Friday, 10 AM, of a request that came at that time. */
const afterFailed = (
  failureClass: FailureClass,
  facts: Partial<AttemptFacts> = {},
  retryAfterMs = 0,
) => {
  const attempt = { notice: fresh, hours, mayBeReported: true, nowMs: fridayTenAm, random: 0 }
  const failed = { kind: 'failed', class: failureClass, code: '1', retryAfterMs } as const
  return afterFailure(failed, { ...attempt, ...steady, ...facts })
}
const failedAs = (
  failureClass: FailureClass,
  notice: Partial<Tried> = {},
  { retryAfterMs = 0, random = 0, nowMs = fridayTenAm } = {},
) => afterFailed(failureClass, { notice: { ...fresh, ...notice }, nowMs, random }, retryAfterMs)
const failure = (failureClass: FailureClass) => ({ failure: { class: failureClass, code: '1' } })

/** Returns the time of each attempt, epoch ms, for a notice that always fails in the same way. */
function attemptsOf(
  failureClass: FailureClass,
  notice: Tried,
  { of, random = 0 }: { readonly of: OpeningHours; readonly random?: number },
): number[] {
  const atMs: number[] = []
  let nowMs = notice.createdAtMs
  for (let attempts = 1; ; attempts++) {
    atMs.push(nowMs)
    const facts = { notice: { ...notice, attempts }, hours: of, nowMs, random }
    const outcome = afterFailed(failureClass, facts)
    if (outcome.status !== 'due' && outcome.status !== 'postponed') return atMs
    nowMs = outcome.dueAtMs
  }
}

function requestOf(receivedAtMs: number, of: OpeningHours): Tried & { ask: typeof anAsk } {
  const ask = { openedAtMs: receivedAtMs, callByMs: callBy(receivedAtMs, of) }
  return { ...fresh, createdAtMs: receivedAtMs, ask }
}

describe('a message that certainly was not sent', () => {
  it('is tried again seven times in the first twenty minutes after a network failure', () => {
    const [firstMs = 0, ...atMs] = attemptsOf('transient', requestOf(fridayTenAm, hours), {
      of: hours,
    })
    const waits = atMs.slice(0, 8).map((each, at) => (each - (atMs[at - 1] ?? firstMs)) / second)
    expect(waits).toEqual([5, 15, 40, 90, 150, 300, 600, 13 * 60])
  })

  /** Random weeks: the rule depends on opening, closing and closed days. */
  const anyHours = fc
    .record({
      opens: fc.integer({ min: 0, max: 20 }),
      lasts: fc.integer({ min: 2, max: 12 }),
      closedAfterDays: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
      hasBreak: fc.boolean(),
      closedWeekday: fc.constantFrom(undefined, 0, 3, 6),
    })
    .map(({ opens, lasts, closedAfterDays, hasBreak, closedWeekday }): OpeningHours => {
      const from = opens * 60
      const to = Math.min(opens + lasts, 24) * 60
      const halves = [
        { opens: from, closes: from + 45 },
        { opens: from + 75, closes: to },
      ]
      const open = hasBreak ? halves : [{ opens: from, closes: to }]
      const weekly = { 0: open, 1: open, 2: open, 3: open, 4: open, 5: open, 6: open }
      const reason = { en: 'Closed', hi: 'बंद' }
      return {
        weekly: closedWeekday === undefined ? weekly : { ...weekly, [closedWeekday]: [] },
        closures: closedAfterDays.map((days) => ({
          date: addDays(delhiDate(fridayTenAm), days),
          reason,
        })),
      }
    })

  it('is tried each hour, even after two weeks, if it is a plan to a full mailbox', () => {
    const plan = { ...fresh, kind: 'plan', attempts: 9 } as const
    for (const nowMs of [fridayTenAm, fridayTenAm + 12 * hour, fridayTenAm + 14 * day])
      expect(failedAs('transient', plan, { nowMs })).toMatchObject({
        status: 'due',
        dueAtMs: nowMs + 55 * minute,
      })
  })

  it('is retried at bounded intervals, until two opening days after its call-by have ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FailureClass>('transient', 'template', 'recipient'),
        anyHours,
        fc.integer({ min: 0, max: 3 * day }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failureClass, of, receivedAfterMs, random) => {
          const notice = requestOf(fridayTenAm + receivedAfterMs, of)
          const { callByMs } = notice.ask
          const atMs = attemptsOf(failureClass, notice, { of, random })
          for (const [at, fromMs] of atMs.entries()) {
            const toMs = atMs[at + 1]
            if (toMs === undefined) break
            const aheadMs = Math.max(0, Math.min(toMs, callByMs) - fromMs)
            const openMs = openMsBetween(Math.max(fromMs, callByMs), toMs, of)
            expect(aheadMs + openMs).toBeLessThan(15 * minute)
            expect(toMs - fromMs).toBeLessThan(60 * minute)
          }
          const lastMs = atMs.at(-1) ?? 0
          const end = endByHand(callByMs, of)
          expect(lastMs).toBeLessThanOrEqual(end)
          expect(end - lastMs).toBeLessThan(15 * minute)
        },
      ),
    )
  })

  it('is retried at least hourly at night, and at opening', () => {
    const eveningMs = fridayTenAm + 11 * hour
    const late = { attempts: 9, ask: { ...anAsk, callByMs: fridayTenAm } }
    const after = failedAs('transient', late, { nowMs: eveningMs })
    expect(after).toMatchObject({ status: 'due', dueAtMs: eveningMs + 55 * minute })
    const beforeOpening = delhiInstant(addDays(delhiDate(fridayTenAm), 1), 8 * 60 + 20)
    expect(failedAs('transient', late, { nowMs: beforeOpening })).toMatchObject({
      dueAtMs: beforeOpening + 10 * minute,
    })
  })

  it.each(neverLeft)(
    'and failed as %s is retried until the lifetime of its request ends, and is then given up',
    (of) => {
      const sunday = addDays(delhiDate(fridayTenAm), 2)
      const endMs = delhiInstant(sunday, hours.weekly[0][0]?.closes ?? 0)
      const at = (nowMs: number) => failedAs(of, { attempts: 99 }, { nowMs }).status
      expect(at(endMs - 20 * minute)).toMatch(/^(due|postponed)$/)
      expect(at(endMs + 1)).toBe('abandoned')
    },
  )

  it.each(['auth', 'spam', 'channel-throttled', 'pair-throttled'] as const)(
    'and failed as %s uses up no attempt, because the circuit or the rate limit holds it',
    (failureClass) => {
      const postponed = { status: 'postponed', dueAtMs: fridayTenAm, ...failure(failureClass) }
      expect(failedAs(failureClass)).toEqual(postponed)
    },
  )

  it.each(['template', 'recipient'] as const)(
    'and failed as %s waits for a person, and uses up no attempt',
    (failureClass) => {
      const dueAtMs = fridayTenAm + 13 * minute
      const postponed = { status: 'postponed', dueAtMs, ...failure(failureClass) }
      expect(failedAs(failureClass)).toEqual(postponed)
    },
  )

  it('waits up to a twelfth longer at random, so that messages are not all tried at once', () => {
    const late = (failureClass: FailureClass, changes: Parameters<typeof failedAs>[2] = {}) =>
      failedAs(failureClass, {}, { ...changes, random: 1 })
    const dueIn = (ms: number) => ({ dueAtMs: fridayTenAm + 1.08 * ms })
    expect(late('transient')).toMatchObject(dueIn(5 * second))
    expect(late('transient', { retryAfterMs: minute })).toMatchObject(dueIn(minute))
    expect(late('template')).toMatchObject(dueIn(13 * minute))
    const nowMs = fridayTenAm + 12 * hour
    const calm = { attempts: 9, ask: { ...anAsk, callByMs: fridayTenAm } }
    expect(failedAs('transient', calm, { nowMs, random: 1 })).toMatchObject({
      dueAtMs: nowMs + 1.08 * 55 * minute,
    })
  })

  it('waits as long as the provider asks, up to ten minutes', () => {
    const asked = (retryAfterMs: number) => failedAs('transient', {}, { retryAfterMs })
    expect(asked(3 * minute)).toMatchObject({ dueAtMs: fridayTenAm + 3 * minute })
    expect(asked(600 * minute)).toMatchObject({ dueAtMs: fridayTenAm + 10 * minute })
  })
})

it('retrying does not end while the clock is known to be ahead', () => {
  const yearMs = 366 * 24 * 60 * minute
  const nowMs = fridayTenAm + yearMs
  expect(afterFailed('transient', { nowMs, aheadMs: 0 }).status).toBe('abandoned')
  expect(afterFailed('transient', { nowMs, aheadMs: yearMs }).status).toBe('due')
})

describe('a notice of a clock a year ahead', () => {
  const yearAheadMs = fridayTenAm + 366 * 24 * 60 * minute
  const ask = { openedAtMs: yearAheadMs, callByMs: yearAheadMs }
  const statusAfter = (ms: number, changes: Partial<Tried>) => {
    const notice = { ...fresh, createdAtMs: yearAheadMs, ...changes }
    const facts = { notice, nowMs: fridayTenAm + ms, steadySinceMs: fridayTenAm }
    return afterFailed('transient', facts).status
  }

  it.each([
    ['a request', { ask }, 54 * hour],
    ['an alarm', { kind: 'alarm', ask: undefined }, 23 * hour],
  ] as const)(
    'is tried for its usual lifetime once the clock is right, not for a year: %s',
    (_what, of, lastMs) => {
      expect(statusAfter(0, of)).toBe('due')
      expect(statusAfter(lastMs, of)).toBe('due')
      expect(statusAfter(lastMs + 2 * hour, of)).toBe('abandoned')
    },
  )
})

describe('a notice of a clock three years behind', () => {
  const lastJumpForwardMs = 1054 * day
  const storedAtMs = fridayTenAm - lastJumpForwardMs
  const ask = { openedAtMs: storedAtMs, callByMs: storedAtMs + 2 * hour }
  const of = { aheadMs: 0, lastJumpForwardMs, steadySinceMs: fridayTenAm }

  it.each([
    ['a request', { ask }, 55 * hour],
    ['a reminder queued later', { ask, kind: 'remind', createdAtMs: fridayTenAm }, 55 * hour],
    ['an alarm', { kind: 'alarm', ask: undefined }, 23 * hour],
  ] as const)(
    'is sent once the clock is right, and given up after its usual lifetime: %s',
    (_what, which, lastMs) => {
      const notice = { ...fresh, createdAtMs: storedAtMs, ...which }
      const statusAfter = (ms: number) =>
        afterFailed('transient', { notice, ...of, nowMs: fridayTenAm + ms }).status
      expect(reasonToEnd(notice, fridayTenAm + lastMs - clockDelayMs(notice, of))).toBe(undefined)
      expect(statusAfter(0)).toBe('due')
      expect(statusAfter(lastMs)).toBe('due')
      expect(statusAfter(lastMs + 4 * hour)).toBe('abandoned')
    },
  )

  it('is owed for as long as it is retried', () => {
    expect(retryingEndsAt(ask, hours, of)).toBe(
      retryingEndsAt(ask, hours, steady) + lastJumpForwardMs,
    )
    expect(retryingEndsAt(anAsk, hours, of)).toBe(retryingEndsAt(anAsk, hours, steady))
  })
})

describe('a message that may have been sent', () => {
  it('waits for a receipt, is sent again twice, and is then left to another channel', () => {
    const dueIn = (ms: number) => ({ status: 'due', dueAtMs: fridayTenAm + ms })
    expect(failedAs('unknown')).toMatchObject(dueIn(90 * second))
    expect(failedAs('unknown', { unknowns: 1 })).toMatchObject(dueIn(13 * minute))
    const last = failedAs('unknown', { unknowns: 2 })
    expect(last).toEqual({ status: 'abandoned', ...failure('unknown') })
  })

  it('is sent again soon if no receipts can come', () => {
    const dueAtMs = fridayTenAm + 5 * second
    expect(afterFailed('unknown', { mayBeReported: false })).toMatchObject({ dueAtMs })
  })
})

describe('a notice that is due', () => {
  const ended = (notice: Partial<Tried>, nowMs = fridayTenAm) =>
    reasonToEnd({ ...fresh, ...notice }, nowMs)?.code

  it('is not sent any more once three attempts may have sent it', () => {
    expect([2, 3].map((unknowns) => ended({ unknowns }))).toEqual([undefined, 'lease-ran-out'])
  })

  it('about an ask does not end because of its age, since `owed` decides that', () => {
    expect(ended({ kind: 'alarm' }, fridayTenAm + 30 * day)).toBeUndefined()
  })

  it.each([
    ['alarm', 24 * hour],
    ['weekly-report', 48 * hour],
  ] as [NoticeKind, number][])('of kind %s is given up after %i ms', (kind, lifeMs) => {
    const notice = { kind, ask: undefined }
    expect(ended(notice, fridayTenAm + lifeMs - 1)).toBeUndefined()
    expect(ended(notice, fridayTenAm + lifeMs)).toBe('expired')
    const late = (nowMs: number) => failedAs('transient', { ...notice, attempts: 99 }, { nowMs })
    expect(late(fridayTenAm + lifeMs - hour).status).toBe('due')
    expect(late(fridayTenAm + lifeMs - minute).status).toBe('abandoned')
  })
})

/** Finds the end of the second opening day after the day of the call-by. Random weeks open and close at quarters. */
function endByHand(callByMs: number, of: OpeningHours): number {
  const today = parseDate(delhiDate(callByMs)) ?? delhiDate(callByMs)
  let openDays = 0
  for (let days = 1; ; days++) {
    const midnight = delhiInstant(addDays(today, days), 0)
    const quarters = Array.from({ length: 24 * 4 }, (_, at) => midnight + at * 15 * minute)
    const lastOpen = quarters.findLast((atMs) => isOpenAt(atMs, of))
    if (lastOpen !== undefined) openDays++
    if (openDays === 2 && lastOpen !== undefined) return lastOpen + 15 * minute
  }
}
