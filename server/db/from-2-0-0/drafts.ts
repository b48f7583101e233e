import type { DayAndTime } from '../../../domain/time/delhi-time.ts'
import { parseDate } from '../../../domain/time/delhi-time.ts'
import type { CancelReason } from '../../../domain/visit/history.ts'
import type { ActsOfRow, AuditEntry, RowAct } from './acts-of-row.ts'
import type { KeptAct, KeptActs } from './kept-acts.ts'
import type { AppointmentRow, OutcomeReason } from './store.ts'

/** An event before it has a number. Drafts of several requests become one event if they have the same key. */
export interface EventDraft {
  readonly key: string
  readonly request: number
  readonly what: What
  readonly actor: AuditEntry['actor']
  /** The name of the device, if the actor is the desk. */
  readonly device: string | null
  readonly recordedAtMs: number
  readonly happenedAtMs: number
  /** The position in the audit trail. Undefined for an event that the trail does not list. */
  readonly order: number | undefined
  readonly actId: string | undefined
}

export type What =
  | {
      readonly kind: 'entered' | 'agreed'
      readonly agreed: DayAndTime
      readonly isTimeKnown: boolean
    }
  | { readonly kind: 'no-answer'; readonly tryAgainAtMs: number | undefined }
  | { readonly kind: 'cancelled'; readonly reason: CancelReason | undefined }
  | { readonly kind: 'tap-called' | 'tap-no-answer' | 'wrong-number' | 'arrived' | 'no-show' }
  /** `takesBack` is the key of the event that is taken back. */
  | { readonly kind: 'reopened' | 'undone'; readonly takesBack: string }
  | { readonly kind: 'notified' | 'seen' | 'reminded' | 'erased' }
  | { readonly kind: 'note'; readonly text: string }

/** The events of a request, as far as the store of 2.0.0 shows them. */
export function draftsOf(ofRow: ActsOfRow, kept: KeptActs): EventDraft[] {
  const own = kept.of(ofRow.row.reference)
  return [
    ...ofRow.acts.map((act) => draftOfAct(act, ofRow, kept)),
    ...sightings(ofRow, own),
    ...notified(ofRow),
    ...reminded(ofRow.row, own),
    ...note(ofRow, own),
  ]
}

function draftOfAct(act: RowAct, ofRow: ActsOfRow, kept: KeptActs): EventDraft {
  const { row } = ofRow
  const { at, actor, device, order } = act.entry
  const what = whatOf(act, ofRow, kept)
  const isLastTap = actor === 'tap' && act === ofRow.standing.at(-1)
  const actId = keptActOf(act, ofRow, kept)?.id
  return {
    key: draftKey(act, ofRow),
    request: row.id,
    what,
    actor,
    device,
    order,
    actId,
    recordedAtMs: at,
    happenedAtMs: isLastTap ? Math.min(row.status_at ?? at, at) : at,
  }
}

function keptActOf(act: RowAct, { row }: ActsOfRow, kept: KeptActs): KeptAct | undefined {
  const { at, actor } = act.entry
  if (actor !== 'desk' || act.kind === 'reopened') return undefined
  const isUndo = act.kind === 'undone'
  return kept
    .of(row.reference)
    .find((each) => each.at === at && !silent.has(each.act) && (each.act === 'undo') === isUndo)
}

/** Acts of the desk that wrote no audit entry. */
const silent: ReadonlySet<string> = new Set(['seen', 'claim', 'release', 'reminded', 'note'])

/** Acts on several requests get one key, and become one event, if they happened and were taken back together. */
function draftKey(act: RowAct, ofRow: ActsOfRow): string {
  const stamp = stampOf(act, ofRow)
  if (act.takesBack !== undefined) return `${stamp} takes back ${draftKey(act.takesBack, ofRow)}`
  const by = ofRow.takenBackBy.get(act)
  return by === undefined ? stamp : `${stamp} taken back ${by.entry.at}`
}

function stampOf(act: RowAct, { acts }: ActsOfRow): string {
  const { at, actor, device } = act.entry
  const alike = acts.filter(({ kind, entry }) => kind === act.kind && entry.at === at)
  return `${act.kind} ${at} ${actor} ${device} ${alike.indexOf(act)}`
}

function whatOf(act: RowAct, ofRow: ActsOfRow, kept: KeptActs): What {
  const { kind, entry } = act
  switch (kind) {
    case 'entered':
      return { kind, agreed: askedOf(ofRow.row), isTimeKnown: true }
    case 'confirmed':
      return entry.actor === 'tap' ? { kind: 'tap-called' } : agreedBy(act, ofRow, kept)
    case 'unreachable':
      // Today a tap cannot change a confirmed request. In 2.0.0 it could, so it becomes a `no-answer`.
      return entry.actor === 'tap' && act.before !== 'confirmed'
        ? { kind: 'tap-no-answer' }
        : unanswered(act, ofRow, kept)
    case 'cancelled':
      return { kind, reason: reasons[leftBy(act, ofRow, kept)?.outcome_reason ?? 'none'] }
    case 'reopened':
    case 'undone':
      return { kind, takesBack: act.takesBack === undefined ? '' : draftKey(act.takesBack, ofRow) }
    case 'arrived':
    case 'no-show':
    case 'erased':
      return { kind }
  }
}

const reasons: Readonly<Record<OutcomeReason | 'none', CancelReason | undefined>> = {
  'patient-cancelled': 'patient',
  'centre-cancelled': 'centre',
  'wrong-number': undefined,
  none: undefined,
}

/** The columns as an act left them. Undefined if a later act has changed them and no kept act holds them. */
function leftBy(act: RowAct, { row, standing }: ActsOfRow, kept: KeptActs) {
  return kept.left(row.id, act.entry.at) ?? (act === standing.at(-1) ? row : undefined)
}

/** An `agreed`. If the agreed time is not known, it has the time that was asked for, and `isTimeKnown` is false. */
function agreedBy(act: RowAct, { row, standing }: ActsOfRow, kept: KeptActs): What {
  const isLast = act === standing.findLast(({ kind }) => kind === 'confirmed' || kind === 'entered')
  const left = kept.left(row.id, act.entry.at) ?? (isLast ? row : undefined)
  const agreed = left && agreedOf(left)
  return { kind: 'agreed', agreed: agreed ?? askedOf(row), isTimeKnown: agreed !== undefined }
}

function unanswered(act: RowAct, ofRow: ActsOfRow, kept: KeptActs): What {
  const left = leftBy(act, ofRow, kept)
  const isWrong = left?.outcome_reason === 'wrong-number'
  if (isWrong || keptActOf(act, ofRow, kept)?.act === 'wrong-number')
    return { kind: 'wrong-number' }
  return { kind: 'no-answer', tryAgainAtMs: left?.try_again_at ?? undefined }
}

export function askedOf({
  id,
  date,
  time,
}: Pick<AppointmentRow, 'id' | 'date' | 'time'>): DayAndTime {
  const read = parseDate(date)
  if (read === undefined) throw new Error(`appointment ${id} has no readable date`)
  return { date: read, time }
}

function agreedOf({
  agreed_date,
  agreed_time,
}: Pick<AppointmentRow, 'agreed_date' | 'agreed_time'>) {
  const date = parseDate(agreed_date ?? '')
  return date === undefined || agreed_time === null ? undefined : { date, time: agreed_time }
}

/** How long a claim ("I'm calling") lasted. */
const claimMs = 10 * 60_000

export function claimOf({ claimed_by, claimed_until }: AppointmentRow) {
  if (claimed_by === null || claimed_until === null) return undefined
  return { device: claimed_by, atMs: claimed_until - claimMs, untilMs: claimed_until }
}

/** The times at which devices saw the request, by its columns and by the kept acts. */
function sightings(ofRow: ActsOfRow, own: readonly KeptAct[]): EventDraft[] {
  const { row } = ofRow
  const { seen_at, seen_by } = row
  const claim = claimOf(row)
  const isByAct = seen_at === null || hasActAt(seen_at, ofRow)
  const seen = [
    ...own.filter(({ act }) => act === 'seen' || act === 'claim'),
    ...(claim === undefined ? [] : [{ at: claim.atMs, device: claim.device, id: undefined }]),
    ...(isByAct || seen_by === null ? [] : [{ at: seen_at, device: seen_by, id: undefined }]),
  ]
  const once = Map.groupBy(seen, ({ at, device }) => `seen ${at} ${device}`)
  return Array.from(once).flatMap(([key, [first]]) => {
    if (first === undefined) return []
    const { at, device = null, id } = first
    return { ...byDesk(row, at, { device, id }), key, what: { kind: 'seen' } as const }
  })
}

/** Whether an act of this instant stands. If so, a `seen` or `notified` would say nothing more. */
function hasActAt(atMs: number, { standing }: ActsOfRow): boolean {
  return standing.some(({ entry }) => entry.at === atMs)
}

function notified(ofRow: ActsOfRow): EventDraft[] {
  const { heard_at: at, seen_at } = ofRow.row
  if (at === null || at === seen_at || hasActAt(at, ofRow)) return []
  const by = { actor: 'server', device: null, actId: undefined, order: undefined } as const
  const times = { recordedAtMs: at, happenedAtMs: at }
  return [
    { ...by, ...times, key: `notified ${at}`, request: ofRow.row.id, what: { kind: 'notified' } },
  ]
}

function reminded(row: AppointmentRow, own: readonly KeptAct[]): EventDraft[] {
  const { reminded_at: at } = row
  if (at === null) return []
  const { device = null, id } = own.find((act) => act.act === 'reminded' && act.at === at) ?? {}
  return [{ ...byDesk(row, at, { device, id }), key: `reminded ${at}`, what: { kind: 'reminded' } }]
}

/**
 * 2.0.0 stored only the last note. Its time and device come from the kept act `note`, else from the desk's last act.
 */
function note({ row, acts }: ActsOfRow, own: readonly KeptAct[]): EventDraft[] {
  if (row.note === '') return []
  const act = own.findLast((each) => each.act === 'note')
  const last = acts.findLast(({ entry }) => entry.actor === 'desk')?.entry
  const device = act?.device ?? last?.device ?? null
  const at = act?.at ?? last?.at ?? row.seen_at ?? row.received_at
  const what = { kind: 'note', text: row.note } as const
  return [{ ...byDesk(row, at, { device, id: act?.id }), key: `note ${row.note}`, what }]
}

function byDesk(
  { id: request }: AppointmentRow,
  at: number,
  { device, id }: { readonly device: string | null; readonly id: string | undefined },
) {
  const times = { recordedAtMs: at, happenedAtMs: at }
  return { actor: 'desk', request, device, actId: id, order: undefined, ...times } as const
}
