import type { Insertable, Updateable } from 'kysely'
import { z } from 'zod'
import type { NoticeKey, OwedNotices } from '../../domain/visit/owed.ts'
import { owedKinds } from '../../domain/visit/visit.ts'
import { chunksOf } from '../db/chunks.ts'
import { isSameRecipient, notNeededCode } from '../db/records.ts'
import type { Db, NoticeRow, Schema } from '../db/schema.ts'
import { refusalClasses } from '../providers/provider.ts'
import type { NoticeOfVisit } from './loaded-visit.ts'
import { recipientKey, recipientOf } from './recipients-in-force.ts'

const askList = z.array(z.int())

export function noticeOf(row: NoticeRow): NoticeOfVisit {
  const kind = owedKinds.find((each) => each === row.kind)
  if (kind === undefined || row.ask === null || row.opening === null) {
    throw new RangeError(`notice ${row.id} is about no ask`)
  }
  return {
    row,
    kind,
    ask: row.ask,
    causedBy: row.opening,
    recipient: recipientKey(row),
    shows: row.shows === null ? [] : askList.parse(JSON.parse(row.shows)),
    acceptedAtMs: row.accepted_at ?? undefined,
    isFailed: hasFailed(row),
  }
}

/** Whether the message was refused, given up, or reported as failed. A refusal counts after the notice has ended too. */
function hasFailed(row: NoticeRow): boolean {
  const isGivenUp = row.status === 'abandoned' && !isEndedAsNotNeeded(row)
  const isRefused = row.failure_class !== null && refusalClasses.has(row.failure_class)
  return row.status === 'failed' || isGivenUp || isRefused
}

/** The changes of a visit's notices. */
export interface NoticeChanges {
  /** When the next wait ends, or the lease of a notice that is being sent but is not needed any more. */
  readonly lookAgainAtMs: number | undefined
  readonly made: readonly NoticeKey[]
  /** The stored notices that are due again or end, with what is written to each. */
  readonly kept: readonly { readonly id: number; readonly columns: Updateable<Schema['notice']> }[]
}

/**
 * The changes that make exactly the owed notices due. A needed notice is made, or made due again if it was ended
 * as not needed. A notice that retrying has given up stays given up. A notice that is not needed ends, unless its
 * message is on its way. Then it ends when its lease has run out, so that no other server sends it to a removed
 * recipient.
 */
export function noticeChanges(
  { needed, lookAgainAtMs }: OwedNotices,
  stored: readonly NoticeOfVisit[],
  nowMs: number,
): NoticeChanges {
  const isNeeded = (notice: NoticeKey) => needed.some((key) => isSameNotice(key, notice))
  const leaseEnds = stored.flatMap((notice) =>
    isNeeded(notice) || !isInFlight(notice.row, nowMs) ? [] : (notice.row.due_at ?? []),
  )
  const looks = [lookAgainAtMs ?? [], leaseEnds].flat()
  const dueAgain = stored
    .filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))
    .map(({ row }) => ({ id: row.id, columns: dueAgainColumns(row, stored, nowMs) }))
  const ended = stored
    .filter((notice) => isQueued(notice.row) && !isInFlight(notice.row, nowMs))
    .filter((notice) => !isNeeded(notice))
    .map(({ row: { id, status, unknowns } }) => ({
      id,
      // If the notice is `sending`, its lease ran out, so the message may have been sent.
      columns: { ...endedColumns(nowMs), unknowns: unknowns + (status === 'sending' ? 1 : 0) },
    }))
  return {
    lookAgainAtMs: looks.length === 0 ? undefined : Math.min(...looks),
    made: needed.filter((key) => !stored.some((notice) => isSameNotice(key, notice))),
    kept: [...dueAgain, ...ended],
  }
}

/**
 * Makes a notice that is needed again due. It waits until a failed message of the same kind to the same recipient is
 * sent again. Otherwise the notices of two asks would be sent in turn, each as soon as the other's message fails.
 */
function dueAgainColumns(row: NoticeRow, stored: readonly NoticeOfVisit[], nowMs: number) {
  const tried = stored.filter(
    (other) =>
      other.kind === row.kind && isSameRecipient(other.row, row) && isTriedAgain(other.row),
  )
  const dueAtMs = Math.max(nowMs, ...tried.flatMap((other) => other.row.due_at ?? []))
  return { status: 'due', due_at: dueAtMs, failure_code: null, updated_at: nowMs } as const
}

function isTriedAgain({ status, lease_owner, failure_class }: NoticeRow): boolean {
  return status === 'due' && lease_owner === null && failure_class !== null
}

export function isSameNotice(a: NoticeKey, b: NoticeKey): boolean {
  return (
    a.ask === b.ask && a.causedBy === b.causedBy && a.kind === b.kind && a.recipient === b.recipient
  )
}

/** The notice waits to be sent, or is being sent. */
function isQueued({ status }: NoticeRow): boolean {
  return status === 'due' || status === 'sending'
}

function isEndedAsNotNeeded({ status, failure_code }: NoticeRow): boolean {
  return status === 'abandoned' && failure_code === notNeededCode
}

/** Whether the message is on its way. False once the lease has run out, because then nobody knows. */
export function isInFlight({ status, due_at }: NoticeRow, nowMs: number): boolean {
  return status === 'sending' && due_at !== null && due_at > nowMs
}

/** Makes owed notices due and ends the others. Earlier attempts stay counted. */
export async function writeNotices(
  db: Db,
  placed: readonly { readonly id: number; readonly notices: NoticeChanges }[],
  { newId }: { readonly newId: () => string },
  nowMs: number,
): Promise<void> {
  const kept = placed.flatMap(({ notices }) => notices.kept)
  for (const { id, columns } of kept.toSorted((a, b) => a.id - b.id)) {
    await db.updateTable('notice').set(columns).where('id', '=', id).execute()
  }
  const made = placed.flatMap(({ id, notices }) =>
    notices.made.map((key) => toRow(id, key, newId(), nowMs)),
  )
  for (const chunk of chunksOf(made)) {
    await db.insertInto('notice').values(chunk).execute()
  }
}

/** Keeps the class of the last failure, because `hasFailed` reads it later. */
export function endedColumns(nowMs: number) {
  return {
    ...({ status: 'abandoned', due_at: null, lease_owner: null } as const),
    failure_code: notNeededCode,
    updated_at: nowMs,
  }
}

function toRow(
  visitId: number,
  { ask, causedBy, kind, recipient }: NoticeKey,
  correlationId: string,
  nowMs: number,
): Insertable<Schema['notice']> {
  return {
    visit_id: visitId,
    ask,
    opening: causedBy,
    kind,
    ...recipientOf(recipient),
    status: 'due',
    due_at: nowMs,
    attempts: 0,
    unknowns: 0,
    correlation_id: correlationId,
    created_at: nowMs,
    updated_at: nowMs,
  }
}
