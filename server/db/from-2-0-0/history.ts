import type {
  Actor,
  HistoryItem,
  StoredRequest,
  VisitEvent,
} from '../../../domain/visit/history.ts'
import { actorOf } from '../computed-columns.ts'
import type { ActsOfRow } from './acts-of-row.ts'
import { askedOf, draftsOf, type EventDraft } from './drafts.ts'
import type { KeptActs } from './kept-acts.ts'
import type { AppointmentRow } from './store.ts'

/** The id of the device that had this name at this time. Undefined if 2.0.0 has forgotten the device. */
export type FindDevice = (name: string, atMs: number) => number | undefined

export type MigratedHistory = ReturnType<typeof historyOf>

/**
 * The history of a visit: its requests and their events, numbered in order.
 *
 * @param actsOfRows In the order in which the requests came.
 */
export function historyOf(actsOfRows: readonly ActsOfRow[], kept: KeptActs, deviceOf: FindDevice) {
  const placed = inOrder(actsOfRows, merged(actsOfRows.flatMap((each) => draftsOf(each, kept))))
  const numbers = new Map(placed.map((each, index) => [entryKey(each), index + 1]))
  const numberOf = (key: string | number) => numbers.get(key) ?? 0
  return {
    requests: placed.flatMap((each) =>
      'row' in each ? { row: each.row, item: requestOf(each.row, numberOf(each.row.id)) } : [],
    ),
    events: placed.flatMap((each) =>
      'row' in each
        ? []
        : eventOf(each, { numberOf, deviceOf, rows: actsOfRows.map(({ row }) => row) }),
    ),
  }
}

/** A request, or an event of one or more requests. */
type OrderedEntry = { readonly row: AppointmentRow } | Merged

interface Merged extends EventDraft {
  readonly requests: readonly number[]
}

function entryKey(placed: OrderedEntry): string | number {
  return 'row' in placed ? placed.row.id : placed.key
}

function merged(drafts: readonly EventDraft[]): Merged[] {
  return Array.from(Map.groupBy(drafts, ({ key }) => key).values()).flatMap((alike) => {
    const isKnown = ({ what }: EventDraft) => !('isTimeKnown' in what) || what.isTimeKnown
    // The last draft whose time is known. Without one, the draft of the newest request.
    const said = alike.findLast(isKnown) ?? alike.at(-1)
    if (said === undefined) return []
    // Entries of the audit trail may undo earlier acts, so the merged event takes the position of its last entry.
    const orders = alike.flatMap(({ order }) => order ?? [])
    const order = orders.length === 0 ? undefined : Math.max(...orders)
    return { ...said, order, requests: alike.map(({ request }) => request) }
  })
}

/**
 * Sorts by time. A time may come from a wrong clock of 2.0.0. So no event is placed before its requests, and acts stay
 * in the order of the audit trail.
 */
function inOrder(actsOfRows: readonly ActsOfRow[], events: readonly Merged[]): OrderedEntry[] {
  const receivedAt = new Map(actsOfRows.map(({ row }) => [row.id, row.received_at]))
  const earliest = ({ requests, recordedAtMs }: Merged) =>
    Math.max(recordedAtMs, ...requests.map((id) => receivedAt.get(id) ?? 0))
  const acts = events.filter(({ order }) => order !== undefined)
  let lastMs = 0
  const timedActs = acts.toSorted(byOrder).map((placed) => {
    lastMs = Math.max(lastMs, earliest(placed))
    return { placed, atMs: lastMs, rank: 2 }
  })
  const others = events.filter(({ order }) => order === undefined)
  const timed: { placed: OrderedEntry; atMs: number; rank: number }[] = [
    ...actsOfRows.map(({ row }) => ({ placed: { row }, atMs: row.received_at, rank: 0 })),
    ...others.map((placed) => ({ placed, atMs: earliest(placed), rank: rankOf(placed) })),
    ...timedActs,
  ]
  return timed.toSorted((a, b) => a.atMs - b.atMs || a.rank - b.rank).map(({ placed }) => placed)
}

/** By the order of the audit trail. Within one entry, an act is taken back before the new outcome. */
function byOrder(a: Merged, b: Merged): number {
  const place = ({ what }: Merged) => ('takesBack' in what ? 0 : 1)
  return (a.order ?? 0) - (b.order ?? 0) || place(a) - place(b)
}

/** Within one instant, "notified" and "seen" come before the act, and the note of the act after it. */
function rankOf({ what: { kind } }: EventDraft): number {
  return kind === 'notified' || kind === 'seen' ? 1 : 3
}

function requestOf(row: AppointmentRow, number: number): StoredRequest {
  const { source, call_by, received_at } = row
  const wanted = askedOf(row)
  return { kind: 'request', number, source, wanted, callByMs: call_by, recordedAtMs: received_at }
}

interface Numbering {
  readonly numberOf: (key: string | number) => number
  readonly deviceOf: FindDevice
  readonly rows: readonly AppointmentRow[]
}

function eventOf(draft: Merged, numbering: Numbering) {
  const { key, what, actId, device, actor, recordedAtMs } = draft
  const isUnknown = actor === 'desk' && numbering.deviceOf(device ?? '', recordedAtMs) === undefined
  return {
    key,
    actId,
    item: itemOf(draft, numbering),
    /** Fields of the event's detail that only migrated events have. */
    besides: {
      /** The name of a device that is not stored any more, so that it has no id. */
      ...(isUnknown && device !== null && { device }),
      /** False if the agreed time is not known. `agreed` then holds the time that the patient asked for. */
      ...('isTimeKnown' in what && !what.isTimeKnown && { isTimeKnown: false }),
    },
    note: what.kind === 'note' ? what.text : undefined,
  }
}

function itemOf(draft: Merged, { numberOf, deviceOf, rows }: Numbering): VisitEvent {
  const { key, what, recordedAtMs, happenedAtMs, requests } = draft
  const number = numberOf(key)
  const asks = requests.map(numberOf).toSorted((a, b) => a - b)
  const base = { number, recordedAtMs, happenedAtMs, by: byOf(draft, deviceOf) }
  switch (what.kind) {
    case 'entered':
      return {
        ...base,
        kind: what.kind,
        asks,
        request: asks[0] ?? 0,
        agreed: what.agreed,
        hasCome: false,
      }
    case 'agreed':
      return { ...base, kind: what.kind, asks, agreed: what.agreed }
    case 'tap-called':
    case 'tap-no-answer':
      // In 2.0.0 a tap covered every request that came before the tap was reported.
      return { ...base, kind: what.kind, asks, lastKnown: number - 1, messageId: '' }
    case 'no-answer': {
      const { kind, tryAgainAtMs } = what
      return { ...base, kind, asks, ...(tryAgainAtMs !== undefined && { tryAgainAtMs }) }
    }
    case 'cancelled': {
      const { kind, reason } = what
      return { ...base, kind, asks, ...(reason && { reason }) }
    }
    case 'reopened': {
      const callBys = rows.filter(({ id }) => requests.includes(id)).map(({ call_by }) => call_by)
      const takesBack = numberOf(what.takesBack)
      return { ...base, kind: what.kind, asks, takesBack, callByMs: Math.min(...callBys) }
    }
    case 'undone':
      return { ...base, kind: what.kind, takesBack: numberOf(what.takesBack) }
    case 'wrong-number':
    case 'arrived':
    case 'no-show':
    case 'notified':
    case 'seen':
      return { ...base, kind: what.kind, asks }
    case 'reminded':
    case 'erased':
    case 'note':
      return { ...base, kind: what.kind }
  }
}

/** Today's names of the actors of 2.0.0. */
export const actors = {
  cli: 'command',
  worker: 'server',
  tap: 'tap',
  desk: 'desk',
  server: 'server',
} as const

function byOf({ actor, device, recordedAtMs }: EventDraft, deviceOf: FindDevice): Actor {
  const device_id = actor === 'desk' ? deviceOf(device ?? '', recordedAtMs) : undefined
  return actorOf({ actor: actors[actor], device_id: device_id ?? null })
}

export function itemsOf({ requests, events }: MigratedHistory): HistoryItem[] {
  return [...requests, ...events].map(({ item }) => item).toSorted((a, b) => a.number - b.number)
}
