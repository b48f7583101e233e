import { computeVisit } from '../../../domain/visit/compute-visit.ts'
import type { History } from '../../../domain/visit/history.ts'
import { columnsOfVisit } from '../../visits/visit-columns.ts'
import { type ActsOfRow, actsOfRow, type Entry } from './acts-of-row.ts'
import { closedBy, rowsOfVisits } from './chains.ts'
import { claimOf } from './drafts.ts'
import { type FindDevice, historyOf, itemsOf, type MigratedHistory } from './history.ts'
import type { KeptActs } from './kept-acts.ts'
import type { AppointmentRow } from './store.ts'

/** A visit made of requests of one chain that were in one state. */
export interface MigratedVisit {
  readonly columns: ReturnType<typeof columnsOf>
  readonly history: MigratedHistory
  /** What the audit trail says of its requests and no history can hold. */
  readonly unplaced: readonly { readonly entry: Entry; readonly reference: string }[]
}

export interface Known {
  readonly trails: ReadonlyMap<number, readonly Entry[]>
  readonly kept: KeptActs
  readonly deviceOf: FindDevice
}

/** The visits that a chain of corrections becomes. */
export function visitsOfChain(chain: readonly AppointmentRow[], known: Known): MigratedVisit[] {
  return rowsOfVisits(chain).map((rows) => {
    const told = rows.map((row) => tellOf(row, chain, known))
    const history = historyOf(told, known.kept, known.deviceOf)
    const unplaced = told.flatMap((each) =>
      each.unplaced.map((entry) => ({ entry, reference: each.row.reference })),
    )
    return { columns: columnsOf(rows, history, known), history, unplaced }
  })
}

/** A call that nobody answered and that another row closed takes part in what closed it. */
function tellOf(row: AppointmentRow, chain: readonly AppointmentRow[], known: Known): ActsOfRow {
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
  const isOpen = visit.state === 'to call'
  const untold = rows.filter(({ heard_at, needs_call_at }) => !heard_at && needs_call_at !== null)
  const columns = columnsOfVisit(visit, items)
  const nextSteps = rows.flatMap(({ next_step_at }) => next_step_at ?? [])
  return {
    ...columns,
    id: Math.min(...rows.map(({ id }) => id)),
    needs_call: isOpen && untold.length > 0 ? 1 : 0,
    // The first look at an open visit finds what is owed by the rules of today.
    look_at: isOpen ? Math.min(columns.last_recorded_at, ...nextSteps) : null,
    ...claimColumns(rows, history, known),
    name: rows.at(-1)?.name ?? '',
  }
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
