import { computeVisit } from '../../../domain/visit/compute-visit.ts'
import type { History } from '../../../domain/visit/history.ts'
import type { Visit } from '../../../domain/visit/visit.ts'
import { columnsOfVisit } from '../computed-columns.ts'
import { type ActsOfRow, type AuditEntry, actsOfRow } from './acts-of-row.ts'
import { closedBy, rowsOfVisits } from './chains.ts'
import { claimOf } from './drafts.ts'
import { type FindDevice, historyOf, itemsOf, type MigratedHistory } from './history.ts'
import type { KeptActs } from './kept-acts.ts'
import type { AppointmentRow } from './store.ts'

/** A visit made from the requests of one chain that had the same status. */
export type MigratedVisit = ReturnType<typeof visitsOfChain>[number]

export interface Known {
  readonly trails: ReadonlyMap<number, readonly AuditEntry[]>
  readonly kept: KeptActs
  readonly deviceOf: FindDevice
}

export function visitsOfChain(chain: readonly AppointmentRow[], known: Known) {
  return rowsOfVisits(chain).map((rows) => {
    const actsOfRows = rows.map((row) => actsWithCloser(row, chain, known))
    const history = historyOf(actsOfRows, known.kept, known.deviceOf)
    /** Entries of the audit trail about its requests that led to no event. */
    const unplaced = actsOfRows.flatMap((each) =>
      each.unplaced.map((entry) => ({ entry, reference: each.row.reference })),
    )
    return { columns: columnsOf(rows, history, known), history, unplaced }
  })
}

/** If another row closed the unanswered call of this row, the closing act counts for this row too. */
function actsWithCloser(
  row: AppointmentRow,
  chain: readonly AppointmentRow[],
  known: Known,
): ActsOfRow {
  const trail = known.trails.get(row.id) ?? []
  const closer = closedBy(row, chain)
  if (closer === undefined) return actsOfRow(row, trail, known.kept)
  const last = known.trails.get(closer.id)?.at(-1)
  const isLater = last?.action === closer.status && last.order > (trail.at(-1)?.order ?? 0)
  const { status, status_at, agreed_date, agreed_time, outcome_reason } = closer
  const closed = { ...row, status, status_at, agreed_date, agreed_time, outcome_reason }
  return actsOfRow(closed, [...trail, ...(last !== undefined && isLater ? [last] : [])], known.kept)
}

/** @param rows In the order in which the requests came. */
function columnsOf(rows: readonly AppointmentRow[], history: MigratedHistory, known: Known) {
  const items: History = itemsOf(history)
  const visit = computeVisit(items)
  return {
    ...columnsOfVisit(visit, items),
    id: Math.min(...rows.map(({ id }) => id)),
    needs_call: isNeedingCall(visit, history) ? 1 : 0,
    // 0 is always due. The first start looks at each open visit, and finds what is owed by the rules of today.
    look_at: visit.state === 'to call' ? 0 : null,
    ...claimColumns(rows, history, known),
    name: rows.at(-1)?.name ?? '',
  }
}

/** Whether to list the visit as NEEDS CALL. 2.0.0 listed a request so while nobody could be notified of it. */
function isNeedingCall({ asks }: Visit, { requests }: MigratedHistory): boolean {
  return requests.some(({ row, item }) => {
    const ask = asks.find(({ number }) => number === item.number)
    return row.needs_call_at !== null && ask?.state === 'open' && !ask.isNotified
  })
}

function claimColumns(
  rows: readonly AppointmentRow[],
  { events }: MigratedHistory,
  { deviceOf }: Known,
) {
  const claims = rows.flatMap((row) => claimOf(row) ?? [])
  const last = claims.toSorted((a, b) => a.untilMs - b.untilMs).at(-1)
  const device = last && deviceOf(last.device, last.atMs)
  const seen = events.find(({ key }) => key === `seen ${last?.atMs} ${last?.device}`)
  return {
    claim_device: device ?? null,
    claim_until: last?.untilMs ?? null,
    claim_number: seen?.item.number ?? null,
  }
}
