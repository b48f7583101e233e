import type { Kysely } from 'kysely'
import { type Reference, storedReference } from '../../domain/reference.ts'
import { endedWithRequest, removedRecipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { referenceOfNotice } from '../notices/list-notices.ts'
import { changeNotices } from '../visits/change-notices.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import { owingOf } from '../visits/settle-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { isSame, type NoticeOfVisit } from '../visits/visit-notices.ts'

/** Selects failed and given-up notices to send again. */
export interface ToRetry {
  readonly reference?: Reference | undefined
  /** Only of requests received since then, epoch ms. */
  readonly sinceMs?: number | undefined
}

export interface Retried {
  readonly notices: number
  /** References of their requests, newest first. */
  readonly references: readonly Reference[]
  /** Notices left as they are because nobody needs them: their request is closed, erased or told. */
  readonly ofClosed: number
  /** Notices left as they are because their request is older. */
  readonly ofEarlier: number
}

/**
 * A recipient gets one message per 6 s: notices become due one after the other, the newest request
 * first.
 */
const apartMs = 1000

/**
 * Makes failed and given-up notices due again that are still needed, the newest request first; their
 * retry ladder starts again.
 */
export async function retryNotices(
  visits: VisitDeps,
  { reference, sinceMs = 0 }: ToRetry,
): Promise<Retried> {
  const stuck = await stuckNotices(visits.db, reference)
  const open = stuck.filter(({ isToCall }) => isToCall)
  let retried = { ...noneRetried, ofClosed: stuck.length - open.length }
  for (const [visitId, notices] of Map.groupBy(open, (notice) => notice.visitId)) {
    const firstAtMs = visits.now() + retried.references.length * apartMs
    const some = await retryOfVisit(visits, visitId, { notices, sinceMs, firstAtMs })
    retried = {
      notices: retried.notices + some.notices,
      references: [...retried.references, ...some.references],
      ofClosed: retried.ofClosed + some.ofClosed,
      ofEarlier: retried.ofEarlier + some.ofEarlier,
    }
  }
  return retried
}

const noneRetried: Retried = { notices: 0, references: [], ofClosed: 0, ofEarlier: 0 }

interface StuckNotice {
  readonly id: number
  readonly visitId: number
  readonly reference: Reference
  readonly isToCall: boolean
}

/** The newest visit comes first. Notices that the writer of visits has ended are due again by themselves. */
async function stuckNotices(
  db: Kysely<Schema>,
  reference: Reference | undefined,
): Promise<StuckNotice[]> {
  const rows = await db
    .selectFrom('notice')
    .innerJoin('visit', 'visit.id', 'notice.visit_id')
    .select(['notice.id', 'visit.id as visit_id', 'visit.call_by'])
    .select(referenceOfNotice.as('reference'))
    .where('notice.status', 'in', ['failed', 'abandoned'])
    .where('failure_code', 'not in', [endedWithRequest, removedRecipient])
    .$if(reference !== undefined, (query) => query.where(referenceOfNotice, '=', reference ?? ''))
    .orderBy('visit.id', 'desc')
    .orderBy('notice.ask', 'desc')
    .orderBy('notice.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    visitId: row.visit_id,
    reference: storedReference(row.reference ?? ''),
    isToCall: row.call_by !== null,
  }))
}

interface Choice {
  readonly notices: readonly StuckNotice[]
  readonly sinceMs: number
  /** When the newest of them is due, epoch ms. */
  readonly firstAtMs: number
}

/** With the visit locked: somebody may have called meanwhile. */
async function retryOfVisit(
  visits: VisitDeps,
  visitId: number,
  { notices, sinceMs, firstAtMs }: Choice,
): Promise<Retried> {
  const retried = await changeNotices(visits, visitId, async (db, visit) => {
    const needed = await stillNeeded(visits, db, visit)
    const open = notices.filter(({ id }) => needed.has(id))
    const chosen = open.filter(({ id }) => (needed.get(id) ?? 0) >= sinceMs)
    const references = [...new Set(chosen.map(({ reference }) => reference))]
    for (const { id, reference } of chosen) {
      const dueAtMs = firstAtMs + references.indexOf(reference) * apartMs
      await makeDue(db, id, dueAtMs, visits.now())
    }
    const result: Retried = {
      ...{ notices: chosen.length, references },
      ...{ ofClosed: notices.length - open.length, ofEarlier: open.length - chosen.length },
    }
    return { result, told: [] }
  })
  return retried ?? { ...noneRetried, ofClosed: notices.length }
}

/** The failed and given-up notices that are still owed, each with when its ask came or was reopened. */
async function stillNeeded(
  visits: VisitDeps,
  db: Kysely<Schema>,
  visit: LoadedVisit,
): Promise<Map<number, number>> {
  const { needed } = owingOf(visit, await visits.readCentre(db), visits, visits.now())
  const isStuck = ({ row }: NoticeOfVisit) => row.status === 'failed' || row.status === 'abandoned'
  const stuck = visit.notices.filter(
    (notice) => isStuck(notice) && needed.some((key) => isSame(key, notice)),
  )
  return new Map(stuck.map(({ row, ask }) => [row.id, openedAt(ask, visit)]))
}

function openedAt(ask: number, { visit }: LoadedVisit): number {
  return visit.asks.find(({ number }) => number === ask)?.openedAtMs ?? 0
}

/** Starts the retry ladder again. That a copy may have left is not forgotten: a tap may be about that copy. */
async function makeDue(
  db: Kysely<Schema>,
  id: number,
  dueAtMs: number,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set((eb) => ({
      ...({ status: 'due', due_at: dueAtMs, attempts: 0, updated_at: nowMs } as const),
      unknowns: eb.case().when('unknowns', '>', 0).then(1).else(0).end(),
    }))
    .where('id', '=', id)
    .execute()
}
