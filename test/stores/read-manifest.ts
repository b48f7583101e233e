import { effects } from '../../domain/visit/event-effects.ts'
import type { Actor, HistoryItem } from '../../domain/visit/history.ts'
import { undoMs } from '../../domain/visit/refusal.ts'
import { isClaimHeld } from '../../domain/visit/visit.ts'
import type { Database } from '../../server/db/database.ts'
import { deviceNames } from '../../server/visits/let-in.ts'
import type { StoredVisit } from '../../server/visits/load-visits.ts'
import type { RequestOfVisit } from '../../server/visits/loaded-visit.ts'
import { allVisits } from '../support/visit-store.ts'

import kept from './2.0.0.json' with { type: 'json' }

type KeptRequest = (typeof kept.requests)[number]

/** The states of 2.0.0, each with the states that the ask and its visit have now. */
const states: Readonly<Record<string, object>> = {
  requested: { ask: 'open', state: 'to call', ending: undefined },
  unreachable: { ask: 'call again', state: 'to call again', ending: undefined },
  confirmed: { ask: 'closed', state: 'expected', ending: undefined },
  cancelled: { ask: 'closed', state: 'ended', ending: 'cancelled' },
  arrived: { ask: 'closed', state: 'ended', ending: 'arrived' },
  'no-show': { ask: 'closed', state: 'ended', ending: 'no-show' },
  erased: { ask: undefined, state: 'ended', ending: 'erased' },
}

/** The kinds of acts, each with the state in which it left a request of 2.0.0. */
const acts: Readonly<Record<string, string>> = {
  agreed: 'confirmed',
  entered: 'confirmed',
  'tap-called': 'confirmed',
  'no-answer': 'unreachable',
  'tap-no-answer': 'unreachable',
  'wrong-number': 'unreachable',
  cancelled: 'cancelled',
  arrived: 'arrived',
  'no-show': 'no-show',
}

/** The kinds of notices about a request, each with the name that 2.0.0 had for it. */
const noticeKinds: Readonly<Record<string, string>> = {
  request: 'request',
  remind: 'reminder',
  alarm: 'escalation',
  'needs-call': 'escalation',
  'tell-owner': 'escalation',
}

/** Outcome times in 2.0.0, with the times now. A second cancellation moved the time in 2.0.0 only. */
const saidTwice: ReadonlyMap<number, number> = new Map([[1794801641000, 1794801581000]])

/** The manifest that 2.0.0 wrote of its store, in the terms of visits. */
export function keptManifest(counts: (typeof kept.counts)['sqlite' | 'postgres']) {
  return {
    requests: kept.requests.map((request) => ({
      reference: request.reference,
      source: request.source,
      language: request.language,
      ...states[request.isErased ? 'erased' : request.status],
      agreed: request.isErased || request.status === 'cancelled' ? undefined : request.agreed,
      note: request.isErased ? '' : request.callNote,
      ...(isOpen(request) && { isNotified: request.isNotified }),
    })),
    cards: kept.cards.map(({ undo, claim, outcome, ...card }) => ({
      references: card.references.toSorted(),
      needsCall: card.needsCall,
      note: card.note,
      seen: card.seen,
      claim: claim && { device: claim.device, untilMs: claim.untilMs },
      tryAgainAtMs: card.tryAgainAtMs,
      tries: card.tries ?? 0,
      remindedAtMs: card.remindedAtMs,
      undoUntilMs: undo?.untilMs,
      outcome: outcome && { ...outcome, atMs: saidTwice.get(outcome.atMs) ?? outcome.atMs },
    })),
    notices: counts.notices,
  }
}

function isOpen({ status, isErased }: KeptRequest): boolean {
  return status === 'requested' && !isErased
}

/** The same manifest, made from what the product reads now in a store that 2.0.0 wrote. */
export async function readManifest({ db }: Pick<Database, 'db'>) {
  const visits = await allVisits({ db })
  const names = await deviceNames(db)
  const notices = await db
    .selectFrom('notice')
    .select(['kind', 'channel', 'status', 'visit_id'])
    .execute()
  return {
    requests: kept.requests.flatMap((had) =>
      visits.flatMap((visit) => {
        const request = visit.requests.find(({ reference }) => reference === had.reference)
        return request === undefined ? [] : requestIn(visit, request, had)
      }),
    ),
    cards: kept.cards.map(({ references }) => cardOf(references.toSorted(), visits, names)),
    notices: countsOf(
      notices.map(({ kind, channel, status, visit_id }) =>
        [visit_id === null ? kind : noticeKinds[kind], channel, status].join(' '),
      ),
    ),
  }
}

function requestIn(
  { visit, history, texts }: StoredVisit,
  { number, reference, source, language, date, time }: RequestOfVisit,
  had: KeptRequest,
) {
  const ask = visit.asks.find((each) => each.number === number)
  const last = history.findLast((item) => 'agreed' in item)
  const isOver = visit.ending === 'arrived' || visit.ending === 'no-show'
  const agreed = visit.agreement ?? (isOver && last && 'agreed' in last ? last.agreed : undefined)
  // If 2.0.0 kept no agreed time, the time asked for is the agreed one.
  const isAsAsked = had.agreed === undefined && agreed?.date === date && agreed.time === time
  return {
    reference,
    source,
    language,
    ask: ask?.state,
    state: visit.state,
    ending: visit.ending,
    agreed: agreed && !isAsAsked ? { date: agreed.date, time: agreed.time } : undefined,
    note: noteIn(texts),
    ...(isOpen(had) && { isNotified: ask?.isNotified }),
  }
}

function noteIn(texts: StoredVisit['texts']): string {
  return texts.findLast(({ field }) => field === 'note')?.text ?? ''
}

type Names = ReadonlyMap<string, string>

/** What the visits of a card of 2.0.0 show together. */
function cardOf(references: readonly string[], visits: readonly StoredVisit[], names: Names) {
  const own = visits.filter(({ requests }) =>
    requests.some(({ reference }) => references.includes(reference)),
  )
  const asks = own.flatMap(({ visit }) => visit.asks)
  const again = asks.filter(({ state }) => state === 'call again')
  const claims = own.flatMap(({ claim, visit }) =>
    claim && isClaimHeld(claim, visit, kept.endsAtMs) ? claim : [],
  )
  const lastAct = own
    .flatMap(({ visit: { lastAct: act } }) => (act && acts[act.kind] ? act : []))
    .toSorted((a, b) => b.happenedAtMs - a.happenedAtMs)[0]
  return {
    references: own
      .flatMap(({ requests }) => requests.map(({ reference }) => reference))
      .toSorted(),
    needsCall: own.some(({ needsCall }) => needsCall),
    note: noteIn(own.flatMap(({ texts }) => texts)),
    seen: seenIn(own, names),
    claim: claims.map(({ device, untilMs }) => ({ device: names.get(device), untilMs }))[0],
    tryAgainAtMs: again.flatMap(({ callAgain }) =>
      callAgain && 'atMs' in callAgain ? callAgain.atMs : [],
    )[0],
    tries: Math.max(0, ...again.map(({ triesInVain }) => triesInVain)),
    outcome: lastAct && {
      state: acts[lastAct.kind],
      atMs: lastAct.happenedAtMs,
      by: nameOf(lastAct.by, names),
      ...reasonOf(own, lastAct.number),
    },
    remindedAtMs: own.flatMap(({ visit }) => visit.remindedAtMs ?? [])[0],
    undoUntilMs: lastAct?.by.kind === 'desk' ? undoUntil(lastAct.happenedAtMs) : undefined,
  }
}

function undoUntil(actAtMs: number): number | undefined {
  const untilMs = actAtMs + undoMs
  return untilMs > kept.endsAtMs ? untilMs : undefined
}

/** The word of 2.0.0 for why a visit was cancelled, or nobody was reached. */
function reasonOf(visits: readonly StoredVisit[], number: number) {
  const last = visits.find(({ visit }) => visit.lastOutcome?.number === number)?.visit.lastOutcome
  if (last?.kind === 'wrong-number') return { reason: last.kind }
  return last?.kind === 'cancelled' && last.reason && { reason: `${last.reason}-cancelled` }
}

function nameOf(by: Actor, names: Names): string | undefined {
  return by.kind === 'desk' ? names.get(by.device) : by.kind
}

/** The first time that somebody at the desk saw what the card shows. */
function seenIn(visits: readonly StoredVisit[], names: Names) {
  const toCall = visits.filter(({ visit }) => visit.state === 'to call')
  const isSeen = (item: HistoryItem) =>
    item.kind !== 'request' && item.by.kind === 'desk' && effects[item.kind].notifies === true
  const first = (toCall.length > 0 ? toCall : visits).flatMap(
    ({ history }) => history.find(isSeen) ?? [],
  )[0]
  if (first === undefined || first.kind === 'request') return undefined
  return { device: nameOf(first.by, names), atMs: first.happenedAtMs }
}

function countsOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Array.from(
      Map.groupBy(names, (name) => name),
      ([name, all]) => [name, all.length] as const,
    ),
  )
}
