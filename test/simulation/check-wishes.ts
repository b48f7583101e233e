import { said } from './history.ts'
import {
  breach,
  type Ledger,
  type MessageContent,
  unexpected,
  type WishFact,
  wishName,
} from './ledger.ts'
import type { SeenEvent, SeenVisit, SeenVisits } from './stored.ts'

/** Why a recorded wish is wrong: no patient sent it, or the same wish was open. Undefined if it is right. */
export function whyNotWished(
  { kind, number }: SeenEvent,
  visit: SeenVisit,
  ledger: Ledger,
): string | undefined {
  const nowMs = ledger.elapsedMs()
  const sent = ledger.wishes.find(
    (wish) =>
      wish.kind === kind &&
      wish.storedAs === undefined &&
      isOfVisit(wish, visit) &&
      (wish.endedAtMs ?? nowMs) === nowMs,
  )
  if (sent === undefined) return 'no patient sent it'
  sent.storedAs = { reference: wishName(visit.id, number), atMs: nowMs }
  const isErased = visit.events.some((event) => event.kind === 'erased')
  if (!visit.reading.asks.has(number) && !isErased) return 'the same wish was open already'
  noteRare(visit, ledger)
  return undefined
}

function isOfVisit({ of }: WishFact, { requests }: SeenVisit): boolean {
  return requests.some(({ reference }) => reference === of)
}

function noteRare({ asks, reading }: SeenVisit, { rare, acts }: Ledger): void {
  if (reading.agreed !== undefined) rare.add('a wish comes after a time was agreed')
  const last = acts.findLast(
    ({ kind, by, arrivedAtMs, references }) =>
      by === 'desk' &&
      arrivedAtMs !== undefined &&
      (kind === 'claim' || kind in said) &&
      asks.some(({ reference }) => references.includes(reference)),
  )
  if (last?.kind === 'claim') rare.add('a wish comes while the patient is being called')
}

/**
 * Records a violation if a wish that was answered OK at this instant is not stored. It is no violation if the
 * same wish was open or the visit had ended.
 */
export function checkAnswered(
  stored: SeenVisits,
  endedMs: ReadonlyMap<number, number>,
  ledger: Ledger,
): void {
  for (const wish of ledger.wishes) {
    const isNew = wish.isAnswered && wish.endedAtMs === ledger.elapsedMs()
    if (!isNew || wish.storedAs !== undefined) continue
    const visit = [...stored.values()].find((each) => isOfVisit(wish, each))
    if (visit === undefined) continue
    if (hasBeenOpen(wish, visit, ledger))
      ledger.rare.add('a wish is answered OK although the same wish is open')
    else if (visit.reading.state === 'ended' || (endedMs.get(visit.id) ?? -1) >= wish.postedAtMs) {
      ledger.rare.add('a wish is answered OK after its visit ended')
    } else
      breach(ledger, 'nothing is lost', wish.of, `${wish.kind} was answered OK, but is not stored`)
  }
}

/** Whether a wish of this kind was open since the form was posted. */
function hasBeenOpen({ kind, postedAtMs }: WishFact, { asks }: SeenVisit, ledger: Ledger): boolean {
  return asks
    .filter((ask) => ask.kind === kind)
    .some(({ reference }) => {
      const seen = ledger.sightings.filter((each) => each.reference === reference)
      const first = seen.findLastIndex(({ atMs }) => atMs <= postedAtMs)
      return seen.slice(Math.max(0, first)).some(({ standing }) => standing === 'open')
    })
}

/**
 * Adds to a message's references the names of the wishes that it tells of. A message tells only the kind of a
 * wish. It means the open wish of this kind, or the last one if none is open.
 */
export function addWishes(about: MessageContent, stored: SeenVisits, ledger: Ledger): void {
  if (about.wishes.length === 0) return
  const visit = [...stored.values()].find(({ requests }) =>
    requests.some(({ reference }) => about.named.includes(reference)),
  )
  for (const kind of visit === undefined ? [] : about.wishes) {
    const own = visit?.asks.filter((ask) => ask.kind === kind) ?? []
    const open = own.findLast(({ number }) => visit?.reading.asks.get(number)?.standing === 'open')
    const { reference } = open ?? own.at(-1) ?? {}
    if (reference !== undefined) about.references.push(reference)
    else unexpected(ledger, `a message tells of ${kind}, which nobody sent`)
  }
  if (about.references.length === about.wishes.length)
    ledger.rare.add('a message shows a wish and no request')
}
