import type { Selectable } from 'kysely'
import { z } from 'zod'
import {
  type NoticeKey,
  type Owing,
  owedKinds,
  type StoredNotice,
} from '../../domain/visit/owed.ts'
import { endedWithRequest, type Recipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { refusals } from '../providers/provider.ts'
import { recipientKey } from './recipient-key.ts'

type Row = Selectable<Schema['notice']>

/** A stored notice about an ask of a visit. */
export interface NoticeOfVisit extends StoredNotice {
  readonly row: Row
}

/** The changes after which exactly those notices are due that are owed. */
export interface NoticeChanges {
  readonly made: readonly NoticeKey[]
  readonly dueAgain: readonly Row[]
  readonly notNeeded: readonly Row[]
}

/**
 * A notice that is needed is made, or is due again where the writer had ended it. A notice that retrying
 * has given up stays given up. A notice that is not needed ends, unless its message is on its way.
 */
export function noticeChanges({ needed }: Owing, stored: readonly NoticeOfVisit[]): NoticeChanges {
  const isNeeded = (notice: NoticeKey) => needed.some((key) => isSame(key, notice))
  return {
    made: needed.filter((key) => !stored.some((notice) => isSame(key, notice))),
    dueAgain: stored
      .filter((notice) => isEnded(notice.row) && isNeeded(notice))
      .map(({ row }) => row),
    notNeeded: stored
      .filter((notice) => notice.row.status === 'due' && !isNeeded(notice))
      .map(({ row }) => row),
  }
}

export function isSame(a: NoticeKey, b: NoticeKey): boolean {
  return (
    a.ask === b.ask && a.opening === b.opening && a.kind === b.kind && a.recipient === b.recipient
  )
}

/** Ended by the writer, because it was not needed. */
function isEnded({ status, failure_code }: Row): boolean {
  return status === 'abandoned' && failure_code === endedWithRequest
}

const askList = z.array(z.int())

export function noticeOf(row: Row): NoticeOfVisit {
  const kind = owedKinds.find((each) => each === row.kind)
  if (kind === undefined || row.ask === null || row.opening === null) {
    throw new Error(`notice ${row.id} is about no ask`)
  }
  return {
    ...{ row, kind, ask: row.ask, opening: row.opening },
    recipient: recipientKey(row),
    shows: row.shows === null ? [] : askList.parse(JSON.parse(row.shows)),
    acceptedAtMs: row.accepted_at ?? undefined,
    isFailed: hasFailed(row),
  }
}

/** Refused, given up, or reported as failed. The reason outlives that the writer ended the notice. */
function hasFailed(row: Row): boolean {
  const isGivenUp = row.status === 'abandoned' && !isEnded(row)
  const isRefused = row.failure_class !== null && refusals.has(row.failure_class)
  return row.status === 'failed' || isGivenUp || isRefused
}

/** Whether a message to this recipient is on its way. A lease that ran out says nothing any more. */
export function isInFlight({ status, due_at }: Row, nowMs: number): boolean {
  return status === 'sending' && due_at !== null && due_at > nowMs
}

export function isTo({ channel, recipient }: Row, to: Recipient): boolean {
  return channel === to.channel && recipient === to.recipient
}
