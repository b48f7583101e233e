import type { AppointmentRow, AppointmentState } from './store.ts'

export interface Link {
  readonly id: number
  readonly corrects: number
}

/** The ids of each chain of corrections, by the lowest id. A request without corrections is in no chain. */
export function chainsOf(links: readonly Link[]): ReadonlyMap<number, readonly number[]> {
  const parents = new Map<number, number>()
  const rootOf = (id: number): number => {
    let root = id
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    return root
  }
  for (const { id, corrects } of links) {
    const [low, high] = [rootOf(id), rootOf(corrects)].toSorted((a, b) => a - b)
    if (low !== undefined && high !== undefined && low !== high) parents.set(high, low)
  }
  const linked = new Set(links.flatMap(({ id, corrects }) => [id, corrects]))
  return Map.groupBy(
    [...linked].toSorted((a, b) => a - b),
    rootOf,
  )
}

/**
 * The rows of a chain, grouped by state, because each state becomes a visit. An erased request is alone in its chain.
 * The rows of a group are in the order in which the requests came.
 */
export function rowsOfVisits(chain: readonly AppointmentRow[]): AppointmentRow[][] {
  const ordered = chain.toSorted((a, b) => a.received_at - b.received_at || a.id - b.id)
  const statusOf = (row: AppointmentRow) => (closedBy(row, ordered) ?? row).status
  return [...Map.groupBy(ordered, statusOf).values()]
}

/**
 * The row whose outcome closed the unanswered call of this row. 2.0.0 stopped calling after a later outcome of another
 * row of the chain. Undefined if the row has no unanswered call, or if the call is still open.
 */
export function closedBy(
  { status, status_at }: AppointmentRow,
  chain: readonly AppointmentRow[],
): AppointmentRow | undefined {
  if (status !== 'unreachable') return undefined
  return chain
    .filter((other) => closed.has(other.status) && (other.status_at ?? 0) > (status_at ?? 0))
    .toSorted((a, b) => (a.status_at ?? 0) - (b.status_at ?? 0))
    .at(-1)
}

const closed: ReadonlySet<AppointmentState> = new Set([
  'confirmed',
  'cancelled',
  'arrived',
  'no-show',
])
