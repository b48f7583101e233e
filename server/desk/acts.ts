import type { Kysely, Updateable } from 'kysely'
import type { WantedSlot } from '../../domain/call-back.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { suggestedTry } from '../../domain/try-again.ts'
import { columnsOfAct, visitOfRow } from '../appointments/row.ts'
import type { Transact } from '../db/batch.ts'
import { locking } from '../db/dialect.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { reopenFollowUps } from '../follow-up/reopen.ts'
import { auditEach } from '../privacy/audit.ts'
import { formerOf } from '../receipts/before-outcome.ts'
import type { Row } from './bounded-rows.ts'
import { noteOf } from './cards.ts'
import { claimMs, otherCaller, type Viewer } from './claim.ts'
import { undo } from './undo.ts'

export interface ActDeps extends Viewer {
  readonly hours: OpeningHours
}

/** What became of an act at the desk. */
export type ActResult =
  | { readonly kind: 'done' }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly why: ActRefusal; readonly by?: string }

export type ActRefusal =
  /** Another device is calling. */
  | 'held'
  /** Purged or erased meanwhile. */
  | 'gone'
  /** Another device has changed the note that it would replace. */
  | 'note-changed'
  /** Too late to undo, or somebody acted since. */
  | 'not-undoable'
  /** Arrived or no-show before the day of the visit. */
  | 'too-early'

interface ActKind {
  /** The status of the appointment after an outcome. */
  readonly status?: AppointmentStatus
  /** Only the device that is calling may do it, while one is. */
  readonly isAboutCall?: true
}

const kinds: Readonly<Record<DeskAct['act'], ActKind>> = {
  seen: {},
  claim: { isAboutCall: true },
  release: { isAboutCall: true },
  agreed: { status: 'confirmed', isAboutCall: true },
  'no-answer': { status: 'unreachable', isAboutCall: true },
  'wrong-number': { status: 'unreachable', isAboutCall: true },
  cancelled: { status: 'cancelled', isAboutCall: true },
  arrived: { status: 'arrived' },
  'no-show': { status: 'no-show' },
  reminded: {},
  note: { isAboutCall: true },
  undo: {},
}

/**
 * Performs a receptionist's act on a card, for all of its references or none. An act that is sent
 * twice counts once. Two devices never hold one claim, because the rows are locked while it is
 * looked at and taken.
 */
export async function perform(transact: Transact, act: DeskAct, deps: ActDeps): Promise<ActResult> {
  return await transact(async (db) => {
    const rows = await lockedRows(db, act.references)
    if (await isKnown(db, act)) return { kind: 'done' }
    if (rows.length < new Set(act.references).size) return { kind: 'refused', why: 'gone' }
    const refusal = refusalOf(act, rows, deps)
    if (refusal !== undefined) return refusal
    if (act.act === 'undo' && !(await undo(db, act, rows, deps)))
      return { kind: 'refused', why: 'not-undoable' }
    await record(db, act, rows, deps)
    await carryOut(db, act, rows, deps)
    return { kind: 'done' }
  })
}

/** In the order of their ids, as a tap locks them. */
async function lockedRows(db: Kysely<Schema>, references: readonly string[]): Promise<Row[]> {
  return await db
    .selectFrom('appointment')
    .selectAll()
    .where('reference', 'in', references)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .$call(locking(db))
    .execute()
}

async function isKnown(db: Kysely<Schema>, { id }: DeskAct): Promise<boolean> {
  const known = await db.selectFrom('desk_act').select('id').where('id', '=', id).executeTakeFirst()
  return known !== undefined
}

function refusalOf(act: DeskAct, rows: readonly Row[], viewer: Viewer): ActResult | undefined {
  if (kinds[act.act].isAboutCall) {
    const [other] = rows.flatMap((row) => otherCaller(row, viewer) ?? [])
    if (other !== undefined) return { kind: 'refused', why: 'held', by: other.by }
  }
  if (isNoteOfAnother(act, rows)) return { kind: 'refused', why: 'note-changed' }
  const isVisit = act.act === 'arrived' || act.act === 'no-show'
  const today = delhiDate(viewer.nowMs)
  const isEarly = isVisit && rows.every((row) => visitOfRow(row).date > today)
  return isEarly ? { kind: 'refused', why: 'too-early' } : undefined
}

/** Whether it would replace a note that its form did not show. */
function isNoteOfAnother(act: DeskAct, rows: readonly Row[]): boolean {
  if (!('note' in act) || act.noteBefore === undefined) return false
  const stored = noteOf(rows.toReversed())
  return stored !== '' && stored !== act.noteBefore && stored !== act.note
}

/** In the transaction of the act, so that the one is stored exactly when the other is. */
async function record(
  db: Kysely<Schema>,
  { id, act, references }: DeskAct,
  rows: readonly Row[],
  { device, nowMs }: ActDeps,
): Promise<void> {
  const undo = kinds[act].status === undefined ? null : formerOf(rows)
  await db
    .insertInto('desk_act')
    .values({ id, device_id: device.id, act, refs: JSON.stringify(references), at: nowMs, undo })
    .execute()
}

async function carryOut(
  db: Kysely<Schema>,
  act: DeskAct,
  rows: readonly Row[],
  deps: ActDeps,
): Promise<void> {
  const { device, nowMs } = deps
  const ids = rows.map(({ id }) => id)
  const { status } = kinds[act.act]
  const columns = {
    ...(status && columnsOfAct(status, { atMs: nowMs, nowMs })),
    ...columnsOf(act, rows, deps),
  }
  if (Object.keys(columns).length > 0) {
    await db.updateTable('appointment').set(columns).where('id', 'in', ids).execute()
  }
  if (isAcknowledging(act)) {
    await noteSeen(db, ids, deps)
    await reopenFollowUps(db, ids, { isNotified: true, nowMs })
  }
  if (status === undefined) return
  // Each time, also where the status stays: another day agreed is another outcome.
  await auditEach(db, rows, { action: status, actor: 'desk', device: device.name, atMs: nowMs })
}

function columnsOf(
  act: DeskAct,
  rows: readonly Row[],
  { device, nowMs, hours }: ActDeps,
): Updateable<Schema['appointment']> {
  const note = 'note' in act && act.note !== undefined ? { note: act.note } : {}
  switch (act.act) {
    case 'claim':
      return { claimed_by: device.name, claimed_until: nowMs + claimMs }
    case 'release':
      return { claimed_by: null, claimed_until: null }
    case 'reminded':
      return { reminded_at: nowMs }
    case 'agreed': {
      const { date, time } = act.agreed
      return { agreed_date: date, agreed_time: time, reminded_at: null, ...note }
    }
    case 'no-answer':
      return { try_again_at: act.tryAgainAtMs ?? suggestedTry(nowMs, hours, newest(rows)), ...note }
    case 'wrong-number':
      return { outcome_reason: 'wrong-number', ...note }
    case 'cancelled':
      return { outcome_reason: act.reason ?? 'patient-cancelled', ...note }
    case 'note':
      return note
    case 'seen':
    case 'arrived':
    case 'no-show':
    case 'undo':
      return {}
  }
}

/** As the newest of the card's requests says; the rows are in the order they came. */
function newest(rows: readonly Row[]): WantedSlot | undefined {
  const row = rows.at(-1)
  return row && { date: row.agreed_date ?? row.date, time: row.agreed_time ?? row.time }
}

/** Somebody at the centre has noticed the request, and says so. */
function isAcknowledging({ act }: DeskAct): boolean {
  return act === 'seen' || act === 'claim' || kinds[act].status !== undefined
}

async function noteSeen(
  db: Kysely<Schema>,
  ids: readonly number[],
  { device, nowMs }: ActDeps,
): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ seen_at: nowMs, seen_by: device.name })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
}
