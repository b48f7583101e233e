import type { Logger } from 'pino'
import type { NoticeKey } from '../../domain/visit/owed.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import { changeVisit, owedNoticesOf } from './change-visit.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { noticeChanges } from './visit-notices.ts'

const visitsPerPass = 100

export interface LookDeps extends Needs<'onEnqueued' | 'log'> {
  readonly visits: VisitDeps
}

/** Looks at up to a hundred visits whose next wait is over. Returns when the next wait ends, epoch ms. */
export async function lookAtVisits(deps: LookDeps): Promise<number | undefined> {
  const { visits, onEnqueued, log } = deps
  const unreadable: number[] = []
  let failure: PromiseRejectedResult | undefined
  for (;;) {
    const ids = await visitsToLookAt(visits.db, visits.now(), visitsPerPass, unreadable)
    const looks = await Promise.allSettled(ids.map((id) => lookAgain(visits, id)))
    const made = looks.map((look) => (look.status === 'fulfilled' ? look.value : []))
    for (const each of made) logEscalated(each, log)
    if (made.flat().length > 0) onEnqueued()
    // A visit that cannot be read stays due. The next query leaves it out, so that others are read.
    const failed = ids.filter((_, place) => looks[place]?.status === 'rejected')
    if (failed.length === 0) break
    failure ??= looks.find((look) => look.status === 'rejected')
    unreadable.push(...failed)
  }
  if (failure !== undefined) throw failure.reason
  return await nextLookAt(visits.db)
}

/** Visits whose next wait is over, the longest overdue first. */
export async function visitsToLookAt(
  db: Db,
  nowMs: number,
  most: number,
  except: readonly number[] = [],
): Promise<number[]> {
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where('look_at', '<=', nowMs)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('look_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

type MadeDue = ReturnType<typeof toMadeDue>

/** Asks `owed` again about a visit, and stores the notices. */
export async function lookAgain(deps: VisitDeps, visitId: number): Promise<readonly MadeDue[]> {
  return await changeVisit<readonly MadeDue[]>(deps, visitId, async (visit, { db, nowMs }) => {
    if (visit === undefined) return { result: [] }
    const owed = owedNoticesOf(visit, await deps.readCentre(db), deps, nowMs)
    const { made } = noticeChanges(owed, visit.notices, nowMs)
    return { result: made.map((key) => toMadeDue(key, visit)), visit }
  })
}

/** The reference is that of the request that the notice is about, or for a wish, of the visit's first request. */
function toMadeDue({ ask, kind, recipient }: NoticeKey, { requests }: LoadedVisit) {
  const about = requests.find(({ number }) => number === ask) ?? requests[0]
  return { kind, recipient, reference: about?.reference }
}

/** Logs one line for each kind of escalation. A plan is none, nor is a `request` to a phone: it has a new recipient. */
function logEscalated(made: readonly MadeDue[], log: Logger): void {
  const steps = made.filter(
    ({ kind, recipient }) =>
      kind !== 'plan' && (kind !== 'request' || recipient.startsWith('email ')),
  )
  for (const [kind, [first]] of Map.groupBy(steps, (step) => step.kind)) {
    const facts = { reference: first?.reference, kind }
    if (kind === 'request' || kind === 'remind') log.warn(facts, 'request escalated')
    else log.error(facts, 'request escalated')
  }
}

/** When the next wait of any visit is over, epoch ms. */
export async function nextLookAt(db: Db): Promise<number | undefined> {
  const next = await db
    .selectFrom('visit')
    .select('look_at')
    .where('look_at', 'is not', null)
    .orderBy('look_at')
    .limit(1)
    .executeTakeFirst()
  return next?.look_at ?? undefined
}
