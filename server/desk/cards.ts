import type { Board, Card, EarlierVisit } from '../../domain/board.ts'
import { awaited } from '../appointments/agree-corrected.ts'
import { diallableNumbers, phoneKeys } from '../appointments/phone-key.ts'
import { storedReference, toAppointment, visitOfRow } from '../appointments/row.ts'
import type { Row } from './bounded-rows.ts'
import { requestsOf } from './card-requests.ts'
import { type Claim, claimOf, otherCaller, type Viewer } from './claim.ts'
import type { Device } from './devices.ts'
import type { EarlierRow } from './earlier-visits.ts'
import { type BoardFacts, type DeskActRow, type Facts, referencesOf } from './facts.ts'
import type { Outcome } from './outcomes.ts'

/** How long after an outcome the device that recorded it may take it back. */
const undoMs = 60_000

/** The furthest that a call may be put off; a time further ahead was stored by a fast clock. */
export const longestTryAgainMs = 7 * 24 * 60 * 60_000

const mostEarlier = 5

/** What each device shows; what is alike for all is worked out once. */
export function boardsOf(
  facts: BoardFacts,
  { nowMs, isOnlyChannel }: { readonly nowMs: number; readonly isOnlyChannel: boolean },
): (device: Device) => Board {
  const { version, unlisted, olderOpen } = facts
  const cards = cardsOf(facts, nowMs)
  return (device) => ({
    ...{ version, nowMs, isOnlyChannel, device: device.name, cards: cards(device) },
    ...{ unlisted, olderOpen },
  })
}

/** One card for each chain of corrections. */
export function cardsOf(facts: Facts, nowMs: number): (device: Device) => Card[] {
  const earlier = earlierByNumber(facts)
  const outcomes = Map.groupBy(facts.outcomes, ({ reference }) => reference)
  const acts = facts.deskActs.map((act) => ({ act, references: new Set(referencesOf(act)) }))
  const drawn = chainsOf(facts.rows).map((chain) => ({
    chain,
    claims: chain.flatMap((row) => claimOf(row, nowMs) ?? []),
    card: {
      ...{ ...cardOf(chain, nowMs), ...outcomeOf(chain, outcomes), ...triesOf(chain, outcomes) },
      earlier: earlier(chain),
    },
  }))
  return (device) => {
    const own = acts.filter(({ act }) => isOwnAndRecent(act, { device, nowMs }))
    return drawn.map(({ chain, claims, card }) => ({
      ...card,
      ...claimFor(device, claims),
      ...undoOf(chain, own, { device, nowMs }),
    }))
  }
}

/** Newest first. */
export type Chain = readonly [Row, ...Row[]]

/** Groups a request with the corrections sent after it. A reference is used again after a purge. */
export function chainsOf(rows: readonly Row[]): Chain[] {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const before = (row: Row) => {
    const earlier = byReference.get(row.corrects ?? '')
    return earlier !== undefined && isBefore(earlier, row) ? earlier : undefined
  }
  const first = (row: Row): Row => {
    const earlier = before(row)
    return earlier === undefined ? row : first(earlier)
  }
  return Array.from(
    Map.groupBy(rows, (row) => first(row).id),
    ([, chain]) => chain.toSorted((a, b) => (isBefore(a, b) ? 1 : -1)),
  ).flatMap(([newest, ...others]) => (newest === undefined ? [] : [[newest, ...others]]))
}

function isBefore(a: Row, b: Row): boolean {
  return a.received_at < b.received_at || (a.received_at === b.received_at && a.id < b.id)
}

function cardOf(chain: Chain, nowMs: number) {
  const [newest] = chain
  const open = chain.filter(({ status }) => status === 'requested')
  const appointment = toAppointment(newest)
  const acted = lastActed(chain)
  const { agreed, outcomeReason } = toAppointment(acted)
  const reminded = chain.flatMap(({ reminded_at }) => reminded_at ?? [])
  return {
    ...requestsOf(chain),
    state: open.length > 0 ? ('requested' as const) : acted.status,
    name: appointment.name,
    phone: appointment.phone,
    dial: diallableNumbers(appointment.phone),
    email: appointment.email,
    language: appointment.language,
    ...(agreed && (open.length === 0 || awaited.includes(acted.status)) && { agreed }),
    callByMs: Math.min(...(open.length > 0 ? open : [newest]).map(({ call_by }) => call_by)),
    needsCall: open.some(({ needs_call_at, heard_at }) => needs_call_at !== null && !heard_at),
    ...seenOf(open.length > 0 ? open : chain),
    ...(open.length === 0 && acted.status === 'unreachable' && outcomeReason === undefined
      ? tryAgainOf(acted, nowMs)
      : {}),
    note: noteOf(chain),
    ...(reminded.length > 0 && { remindedAtMs: Math.max(...reminded) }),
  }
}

/** The call note of a card. @param chain Newest first. */
export function noteOf(chain: readonly Pick<Row, 'note'>[]): string {
  return chain.find(({ note }) => note !== '')?.note ?? ''
}

/** Among the claims on one chain, the claim that keeps this device from calling. */
function claimFor({ name }: Device, claims: readonly Claim[]): Pick<Card, 'claim'> {
  const claim = claims.find(({ by }) => by !== name) ?? claims[0]
  if (claim === undefined) return {}
  return { claim: { device: claim.by, isMine: claim.by === name, untilMs: claim.untilMs } }
}

/** Between two acts the later one counts; of rows with one act, the one for which a time was agreed. */
function lastActed(chain: Chain): Row {
  const [newest, ...others] = chain
  const isLater = (row: Row, last: Row) => {
    const laterBy = (row.status_at ?? 0) - (last.status_at ?? 0)
    return laterBy === 0 ? row.agreed_date !== null && last.agreed_date === null : laterBy > 0
  }
  return others.reduce((last, row) => (isLater(row, last) ? row : last), newest)
}

/** A correction that came after somebody pressed Seen has not been seen. */
function seenOf(rows: readonly Row[]): Pick<Card, 'seen'> {
  const seen = rows.flatMap(({ seen_at, seen_by }) =>
    seen_at === null || seen_by === null ? [] : { device: seen_by, atMs: seen_at },
  )
  const last = seen.toSorted((a, b) => b.atMs - a.atMs)[0]
  return last === undefined || seen.length < rows.length ? {} : { seen: last }
}

function tryAgainOf({ try_again_at }: Row, nowMs: number): Pick<Card, 'tryAgainAtMs'> {
  if (try_again_at === null) return {}
  return { tryAgainAtMs: try_again_at > nowMs + longestTryAgainMs ? nowMs : try_again_at }
}

type OutcomesByReference = ReadonlyMap<string | null, readonly Outcome[]>

function outcomeOf(chain: Chain, outcomes: OutcomesByReference): Pick<Card, 'outcome'> {
  const acted = lastActed(chain)
  if (acted.status === 'requested') return {}
  const recorded = outcomes.get(acted.reference)?.find(({ at }) => at >= acted.received_at)
  const atMs = acted.status_at ?? recorded?.at
  if (atMs === undefined) return {}
  const reason = acted.outcome_reason
  return {
    outcome: { state: acted.status, atMs, by: actorOf(recorded), ...(reason && { reason }) },
  }
}

/** A call is noted on each open request of the chain: the one that was open longest has them all. */
function triesOf(chain: Chain, outcomes: OutcomesByReference): Pick<Card, 'tries'> {
  const { status, outcome_reason } = lastActed(chain)
  const isOpen = chain.some((row) => row.status === 'requested')
  if (isOpen || status !== 'unreachable' || outcome_reason !== null) return {}
  const counts = chain.map(({ reference, received_at }) => {
    const own = outcomes.get(reference)?.filter(({ at }) => at >= received_at) ?? []
    return own.filter(({ action, isUndone }) => action === 'unreachable' && !isUndone).length
  })
  const tries = Math.max(...counts)
  return tries === 0 ? {} : { tries }
}

function actorOf(recorded: Outcome | undefined): string {
  switch (recorded?.actor) {
    case 'desk':
      return recorded.device ?? 'desk'
    case 'tap':
      return 'tap'
    case 'cli':
    case 'worker':
    case undefined:
      return 'command'
  }
}

/** Only where nothing followed: another act has another time. */
function undoOf(
  chain: Chain,
  acts: readonly { readonly act: DeskActRow; readonly references: ReadonlySet<string> }[],
  viewer: Viewer,
): Pick<Card, 'undo'> {
  const done = acts.find(({ act, references }) => {
    const rows = chain.filter(({ reference }) => references.has(reference))
    return rows.length > 0 && isUndoable(act, rows, viewer)
  })
  return done === undefined ? {} : { undo: { actId: done.act.id, untilMs: done.act.at + undoMs } }
}

/** By the device that did it, within a minute, while it is the last act and nobody else is calling. */
export function isUndoable(
  act: DeskActRow,
  rows: readonly Pick<Row, 'status_at' | 'claimed_by' | 'claimed_until'>[],
  viewer: Viewer,
): boolean {
  return (
    isOwnAndRecent(act, viewer) &&
    act.undo !== null &&
    act.undone_at === null &&
    rows.every((row) => row.status_at === act.at && otherCaller(row, viewer) === undefined)
  )
}

function isOwnAndRecent(act: DeskActRow, { device, nowMs }: Viewer): boolean {
  return act.device_id === device.id && Math.abs(nowMs - act.at) < undoMs
}

/** Other visits of the chain's numbers, newest first. */
function earlierByNumber({ earlier }: Facts): (chain: Chain) => EarlierVisit[] {
  const known = earlier.flatMap((row) => phoneKeys(row.phone).map((key) => ({ key, row })))
  const byNumber = Map.groupBy(known, ({ key }) => key)
  return (chain) => {
    const own = new Set(chain.map(({ id }) => id))
    const ofNumbers = phoneKeys(chain[0].phone).flatMap((key) => byNumber.get(key) ?? [])
    const others = new Set(ofNumbers.map(({ row }) => row).filter(({ id }) => !own.has(id)))
    const corrected = new Set(Array.from(others, ({ corrects }) => corrects))
    return [...others]
      .filter(({ reference }) => !corrected.has(reference))
      .toSorted((a, b) => b.received_at - a.received_at)
      .slice(0, mostEarlier)
      .map(toEarlier)
  }
}

function toEarlier(row: EarlierRow): EarlierVisit {
  const { name, status: state } = row
  return { reference: storedReference(row.reference), name, state, ...visitOfRow(row) }
}
