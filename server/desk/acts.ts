import type { Kysely, Updateable } from 'kysely'
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
import type { ActResult } from './act-result.ts'
import { claimMs, claimOf } from './claim.ts'
import type { Device } from './devices.ts'
import type { Row } from './facts.ts'
import { undo } from './undo.ts'

interface ActDeps {
  readonly device: Device
  readonly nowMs: number
  readonly hours: OpeningHours
}

/**
 * Does what a receptionist did to a card: all of its references or none. One sent twice counts once.
 * Two devices never hold one claim: the rows are locked while it is looked at and taken.
 */
export async function perform(transact: Transact, act: DeskAct, deps: ActDeps): Promise<ActResult> {
  return await transact(async (db) => {
    const rows = await lockedRows(db, act.references)
    if (await isKnown(db, act)) return { kind: 'done' }
    if (rows.length < new Set(act.references).size) return { kind: 'refused', why: 'gone' }
    const refusal = refusalOf(act, rows, deps)
    if (refusal !== undefined) return refusal
    if (act.act === 'undo') return await undo(db, act, rows, deps)
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

function refusalOf(act: DeskAct, rows: readonly Row[], deps: ActDeps): ActResult | undefined {
  const { device, nowMs } = deps
  if (isAboutCall(act)) {
    const claims = rows.flatMap((row) => claimOf(row, nowMs) ?? [])
    const others = claims.find(({ by }) => by !== device.name)
    if (others !== undefined) return { kind: 'refused', why: 'held', by: others.by }
  }
  const isVisit = act.act === 'arrived' || act.act === 'no-show'
  const today = delhiDate(nowMs)
  const isEarly = isVisit && rows.every((row) => visitOfRow(row).date > today)
  return isEarly ? { kind: 'refused', why: 'too-early' } : undefined
}

/** What only the device that is calling may do, while one is. */
function isAboutCall({ act }: DeskAct): boolean {
  switch (act) {
    case 'claim':
    case 'release':
    case 'agreed':
    case 'no-answer':
    case 'wrong-number':
    case 'cancelled':
    case 'note':
      return true
    case 'seen':
    case 'arrived':
    case 'no-show':
    case 'reminded':
    case 'undo':
      return false
  }
}

/** In the transaction of the act, so that the one is stored exactly when the other is. */
async function record(
  db: Kysely<Schema>,
  { id, act, references }: DeskAct,
  rows: readonly Row[],
  { device, nowMs }: ActDeps,
): Promise<void> {
  const undo = statusOf(act) === undefined ? null : formerOf(rows)
  await db
    .insertInto('desk_act')
    .values({ id, device_id: device.id, act, refs: JSON.stringify(references), at: nowMs, undo })
    .execute()
}

/** Undefined for what is not an outcome. */
function statusOf(act: DeskAct['act']): AppointmentStatus | undefined {
  switch (act) {
    case 'agreed':
      return 'confirmed'
    case 'no-answer':
    case 'wrong-number':
      return 'unreachable'
    case 'cancelled':
    case 'arrived':
    case 'no-show':
      return act
    case 'seen':
    case 'claim':
    case 'release':
    case 'reminded':
    case 'note':
    case 'undo':
      return undefined
  }
}

async function carryOut(
  db: Kysely<Schema>,
  act: DeskAct,
  rows: readonly Row[],
  deps: ActDeps,
): Promise<void> {
  const { device, nowMs } = deps
  const ids = rows.map(({ id }) => id)
  const status = statusOf(act.act)
  const columns = {
    ...(status && columnsOfAct(status, { atMs: nowMs, nowMs })),
    ...columnsOf(act, deps),
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
      return { try_again_at: act.tryAgainAtMs ?? suggestedTry(nowMs, hours), ...note }
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

/** A person has said so (decision 13). */
function isAcknowledging({ act }: DeskAct): boolean {
  return act === 'seen' || act === 'claim' || statusOf(act) !== undefined
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
