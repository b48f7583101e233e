import type { KeptActs } from './kept-acts.ts'
import type { AppointmentRow, AppointmentState, AuditRow } from './store.ts'

export interface RowAct<Kind extends RowActKind = RowActKind> {
  readonly request: number
  readonly kind: Kind
  readonly entry: AuditEntry
  readonly before: AppointmentState
  /** The earlier act on the same request that this act takes back. */
  readonly takesBack?: RowAct
}

export type RowActKind = ActedState | 'entered' | 'reopened' | 'undone' | 'erased'

type ActedState = Exclude<AppointmentState, 'requested'>

/** An entry of the audit trail, or a substitute for a missing one. Its actor is `server` if nobody knows who acted. */
export interface AuditEntry extends Pick<AuditRow, 'at' | 'action' | 'device'> {
  readonly actor: AuditRow['actor'] | 'server'
  /** The position in the audit trail. Acts are ordered by it and not by `at`, which a wrong clock may have given. */
  readonly order: number
}

/** What was done to a request. Its lists grow while the entries of the audit trail are read. */
export interface ActsOfRow {
  readonly row: AppointmentRow
  /** In the order of the audit trail. */
  readonly acts: RowAct[]
  /** The outcomes that were not taken back, in the same order. */
  readonly standing: RowAct<ActedState | 'entered'>[]
  /** For each act that was taken back, the act that took it back. */
  readonly takenBackBy: Map<RowAct, RowAct>
  /** Entries of the audit trail that led to no act. */
  readonly unplaced: AuditEntry[]
}

/**
 * What was done to a request, by its audit trail. If the trail does not lead to the status of the request, adds
 * an act of the server that leads there.
 */
export function actsOfRow(
  row: AppointmentRow,
  trail: readonly AuditEntry[],
  kept: KeptActs,
): ActsOfRow {
  const result = { row, acts: [], standing: [], takenBackBy: new Map(), unplaced: [] }
  for (const entry of [...entryAtDesk(row, trail), ...trail]) readEntry(result, entry, kept)
  conclude(result, trail.at(-1))
  return result
}

/** A request that reception entered is agreed from the start, even if the trail does not say so. */
function entryAtDesk(row: AppointmentRow, trail: readonly AuditEntry[]): AuditEntry[] {
  if (row.source === 'site' || trail.some(({ action }) => action === 'entered')) return []
  const { received_at: at, seen_at, seen_by } = row
  const device = seen_at === at ? seen_by : null
  return [{ at, action: 'entered', actor: 'desk', device, order: 0 }]
}

function readEntry(result: ActsOfRow, entry: AuditEntry, kept: KeptActs): void {
  const before = result.acts.length
  switch (entry.action) {
    case 'erased':
      if (result.row.erased_at !== null) addAct(result, 'erased', entry)
      break
    case 'purged':
      break
    case 'requested':
      if (entry.actor === 'desk') takeBack(result, 'undone', entry)
      reopen(result, entry)
      break
    case 'entered':
    case 'confirmed':
    case 'unreachable':
    case 'cancelled':
    case 'arrived':
    case 'no-show':
      if (isUndo(entry, result.row, kept)) takeBack(result, 'undone', entry)
      // The undo may restore an act that the trail lacks, such as a late tap. That act is then added as an outcome.
      if (result.acts.length === before || statusOf(result) !== entry.action) {
        addOutcome(result, entry.action, entry)
      }
  }
  if (result.acts.length === before) result.unplaced.push(entry)
}

/** Whether a kept act shows that an entry is an undo. An undo older than fourteen days is read as an outcome. */
function isUndo({ actor, at }: AuditEntry, { reference }: AppointmentRow, kept: KeptActs): boolean {
  return actor === 'desk' && kept.of(reference).some((act) => act.act === 'undo' && act.at === at)
}

/** Adds an act if the acts so far do not lead to the status in the request's row. */
function conclude(result: ActsOfRow, last: AuditEntry | undefined): void {
  const { status, status_at, received_at, erased_at } = result.row
  const by = { actor: 'server', device: null, order: Number.MAX_SAFE_INTEGER } as const
  if (erased_at !== null) {
    const isListed = result.acts.some(({ kind }) => kind === 'erased')
    if (!isListed) addAct(result, 'erased', { ...by, action: 'erased', at: erased_at })
    return
  }
  const at = status_at ?? last?.at ?? received_at
  const entry = { ...by, action: status, at }
  if (status === 'requested') reopen(result, entry)
  else if (statusOf(result) !== status || isAgreedOtherwise(result))
    addOutcome(result, status, entry)
}

/**
 * Whether the row's agreed time is not the one asked for, although the last act is a tap or an entry. Today such an act
 * agrees the time asked for, so an outcome with the row's time must follow.
 */
function isAgreedOtherwise({ row, standing }: ActsOfRow): boolean {
  const last = standing.at(-1)
  const isAsAsked = row.agreed_date === row.date && row.agreed_time === row.time
  if (row.status !== 'confirmed' || row.agreed_date === null || isAsAsked) return false
  return last?.kind === 'entered' || last?.entry.actor === 'tap'
}

function statusOf({ standing }: ActsOfRow): AppointmentState {
  const { kind = 'requested' } = standing.at(-1) ?? {}
  return kind === 'entered' ? 'confirmed' : kind
}

/** Adds an outcome. If the visit has ended, takes its end back first, because an ended visit takes no outcome. */
function addOutcome(result: ActsOfRow, kind: ActedState | 'entered', entry: AuditEntry): void {
  if (isEnded(statusOf(result))) takeBack(result, 'reopened', entry)
  result.standing.push(addAct(result, kind, entry))
}

function isEnded(status: AppointmentState): boolean {
  return status === 'cancelled' || status === 'arrived' || status === 'no-show'
}

/** Takes back every standing act, because a reopening in 2.0.0 cleared all that was agreed before. */
function reopen(result: ActsOfRow, entry: AuditEntry): void {
  while (result.standing.length > 0) takeBack(result, 'reopened', entry)
}

function takeBack(result: ActsOfRow, by: 'reopened' | 'undone', entry: AuditEntry): void {
  const takesBack = result.standing.pop()
  if (takesBack === undefined) return
  // Not an undo: today that would remove an entered request, which 2.0.0 only reopened.
  const kind = takesBack.kind === 'entered' ? 'reopened' : by
  result.takenBackBy.set(takesBack, addAct(result, kind, entry, { takesBack }))
}

function addAct<Kind extends RowActKind>(
  result: ActsOfRow,
  kind: Kind,
  entry: AuditEntry,
  taking: Pick<RowAct, 'takesBack'> = {},
): RowAct<Kind> {
  const act = { request: result.row.id, before: statusOf(result), kind, entry, ...taking }
  result.acts.push(act)
  return act
}
