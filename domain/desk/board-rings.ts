import { isOpenAt, type OpeningHours, whenNextOpen } from '../time/opening-hours.ts'
import { remindBeforeCallByMs } from '../visit/visit.ts'
import type { Card } from './board.ts'
import { isUnseen, openAsks } from './board-columns.ts'

/** How long after its first ring a card that is still unseen may ring once more. */
export const ringAgainMs = 30_000

/** The page's estimate of the server's clock may be wrong by this much. */
const clockSlackMs = 5000

type RingReason = 'new' | 'still-unseen' | 'call-again' | 'call-due'

export interface Ring {
  readonly atMs: number
  readonly reason: RingReason
}

interface RingRules {
  readonly hours: OpeningHours
  /** Whether the desk is the only channel. A ring then reminds of each call that is due soon. */
  readonly isOnlyChannel: boolean
}

/**
 * The rings of a card that nobody is calling about, if nothing changes. A card rings only while the centre is open. A
 * card that came while the centre was closed rings once at the next opening. A page that hides names rings too
 * (`Live` in desk/board/live-page.tsx), because the call is due all the same.
 *
 * @param shownAtMs When this page first showed the newest open ask of the card.
 */
export function ringsOf(card: Card, shownAtMs: number, rules: RingRules): Ring[] {
  const { hours } = rules
  if (card.state === 'to call again') {
    const { tryAgainAtMs } = card
    if (tryAgainAtMs === undefined) return []
    return [{ atMs: whenNextOpen(tryAgainAtMs, hours), reason: 'call-again' }]
  }
  if (card.state !== 'to call') return []
  return [...ringsWhileUnseen(card, shownAtMs, hours), ...reminders(card, rules)]
}

/** The result of one look at the cards. The page passes it to the next look. */
interface RingLook {
  readonly rings: readonly RingReason[]
  /** When this page first showed each ask. */
  readonly shownAtMs: ReadonlyMap<string, number>
  /** The rings that must not sound again, and when each was due. */
  readonly over: ReadonlyMap<string, number>
}

/** The state of a page that has not looked yet. */
export const nothingLookedAt: RingLook = { rings: [], shownAtMs: new Map(), over: new Map() }

/**
 * Returns the rings to sound now: each that is due and has not sounded, even if it was due long ago, as after a
 * standby. A card is silent while somebody is calling, and its due rings sound after the call. When a page first
 * shows a card, earlier rings of the card stay silent, because the page before has sounded them.
 */
export function lookForRings(
  cards: readonly Card[],
  before: RingLook,
  nowMs: number,
  rules: RingRules,
): RingLook {
  const shownAtMs = new Map(before.shownAtMs)
  const shown = cards.flatMap((card) => card.asks.map(({ number }) => askKey(card, number)))
  for (const each of shown) shownAtMs.set(each, shownAtMs.get(each) ?? nowMs)
  // Forgets rings whose time lies in the future. They sounded under a fast clock, and must sound again.
  const over = new Map([...before.over].filter(([, atMs]) => atMs <= nowMs + clockSlackMs))
  const due = cards
    .filter(({ claim }) => claim === undefined || claim.untilMs <= nowMs)
    // A claim that has run out stays on the card until the next board.
    .map(({ claim: _, ...card }) => card)
    .flatMap((card) => {
      const isNew = !card.asks.some(({ number }) => before.shownAtMs.has(askKey(card, number)))
      const [newest] = openAsks(card).reverse()
      const newestShownAtMs = newest && shownAtMs.get(askKey(card, newest.number))
      return ringsOf(card, newestShownAtMs ?? nowMs, rules)
        .filter(({ atMs }) => atMs <= nowMs)
        .map((ring) => ({
          ...ring,
          key: `${card.visit} ${ring.reason} ${ring.atMs}`,
          isOld: isNew && ring.atMs < nowMs,
        }))
    })
  const rings = due.filter(({ key, isOld }) => !isOld && !over.has(key))
  for (const { key, atMs } of due) over.set(key, atMs)
  return { rings: rings.map(({ reason }) => reason), shownAtMs, over }
}

function askKey(card: Card, ask: number): string {
  return `${card.visit} ${ask}`
}

function ringsWhileUnseen(card: Card, shownAtMs: number, hours: OpeningHours): Ring[] {
  if (!isUnseen(card)) return []
  const first: Ring = { atMs: whenNextOpen(shownAtMs, hours), reason: 'new' }
  const againMs = shownAtMs + ringAgainMs
  const isToRepeat = first.atMs === shownAtMs && isOpenAt(againMs, hours)
  return isToRepeat ? [first, { atMs: againMs, reason: 'still-unseen' }] : [first]
}

/** The desk reminds of a call if it is the only channel, or if nobody could be notified. */
function reminders({ callByMs, needsCall }: Card, { hours, isOnlyChannel }: RingRules): Ring[] {
  if (!isOnlyChannel && !needsCall) return []
  return [{ atMs: whenNextOpen(callByMs - remindBeforeCallByMs, hours), reason: 'call-due' }]
}
