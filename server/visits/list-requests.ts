import { outcomeOfRequest, type RequestOutcome } from '../../domain/visit/request-outcome.ts'
import type { Db } from '../db/schema.ts'
import { readByReference } from './find-visits.ts'
import { readVisits, type StoredVisit } from './load-visits.ts'
import { correctedBy, type RequestOfVisit } from './loaded-visit.ts'

/** A request as listings, commands and exports show it. */
export interface ListedRequest extends RequestOutcome, RequestInVisit {
  /** Nobody could be notified of the request in time, so a person has to find it in the list. */
  readonly needsCall: boolean
}

/** Received at `fromMs` or later and before `toMs`, epoch ms. An undefined end sets no limit. */
export interface ReceivedSpan {
  readonly fromMs: number | undefined
  readonly toMs: number | undefined
}

/** The id of the last request of the previous page; undefined for the first page. */
export type PageMark = number | undefined

export async function newestRequests(db: Db, limit: number | undefined) {
  const newestFirst = places(db).orderBy('id', 'desc')
  const rows = await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute()
  return await listedAt(db, rows)
}

/**
 * Requests in the order of ids. A page starts after an id, so pages cost the same and no request appears twice.
 *
 * @returns The requests, and `next`: the `after` of the next page. Undefined if this page is not full, and so the last.
 */
export async function requestPage(
  db: Db,
  { fromMs, toMs }: ReceivedSpan,
  after: PageMark,
  limit: number,
) {
  let query = places(db).orderBy('id').limit(limit)
  if (after !== undefined) query = query.where('id', '>', after)
  if (fromMs !== undefined) query = query.where('received_at', '>=', fromMs)
  if (toMs !== undefined) query = query.where('received_at', '<', toMs)
  const rows = await query.execute()
  const next = rows.length < limit ? undefined : rows.at(-1)?.id
  return { ...(await listedAt(db, rows)), next }
}

export async function requestOfReference(
  db: Db,
  reference: string,
): Promise<ListedRequest | undefined> {
  const visit = await readByReference(db, reference)
  return visit && listedRequests(visit).find(({ request }) => request.reference === reference)
}

/** Every request of a visit, in the order in which they came. */
export function listedRequests(visit: StoredVisit): ListedRequest[] {
  return visit.requests.map((request) => toListed(visit, request))
}

function places(db: Db) {
  return db.selectFrom('request').select(['id', 'reference', 'visit_id', 'number'])
}

type RequestPlace = Awaited<ReturnType<ReturnType<typeof places>['execute']>>[number]

async function listedAt(db: Db, rows: readonly RequestPlace[]) {
  const { requests, unreadable } = await readRequests(db, rows)
  return {
    requests: requests.map(({ visit, request }) => toListed(visit, request)),
    /** The references of requests whose visit cannot be read. They are missing in `requests`. */
    unreadable: rows.flatMap(({ visit_id, reference }) =>
      unreadable.has(visit_id) ? reference : [],
    ),
  }
}

export interface RequestInVisit {
  readonly visit: StoredVisit
  readonly request: RequestOfVisit
}

/** The requests sent through the site in a span of time, the oldest first. Entries by reception do not count. */
export async function requestsSent(
  db: Db,
  fromMs: number,
  toMs: number,
): Promise<readonly RequestInVisit[]> {
  const rows = await places(db)
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', toMs)
    .where('source', '=', 'site')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return (await readRequests(db, rows)).requests
}

/** Reads requests in the order of their rows, and says which visits cannot be read. */
async function readRequests(db: Db, rows: readonly RequestPlace[]) {
  const { visits, unreadable } = await readVisits(db, [
    ...new Set(rows.map(({ visit_id }) => visit_id)),
  ])
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  return {
    requests: rows.flatMap(({ visit_id, number }): RequestInVisit[] => {
      const visit = byId.get(visit_id)
      const request = visit?.requests.find((each) => each.number === number)
      return visit && request ? [{ visit, request }] : []
    }),
    unreadable: new Set(unreadable.map(({ id }) => id)),
  }
}

function toListed(visit: StoredVisit, request: RequestOfVisit): ListedRequest {
  const outcome = outcomeOfRequest(visit.history, request.number)
  const isOpen = outcome.state === 'requested' && outcome.notifiedAtMs === undefined
  return {
    ...outcome,
    visit,
    request: asCorrected(visit, request),
    needsCall: visit.needsCall && isOpen,
  }
}

/** As sent, except that name, number, e-mail and language are as reception corrected them later. */
function asCorrected({ texts }: StoredVisit, request: RequestOfVisit): RequestOfVisit {
  const later = texts.filter(({ number }) => number > request.number)
  const { tests: _, ...contact } = correctedBy(later)
  return { ...request, ...contact }
}
