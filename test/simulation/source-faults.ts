import { hour, minute } from '../../domain/time/milliseconds.ts'
import type { FaultSearch } from './find-fault.ts'
import type { Schedule } from './schedule.ts'

/** A fault in the product's code that the simulation or the search of all short histories must find. */
export interface SourceFault extends FaultSearch {
  /** What the fault does. */
  readonly what: string
  readonly file: string
  /** The code that the fault replaces. The file has it once. */
  readonly right: string
  readonly wrong: string
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

/**
 * Reads faults as a `diff` shows them: a line with the file and what the fault does, the lines that the fault takes
 * out, and the lines that it puts in. Only schedules of one kind are likely to meet these faults.
 */
function concerning(concerns: SourceFault['concerns'], within = 12) {
  return ([text = '']: TemplateStringsArray): readonly SourceFault[] =>
    text
      .trim()
      .split(/\n(?![-+] )/)
      .map((fault) => {
        const [title = '', ...lines] = fault.split('\n')
        const [file = '', ...what] = title.split(': ')
        const code = (sign: string) =>
          lines.flatMap((line) => (line.startsWith(sign) ? line.slice(2) : [])).join('\n')
        return { file, what: what.join(': '), right: code('-'), wrong: code('+'), concerns, within }
      })
}

/** `npm run simulate -- --faults` plants one after the other. */
export const sourceFaults: readonly SourceFault[] = [
  ...concerning(({ setup }) => setup.servers > 1 && setup.whatsApp !== 'none')`
server/notices/leases.ts: a notice is leased to two servers at once
- due_at: request.nowMs + request.leaseMs
+ due_at: request.nowMs
`,
  ...concerning(hasDesks)`
domain/visit/compute-visit.ts: an outcome covers asks that its card did not show
- event.asks.includes(ask.number) ? afterEvent(ask, event, soFar) : ask
+ afterEvent(ask, event, soFar)
server/visits/visit-notices.ts: a notice is not owed again after an undo
- .filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))
+ .filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice) && notice.row.id < 0)
server/visits/recorded-act.ts: an act that is sent twice counts twice
- if (recorded?.fingerprint === fingerprint) return { kind: 'done' }
+ if (recorded?.fingerprint === fingerprint) return undefined
`,
  ...concerning(hasTaps)`
server/receipts/apply-receipt.ts: a receipt is applied to each notice of the visit
- notices.filter(({ row }) => ids.includes(row.id))
+ notices.filter(({ row }) => ids.length > 0 && row.id > 0)
`,
  ...concerning(({ arrivalsMs }) => arrivalsMs.length > 4)`
server/visits/loaded-visit.ts: an erased name comes back
- if (loaded.visit.ending === 'erased') return ''
+ if (loaded.visit.ending === 'erased' && wanted === 'phone') return ''
`,
  ...concerning(fallsSilent)`
domain/visit/compute-visit.ts: a later request counts as notified because an earlier one does
- asks: [...soFar.asks, newAsk(request)]
+ asks: [...soFar.asks, { ...newAsk(request), isNotified: soFar.asks.some(({ isNotified }) => isNotified) }]
`,
  ...concerning(({ setup, hasDesks }) => setup.whatsApp === 'none' && !hasDesks)`
server/visits/change-visit.ts: the time of the next look at a visit is not stored
- look_at: notices.lookAgainAtMs ?? null
+ look_at: notices.lookAgainAtMs === 0 ? 0 : null
`,
  ...concerning(losesSomebody)`
server/visits/recipients-in-force.ts: a recipient who was removed from the settings still gets messages
- removed: stored.filter((row) => !isNamed(row))
+ removed: []
`,
  ...concerning(hasDesks, 40)`
server/visits/room-days.ts: a patient is put into a closed room
- await readRoomDay(db, date, deps)).length === 0
+ await readRoomDay(db, date, deps)).length >= 0
`,
  ...concerning(
    ({ setup, whatsApp, arrivalsMs }) =>
      setup.whatsApp !== 'none' &&
      whatsApp.some(
        ({ kind, fromMs, toMs }) =>
          kind === 'blackout' && arrivalsMs.some((atMs) => atMs > fromMs && atMs < toMs - hour / 6),
      ),
  )`
server/outbox/circuit-breaker.ts: an open circuit is probed ten minutes late
- longestWaits.circuitMs, deps.now())
+ longestWaits.circuitMs, deps.now() - 600_000)
`,
  ...concerning((schedule) => hasDesks(schedule) && schedule.hasIncidents)`
server/visits/let-in.ts: a revoked device may act
- .where('revoked_at', 'is', null)
`,
  ...concerning(hasLateTaps)`
domain/visit/reading-order.ts: a tap counts from when it is reported, not from when it was made
- const happened = secondOf(tap.happenedAtMs)
+ const happened = secondOf(tap.recordedAtMs)
`,
  ...concerning(hasWishes)`
server/visits/record-wish.ts: a wish counts as repeated although the open wish is of another kind
- ask.kind === kind && ask.state === 'open'
+ ask.kind !== 'request' && ask.state === 'open'
server/visits/record-wish.ts: a wish counts as repeated although the earlier one was settled
- ask.kind === kind && ask.state === 'open'
+ ask.kind === kind
domain/visit/refusal.ts: an expected visit refuses a wish
- if (visit.state !== 'ended') return undefined
+ if (visit.state !== 'ended' && !(visit.state === 'expected' && kind.startsWith('wishes'))) return undefined
domain/visit/compute-visit.ts: a wish does not become an ask
- isOpenAlready(event, asks) ? asks : [...asks, newAsk(event)]
+ isOpenAlready(event, asks) || event.number > 0 ? asks : [...asks, newAsk(event)]
domain/visit/compute-visit.ts: an outcome settles a wish that its card did not show
- event.asks.includes(ask.number) ? afterEvent(ask, event, soFar) : ask
+ event.asks.includes(ask.number) || ask.kind !== 'request' ? afterEvent(ask, event, soFar) : ask
domain/visit/owed.ts: no notice is owed about a wish
- const stillTried = open.filter(
+ const stillTried = open.filter(({ kind }) => kind === 'request').filter(
server/outbox/shown-asks.ts: a message does not say that the patient cannot come
- const wishes = asks.flatMap(({ kind }) => (kind === 'request' ? [] : kind))
+ const wishes = asks.flatMap(({ kind }) => (kind === 'wishes-to-move' ? kind : []))
`,
  ...concerning((schedule) => hasWishes(schedule) && hasDesks(schedule))`
server/visits/perform-act.ts: an act names a wish that its card did not show
- const after = withEvent(visit, detailOf(content),
+ const detail = detailOf(content)
+   const after = withEvent(visit, 'asks' in detail
+     ? { ...detail, asks: visit.visit.asks.filter(({ state, number }) => state === 'open' || detail.asks.includes(number)).map(({ number }) => number) } : detail,
server/desk/card.ts: the board shows no wish
- asks: asks.map(({ number, kind, state, holds, openedAtMs })
+ asks: asks.filter(({ kind }) => kind === 'request').map(({ number, kind, state, holds, openedAtMs })
`,
  ...concerning((schedule) => hasWishes(schedule) && hasTaps(schedule))`
server/visits/visit-messages.ts: a tap settles a wish that its message did not show
- const asks = shownBy(notice)
+ const asks = [...new Set([...shownBy(notice), ...openAskNumbers(loaded)])]
`,
  ...concerning((schedule) => hasWishes(schedule) && tellsNobody(schedule))`
domain/visit/compute-visit.ts: a wish counts as notified although nobody was told of it
-     isNotified: false,
+     isNotified: kind !== 'request',
`,
  ...concerning((schedule) => hasWishes(schedule) && schedule.setup.servers === 1)`
server/intake/take-wish.ts: a stored wish does not wake the worker
- if (result.kind === 'done') deps.onRecorded()
+ if (result.kind === 'refused') deps.onRecorded()
`,
]
