import { hour, minute } from '../../domain/milliseconds.ts'
import type { Mutant } from '../visit/row-mutants.ts'
import type { Schedule } from './schedule.ts'

/** A fault in the product's code that the simulation or the search of all short histories must find. */
interface SourceFault extends Mutant {
  /** Whether a schedule is likely to meet the fault. Other schedules are neither run nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  /** The fault must be found within this many of these schedules. */
  readonly within: number
}

const hasDesks = ({ hasDesks, arrivalsMs }: Schedule) => hasDesks && arrivalsMs.length > 4

const hasWishes = ({ hasWishes, arrivalsMs }: Schedule) => hasWishes && arrivalsMs.length > 1

const tellsNobody = ({ setup }: Schedule) =>
  setup.whatsApp === 'none' && !setup.hasStaffMail && !setup.hasOwnerMail

const hasTaps = ({ setup }: Schedule) => setup.whatsApp === 'with-webhook'

const hasLateTaps = ({ setup, hasDesks, webhooksHeld, arrivalsMs }: Schedule) =>
  setup.whatsApp === 'with-webhook' && hasDesks && webhooksHeld.length > 0 && arrivalsMs.length > 3

const fallsSilent = ({ setup, whatsApp, phonesOff, arrivalsMs: [firstMs = 0] }: Schedule) =>
  setup.whatsApp !== 'none' &&
  !setup.hasStaffMail &&
  [...whatsApp, ...phonesOff].some(
    ({ fromMs, toMs }) => fromMs > firstMs + minute && toMs > fromMs + 2 * hour,
  )

/** Whether a request comes while one server has the new settings and another one still has the old. */
const losesSomebody = ({ setup, settings, arrivalsMs }: Schedule) =>
  setup.servers > 1 &&
  setup.whatsApp !== 'none' &&
  settings.some(
    ({ atMs, setup: next }) =>
      next.whatsApp !== 'none' &&
      setup.staffNumbers.some((each) => !next.staffNumbers.includes(each)) &&
      arrivalsMs.some((each) => each > atMs + minute / 10 && each < atMs + minute / 2),
  )

/** `npm run simulate -- --faults` plants one after the other. */
export const sourceFaults: readonly SourceFault[] = [
  {
    row: 'a notice is leased to two servers at once',
    file: 'server/notices/leases.ts',
    right: 'due_at: request.nowMs + request.leaseMs',
    wrong: 'due_at: request.nowMs',
    concerns: ({ setup }) => setup.servers > 1 && setup.whatsApp !== 'none',
    within: 12,
  },
  {
    row: 'an outcome covers asks that its card did not show',
    file: 'domain/visit/compute-visit.ts',
    right: 'event.asks.includes(ask.number) ? afterEvent(ask, event) : ask',
    wrong: 'afterEvent(ask, event)',
    concerns: hasDesks,
    within: 12,
  },
  {
    row: 'a notice is not owed again after an undo',
    file: 'server/visits/visit-notices.ts',
    right: '.filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))',
    wrong:
      '.filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice) && notice.row.id < 0)',
    concerns: hasDesks,
    within: 12,
  },
  {
    row: 'a receipt is applied to each notice of the visit',
    file: 'server/receipts/apply-receipt.ts',
    right: 'notices.filter(({ row }) => ids.includes(row.id))',
    wrong: 'notices.filter(({ row }) => ids.length > 0 && row.id > 0)',
    concerns: hasTaps,
    within: 12,
  },
  {
    row: 'an erased name comes back',
    file: 'server/visits/loaded-visit.ts',
    right: "if (loaded.visit.ending === 'erased') return ''",
    wrong: "if (loaded.visit.ending === 'erased' && wanted === 'phone') return ''",
    concerns: ({ arrivalsMs }) => arrivalsMs.length > 4,
    within: 12,
  },
  {
    row: 'a later request counts as notified because an earlier one does',
    file: 'domain/visit/compute-visit.ts',
    right: 'asks: [...soFar.asks, newAsk(request)]',
    wrong:
      'asks: [...soFar.asks, { ...newAsk(request), isNotified: soFar.asks.some(({ isNotified }) => isNotified) }]',
    concerns: fallsSilent,
    within: 12,
  },
  {
    row: 'the time of the next look at a visit is not stored',
    file: 'server/visits/change-visit.ts',
    right: 'look_at: notices.lookAgainAtMs ?? null',
    wrong: 'look_at: notices.lookAgainAtMs === 0 ? 0 : null',
    concerns: ({ setup, hasDesks }) => setup.whatsApp === 'none' && !hasDesks,
    within: 12,
  },
  {
    row: 'a recipient who was removed from the settings still gets messages',
    file: 'server/visits/recipients-in-force.ts',
    right: 'removed: stored.filter((row) => !isNamed(row))',
    wrong: 'removed: []',
    concerns: losesSomebody,
    within: 12,
  },
  {
    row: 'a patient is put into a closed room',
    file: 'server/visits/room-days.ts',
    right: 'await readRoomDay(db, date, deps)).length === 0',
    wrong: 'await readRoomDay(db, date, deps)).length >= 0',
    concerns: hasDesks,
    within: 40,
  },
  {
    row: 'an act that is sent twice counts twice',
    file: 'server/visits/recorded-act.ts',
    right: `if (isSame) return { kind: 'done' }`,
    wrong: `if (isSame) return undefined`,
    concerns: hasDesks,
    within: 12,
  },
  {
    row: 'an open circuit is probed ten minutes late',
    file: 'server/outbox/circuit-breaker.ts',
    right: 'longestWaits.circuitMs, deps.now())',
    wrong: 'longestWaits.circuitMs, deps.now() - 600_000)',
    concerns: ({ setup, whatsApp, arrivalsMs }) =>
      setup.whatsApp !== 'none' &&
      whatsApp.some(
        ({ kind, fromMs, toMs }) =>
          kind === 'blackout' && arrivalsMs.some((atMs) => atMs > fromMs && atMs < toMs - hour / 6),
      ),
    within: 12,
  },
  {
    row: 'a revoked device may act',
    file: 'server/visits/let-in.ts',
    right: ".where('revoked_at', 'is', null)",
    wrong: '',
    concerns: (schedule) => hasDesks(schedule) && schedule.hasIncidents,
    within: 12,
  },
  {
    row: 'a tap counts from when it is reported, not from when it was made',
    file: 'domain/visit/reading-order.ts',
    right: 'const happened = secondOf(tap.happenedAtMs)',
    wrong: 'const happened = secondOf(tap.recordedAtMs)',
    concerns: hasLateTaps,
    within: 12,
  },
  {
    row: 'a wish counts as repeated although the open wish is of another kind',
    file: 'server/visits/record-wish.ts',
    right: "ask.kind === kind && ask.state === 'open'",
    wrong: "ask.kind !== 'request' && ask.state === 'open'",
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'a wish counts as repeated although the earlier one was settled',
    file: 'server/visits/record-wish.ts',
    right: "ask.kind === kind && ask.state === 'open'",
    wrong: 'ask.kind === kind',
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'an expected visit refuses a wish',
    file: 'domain/visit/refusal.ts',
    right: "if (visit.state !== 'ended') return undefined",
    wrong:
      "if (visit.state !== 'ended' && !(visit.state === 'expected' && kind.startsWith('wishes'))) return undefined",
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'a wish does not become an ask',
    file: 'domain/visit/compute-visit.ts',
    right: 'isOpenAlready(event, asks) ? asks : [...asks, newAsk(event)]',
    wrong: 'isOpenAlready(event, asks) || event.number > 0 ? asks : [...asks, newAsk(event)]',
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'an outcome settles a wish that its card did not show',
    file: 'domain/visit/compute-visit.ts',
    right: 'event.asks.includes(ask.number) ? afterEvent(ask, event) : ask',
    wrong:
      "event.asks.includes(ask.number) || ask.kind !== 'request' ? afterEvent(ask, event) : ask",
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'an act names a wish that its card did not show',
    file: 'server/visits/perform-act.ts',
    right: 'const after = withEvent(visit, detailOf(content),',
    wrong:
      "const detail = detailOf(content)\n  const after = withEvent(visit, 'asks' in detail ? { ...detail, asks: [...new Set([...detail.asks, ...openAskNumbers(visit)])] } : detail,",
    concerns: (schedule) => hasWishes(schedule) && hasDesks(schedule),
    within: 12,
  },
  {
    row: 'a tap settles a wish that its message did not show',
    file: 'server/visits/visit-messages.ts',
    right: 'const asks = shownBy(notice)',
    wrong: 'const asks = [...new Set([...shownBy(notice), ...openAskNumbers(loaded)])]',
    concerns: (schedule) => hasWishes(schedule) && hasTaps(schedule),
    within: 12,
  },
  {
    row: 'a wish counts as notified although nobody was told of it',
    file: 'domain/visit/compute-visit.ts',
    right: "state: 'open', holds: false, isNotified: false",
    wrong: "state: 'open', holds: false, isNotified: kind !== 'request'",
    concerns: (schedule) => hasWishes(schedule) && tellsNobody(schedule),
    within: 12,
  },
  {
    row: 'no notice is owed about a wish',
    file: 'domain/visit/owed.ts',
    right: 'const stillTried = open.filter(',
    wrong: "const stillTried = open.filter(({ kind }) => kind === 'request').filter(",
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'a message does not say that the patient cannot come',
    file: 'server/outbox/shown-asks.ts',
    right: "const wishes = asks.flatMap(({ kind }) => (kind === 'request' ? [] : kind))",
    wrong: "const wishes = asks.flatMap(({ kind }) => (kind === 'wishes-to-move' ? kind : []))",
    concerns: hasWishes,
    within: 12,
  },
  {
    row: 'a stored wish does not wake the worker',
    file: 'server/intake/take-wish.ts',
    right: "if (result.kind === 'done') deps.onRecorded()",
    wrong: "if (result.kind === 'refused') deps.onRecorded()",
    concerns: (schedule) => hasWishes(schedule) && schedule.setup.servers === 1,
    within: 12,
  },
  {
    row: 'the board shows no wish',
    file: 'server/desk/card.ts',
    right: 'asks: asks.map(({ number, kind, state, holds })',
    wrong:
      "asks: asks.filter(({ kind }) => kind === 'request').map(({ number, kind, state, holds })",
    concerns: (schedule) => hasWishes(schedule) && hasDesks(schedule),
    within: 12,
  },
]
