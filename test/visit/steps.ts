import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import type { NewRequest } from '../../domain/visit/joining.ts'
import { owed, type StoredNotice } from '../../domain/visit/owed.ts'
import { isSameNotice } from '../../server/visits/visit-notices.ts'
import { minuteMs, today, tomorrow } from './a-history.ts'
import { situation } from './situation.ts'
import {
  append,
  claimed,
  type NewEvent,
  record,
  replaced,
  send,
  shown,
  type VisitWorld,
  type WorldVisit,
} from './world.ts'

/** A step of the search. `take` gives the world after it, or undefined if it cannot happen. */
export interface Step {
  readonly name: string
  readonly take: (world: VisitWorld) => VisitWorld | undefined
}

const asha: NewRequest = {
  name: 'Asha Verma',
  phoneKeys: ['9876543210'],
  phoneNote: '',
  email: '',
  date: today,
  time: '11:00 AM',
  tests: ['MRI Scan'],
  additionalInfo: '',
  language: 'en',
}

const sends = (name: string, request: Partial<NewRequest>): Step => ({
  name,
  take: (world) => send(world, { ...asha, ...request }),
})

const same = sends('the same request', {})
const overlapping = sends('an overlapping request', { time: '4:00 PM', tests: ['MRI Scan', 'ECG'] })
const disjoint = sends('a request for other tests', { tests: ['X-Ray'] })

/** An outcome about all asks of the card. */
const outcome = (kind: 'no-answer' | 'arrived' | 'no-show'): Step => ({
  name: kind,
  take: (world) => record(world, { kind }, (visit) => ({ kind, asks: shown(visit) })),
})

const agrees = (
  name: string,
  asksOf: (visit: WorldVisit) => readonly number[],
  { date = today, ...plan }: { readonly date?: CalendarDate; readonly mailsPlan?: true } = {},
): Step => ({
  name,
  take: (world) =>
    record(world, { kind: 'agreed' }, (visit) => ({
      kind: 'agreed',
      asks: asksOf(visit),
      agreed: { date, time: '10:00 AM' },
      ...plan,
    })),
})

const cancels = (name: string, asksOf: (visit: WorldVisit) => readonly number[]): Step => ({
  name,
  take: (world) =>
    record(world, { kind: 'cancelled' }, (visit) => ({
      kind: 'cancelled',
      asks: asksOf(visit),
      reason: 'patient',
    })),
})

const simple = (kind: 'note' | 'not-arrived' | 'erased'): Step => ({
  name: kind,
  take: (world) => record(world, { kind }, () => ({ kind })),
})

/** The patient wants the plan by mail. */
const byMail = agrees('agreed, the plan by mail', shown, { date: tomorrow, mailsPlan: true })

const undo: Step = {
  name: 'undo',
  take: (world) => {
    const takesBack = world.visits[0]?.visit.lastAct?.number
    if (takesBack === undefined) return undefined
    return record(world, { kind: 'undone', takesBack }, () => ({ kind: 'undone', takesBack }))
  },
}

const reopen: Step = {
  name: 'reopen',
  take: (world) =>
    record(
      world,
      { kind: 'reopened' },
      ({ visit }): NewEvent | undefined => {
        const last = visit.lastOutcome
        if (last === undefined) return undefined
        const callByMs = world.nowMs + 120 * minuteMs
        return { kind: 'reopened', takesBack: last.number, asks: last.asks, callByMs }
      },
      { kind: 'command' },
    ),
}

const wishes: Step = {
  name: 'a wish',
  take: (world) =>
    record(world, { kind: 'wishes-to-cancel' }, () => ({
      kind: 'wishes-to-cancel',
      callByMs: world.nowMs + 120 * minuteMs,
    })),
}

/** A tap under a message that was sent when `lastKnown` was the newest item. An erased visit takes no tap. */
const taps = (
  name: string,
  kind: 'tap-called' | 'tap-no-answer',
  message: (visit: WorldVisit, nowMs: number) => { lastKnown: number; happenedAtMs: number },
): Step => ({
  name,
  take: (world) => {
    const [first] = world.visits
    if (first === undefined || first.visit.ending === 'erased') return undefined
    const { lastKnown, happenedAtMs } = message(first, world.nowMs)
    const asks = shown(first).filter((ask) => ask <= lastKnown)
    const messageId = `m${first.history.length}`
    const tapped: NewEvent = { kind, asks, lastKnown, messageId, happenedAtMs }
    return replaced(
      world,
      first,
      append(first, tapped, { by: { kind: 'tap' }, nowMs: world.nowMs }),
    )
  },
})

const tapNow = taps('a tap', 'tap-called', ({ history }, nowMs) => ({
  lastKnown: history.length,
  happenedAtMs: nowMs,
}))

const tapLate = (kind: 'tap-called' | 'tap-no-answer') =>
  taps(`a late ${kind} under the oldest message`, kind, (_, nowMs) => ({
    lastKnown: 1,
    happenedAtMs: nowMs - 2.5 * minuteMs,
  }))

const claims: Step = { name: 'a claim by Ravi', take: (world) => claimed(world, 'Ravi') }

const waits = (name: string, minutes: number): Step => ({
  name,
  take: (world) =>
    world.visits.length === 0 ? undefined : { ...world, nowMs: world.nowMs + minutes * minuteMs },
})

/**
 * The first owed notice is sent, and gets this answer from the provider.
 *
 * @param told Whether the answer proves that reception could notice the message.
 */
const provider = (name: string, changed: Partial<StoredNotice>, told: boolean): Step => ({
  name,
  take: (world) => {
    const [first] = world.visits
    if (first === undefined) return undefined
    const { needed } = owed(first.visit, first.notices, situation, world.nowMs)
    const [next] = needed
    if (next === undefined) return undefined
    const shows = first.visit.asks.flatMap(({ number, state }) => (state === 'open' ? number : []))
    const sent = { ...next, shows, acceptedAtMs: undefined, isFailed: false, ...changed }
    const others = first.notices.filter((notice) => !isSameNotice(notice, next))
    const stored = { ...first, notices: [...others, sent] }
    const at = { by: { kind: 'server' }, nowMs: world.nowMs } as const
    const asks = shows.filter((ask) => !isNotified(first, ask))
    const newlyTold = told && next.kind === 'request' ? asks : []
    const event = eventOf(sent, newlyTold)
    return replaced(world, first, event === undefined ? stored : append(stored, event, at))
  },
})

/** The event that the outbox appends after the provider's answer. Undefined if it appends none. */
function eventOf(
  { kind, causedBy, isFailed }: StoredNotice,
  told: readonly number[],
): NewEvent | undefined {
  if (kind === 'plan') return { kind: isFailed ? 'plan-refused' : 'plan-mailed', plan: causedBy }
  return told.length === 0 ? undefined : { kind: 'notified', asks: told }
}

function isNotified({ history }: WorldVisit, ask: number): boolean {
  return history.some((item) => item.kind === 'notified' && item.asks.includes(ask))
}

const firstAsk = (visit: WorldVisit) => shown(visit).slice(0, 1)
const lastAsk = (visit: WorldVisit) => shown(visit).slice(-1)

/**
 * Each set tests one part of the rules. A set has at most 14 steps, so a search one step deeper takes up to 14 times as
 * long.
 */
export const stepSets: Readonly<Record<'acts' | 'ends' | 'notices', readonly Step[]>> = {
  acts: [
    ...[same, overlapping, disjoint, agrees('agreed', shown), outcome('no-answer')],
    ...[
      cancels('cancelled', shown),
      cancels('cancelled, only the last ask', lastAsk),
      outcome('arrived'),
    ],
    ...[undo, claims, tapNow, tapLate('tap-called'), reopen, wishes],
  ],
  ends: [
    ...[
      overlapping,
      agrees('agreed', shown),
      agrees('agreed, only the first ask', firstAsk, { date: tomorrow }),
    ],
    ...[cancels('cancelled', shown), outcome('arrived'), outcome('no-show'), simple('not-arrived')],
    ...[waits('the next day', 24 * 60), undo, reopen, simple('note'), simple('erased'), wishes],
    tapLate('tap-no-answer'),
  ],
  notices: [
    ...[overlapping, agrees('agreed', shown), cancels('cancelled', shown), undo, claims, reopen],
    ...[wishes, tapLate('tap-called'), waits('40 minutes', 40), byMail],
    provider('accepted', { acceptedAtMs: Date.parse('2026-11-23T09:00:00+05:30') }, false),
    provider('delivered', { acceptedAtMs: Date.parse('2026-11-23T09:00:00+05:30') }, true),
    provider('failed', { isFailed: true }, false),
  ],
}
