import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { OwedKind } from '../../../domain/visit/visit.ts'
import { itemsOf, type MigratedHistory } from './history.ts'
import type { AppointmentRow, FormerNoticeRow } from './store.ts'

type FormerNotice = Selectable<FormerNoticeRow>

/**
 * The notices of a request, once the request is part of a visit.
 *
 * @param notices In the order in which they were queued.
 */
export function noticesOfRequest(
  row: AppointmentRow,
  notices: readonly FormerNotice[],
  history: MigratedHistory,
) {
  const ask = history.requests.find((each) => each.row.id === row.id)?.item.number ?? 0
  const kinds = kindsOf(row, notices)
  const keyed = notices.map((notice, index) => {
    const kind = kinds[index] ?? 'request'
    const opening = kind === 'request' ? 0 : openingOf(ask, notice, history)
    return { notice, kind, opening, key: [opening, kind, notice.channel, notice.recipient].join() }
  })
  const alike = Map.groupBy(keyed, ({ key }) => key)
  return keyed.map((each) => {
    const { notice, kind, opening, key } = each
    const isBegun = notice.attempts > 0
    return {
      id: notice.id,
      kind,
      ask,
      /**
       * The number of the `reopened` that opened the ask, else 0. Negative for a copy: 2.0.0 could queue two notices
       * where the unique index now allows one.
       */
      opening: each === first(alike.get(key)) ? opening : -notice.id,
      /** The asks that the message shows, as JSON. Null before the first attempt. */
      shows: isBegun ? JSON.stringify([ask]) : null,
      lastKnown: isBegun ? knownTo(ask, notice, history) : null,
    }
  })
}

const stepList = z.array(z.string())

/**
 * Today's kind of each notice. 2.0.0 stored every step of escalation as `escalation`. The order of the up to three
 * steps was fixed, so the position tells the step.
 */
function kindsOf(row: AppointmentRow, notices: readonly FormerNotice[]): OwedKind[] {
  const taken = stepList.parse(JSON.parse(row.steps_taken))
  const escalations = notices.filter(({ kind }) => kind === 'escalation')
  const [earliest] = escalations
  const last = escalations.at(-1)
  const isToOwner = ({ created_at }: FormerNotice) =>
    escalations.length > 1 || created_at >= row.call_by || !taken.includes('alarm')
  return notices.map((notice) => {
    if (notice.kind === 'request') return 'request'
    if (notice.kind === 'reminder') return 'remind'
    if (notice === last && taken.includes('tell-owner') && isToOwner(notice)) return 'tell-owner'
    return notice === earliest && taken.includes('alarm') ? 'alarm' : 'needs-call'
  })
}

/** The number of the `reopened` that had opened the ask when the notice was queued; 0 without a `reopened`. */
function openingOf(ask: number, { created_at }: FormerNotice, { events }: MigratedHistory): number {
  const opened = events.filter(
    ({ item }) =>
      item.kind === 'reopened' && item.asks.includes(ask) && item.recordedAtMs <= created_at,
  )
  return opened.at(-1)?.item.number ?? 0
}

/** The last item that the message can have shown. 2.0.0 stored no start of sending, so the time of queueing decides. */
function knownTo(ask: number, { created_at }: FormerNotice, history: MigratedHistory): number {
  const known = itemsOf(history).findLast(({ recordedAtMs }) => recordedAtMs <= created_at)
  return Math.max(ask, known?.number ?? 0)
}

/** Which of several alike notices is the original: an accepted notice, or else a notice that is still to be sent. */
function first<N extends { readonly notice: FormerNotice }>(
  alike: readonly N[] = [],
): N | undefined {
  const rank = ({ notice: { status, accepted_at } }: N) => {
    if (status === 'failed' || status === 'abandoned') return 2
    return accepted_at === null ? 1 : 0
  }
  return alike.toSorted((a, b) => rank(a) - rank(b) || b.notice.id - a.notice.id)[0]
}
