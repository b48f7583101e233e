import { type Kysely, sql } from 'kysely'
import { outcomeOfRequest } from '../../domain/visit/request-outcome.ts'
import type { Schema } from '../db/schema.ts'
import { readVisits, type StoredVisit } from '../visits/load-visits.ts'
import type { RequestOfVisit } from '../visits/loaded-visit.ts'

/** From one instant on and before another, epoch ms. */
export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** A request that came in a span of time, and what has become of it. */
export interface RequestOfDay {
  readonly visit: StoredVisit
  readonly request: RequestOfVisit
  /** A request with an open wish is open. Nobody is called about an erased one. */
  readonly fate: 'open' | 'call again' | 'called' | 'cancelled' | 'erased'
  /** Whether a person at the centre could have noticed it. */
  readonly isTold: boolean
}

/** The requests sent through the site in that time, the oldest first. What reception entered is no request. */
export async function requestsOfDay(
  db: Kysely<Schema>,
  { fromMs, toMs }: Span,
): Promise<RequestOfDay[]> {
  const rows = await db
    .selectFrom('request')
    .select(['visit_id', 'number'])
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', toMs)
    .where('source', '=', 'site')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const ids = [...new Set(rows.map(({ visit_id }) => visit_id))]
  const visits = new Map((await readVisits(db, ids)).visits.map((visit) => [visit.id, visit]))
  return rows.flatMap((row) => {
    const visit = visits.get(row.visit_id)
    const request = visit?.requests.find(({ number }) => number === row.number)
    return visit && request ? ofDay(visit, request) : []
  })
}

/** How many visits have only requests from before that time, and are still to call or to call again. */
export async function countBefore(db: Kysely<Schema>, { fromMs, toMs }: Span): Promise<number> {
  const { counted } = await db
    .selectFrom('visit')
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    // Written out, because a partial index does not answer for a bound value.
    .where((eb) => eb.or([eb('call_by', 'is not', null), sql<boolean>`state = 'to call again'`]))
    .where(({ exists, not, selectFrom }) => {
      const own = selectFrom('request').select('request.id').whereRef('visit_id', '=', 'visit.id')
      const inSpan = own.where('received_at', '>=', fromMs).where('received_at', '<', toMs)
      return exists(own.where('received_at', '<', fromMs)).and(
        not(exists(inSpan.where('source', '=', 'site'))),
      )
    })
    .executeTakeFirstOrThrow()
  return Number(counted)
}

function ofDay(visit: StoredVisit, request: RequestOfVisit): RequestOfDay {
  const { state, toldAtMs } = outcomeOfRequest(visit.history, request.number)
  return { visit, request, fate: fateOf(visit, request, state), isTold: toldAtMs !== undefined }
}

function fateOf(
  { visit, requests }: StoredVisit,
  { number }: RequestOfVisit,
  state: ReturnType<typeof outcomeOfRequest>['state'],
): RequestOfDay['fate'] {
  if (visit.ending === 'erased') return 'erased'
  const isNewest = requests.at(-1)?.number === number
  const hasWish = visit.asks.some((ask) => ask.kind !== 'request' && ask.state === 'open')
  if (isNewest && hasWish) return 'open'
  switch (state) {
    case 'requested':
      return 'open'
    case 'unreachable':
      return 'call again'
    case 'cancelled':
      return 'cancelled'
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return 'called'
  }
}
