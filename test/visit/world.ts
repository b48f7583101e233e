import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { Actor, AskNumber, History, VisitEvent } from '../../domain/visit/history.ts'
import {
  type EarlierRequest,
  type EarlierVisit,
  joiningOf,
  type NewRequest,
} from '../../domain/visit/joining.ts'
import type { StoredNotice } from '../../domain/visit/owed.ts'
import { type Act, refusalOf } from '../../domain/visit/refusal.ts'
import { type Claim, claimMs, type Visit } from '../../domain/visit/visit.ts'
import { minuteMs, priya, startMs, today } from './a-history.ts'

/** A visit as a store would keep it. */
export interface WorldVisit extends EarlierVisit {
  readonly history: History
  readonly claim: Claim | undefined
  readonly notices: readonly StoredNotice[]
}

/** A small stand-in for the store: its visits, and a clock that the steps of the search move. */
export interface VisitWorld {
  readonly visits: readonly WorldVisit[]
  readonly nowMs: number
  /** How many requests were answered OK, duplicates too. */
  readonly answered: number
}

export const emptyWorld: VisitWorld = { visits: [], nowMs: startMs, answered: 0 }

type ToRecord<Event> = Event extends unknown
  ? Omit<Event, 'number' | 'recordedAtMs' | 'happenedAtMs' | 'by'> & {
      readonly happenedAtMs?: number
    }
  : never

export type NewEvent = ToRecord<VisitEvent>

/** Stores a site request as intake does. */
export function send(world: VisitWorld, request: NewRequest): VisitWorld {
  const joining = joiningOf(request, world.visits, world.nowMs)
  const answered = { ...world, answered: world.answered + 1 }
  switch (joining.kind) {
    case 'duplicate':
      return answered
    case 'joins':
      return replaced(answered, joining.earlier, withRequest(joining.earlier, request, world))
    case 'own visit': {
      const visit = withRequest(emptyVisit, request, world)
      return { ...answered, visits: [...world.visits, visit] }
    }
  }
}

const emptyVisit: WorldVisit = {
  history: [],
  visit: computeVisit([]),
  requests: [],
  claim: undefined,
  notices: [],
}

function withRequest(visit: WorldVisit, request: NewRequest, { nowMs }: VisitWorld): WorldVisit {
  const number = nextNumber(visit)
  const item = {
    ...({ kind: 'request', source: 'site', number, recordedAtMs: nowMs } as const),
    wanted: { date: today, time: request.time },
    callByMs: nowMs + 120 * minuteMs,
  }
  const stored: EarlierRequest = { ...request, number, source: 'site', storedAtMs: nowMs }
  return computed({
    ...visit,
    history: [...visit.history, item],
    requests: [...visit.requests, stored],
  })
}

/** Records an act on the first visit, as `server/visits/` does. Undefined if the rules refuse the act. */
export function record(
  world: VisitWorld,
  act: Act,
  event: (visit: WorldVisit) => NewEvent | undefined,
  by: Actor = priya,
): VisitWorld | undefined {
  const [first] = world.visits
  if (first === undefined) return undefined
  const { claim, visit } = first
  if (refusalOf(act, visit, { by, nowMs: world.nowMs, claim }) !== undefined) return undefined
  const made = event(first)
  return made && replaced(world, first, append(first, made, { by, nowMs: world.nowMs }))
}

export function append(
  visit: WorldVisit,
  event: NewEvent,
  { by, nowMs }: { readonly by: Actor; readonly nowMs: number },
): WorldVisit {
  const placed = { number: nextNumber(visit), recordedAtMs: nowMs, by }
  return computed({
    ...visit,
    history: [...visit.history, { happenedAtMs: nowMs, ...event, ...placed }],
  })
}

/** The device claims the call. Claiming records a `seen` event, and the claim gets the number of this event. */
export function claimed(world: VisitWorld, device: string): VisitWorld | undefined {
  const by: Actor = { kind: 'desk', device }
  const seen = record(
    world,
    { kind: 'claim' },
    (visit) => ({ kind: 'seen', asks: shown(visit) }),
    by,
  )
  const [first] = seen?.visits ?? []
  if (seen === undefined || first === undefined) return undefined
  const claim = { device, untilMs: world.nowMs + claimMs, number: first.history.length }
  return replaced(seen, first, { ...first, claim })
}

/** The numbers of the asks that the card of a visit shows. */
export function shown({ visit }: WorldVisit): readonly AskNumber[] {
  return visit.asks.map(({ number }) => number)
}

export function replaced(world: VisitWorld, old: WorldVisit, by: WorldVisit): VisitWorld {
  return { ...world, visits: world.visits.map((visit) => (visit === old ? by : visit)) }
}

function computed(visit: WorldVisit): WorldVisit {
  return { ...visit, visit: computeVisit(visit.history) }
}

function nextNumber({ history }: WorldVisit): number {
  return history.length + 1
}

/** Leaves out event numbers, so that a visit with a repeated event equals one with a single event. */
export function comparable({ lastAct, lastOutcome, claimsEndAt: _, ...visit }: Visit) {
  return { ...visit, lastAct: lastAct?.kind, lastOutcome: lastOutcome?.kind }
}
