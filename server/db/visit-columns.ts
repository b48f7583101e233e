import type { History } from '../../domain/visit/history.ts'
import type { Visit } from '../../domain/visit/visit.ts'

/**
 * The columns of a visit that are computed from its history. They are stored so that they can be indexed.
 *
 * @param history In the order of the numbers.
 */
export function columnsOfVisit(visit: Visit, history: History) {
  const { state, ending = null, agreement, asks } = visit
  const sent = history.flatMap((item) =>
    item.kind === 'request' && item.source === 'site' ? item.recordedAtMs : [],
  )
  const open = asks.filter((ask) => ask.state === 'open')
  return {
    state,
    ending,
    day: ending === 'erased' ? null : (visit.day ?? null),
    agreed_date: agreement?.date ?? null,
    agreed_time: agreement?.time ?? null,
    call_by: least(open.map(({ callByMs }) => callByMs)),
    last_number: Math.max(...history.map(({ number }) => number)),
    last_sent_at: sent.at(-1) ?? null,
    last_recorded_at: Math.max(...history.map(({ recordedAtMs }) => recordedAtMs)),
  }
}

function least(instants: readonly number[]): number | null {
  return instants.length === 0 ? null : Math.min(...instants)
}
