import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openAsks } from '../../domain/board-columns.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { aSentRequest } from '../../test/support/visit-store.ts'
import { requestOf } from '../visits/accept-requests.ts'
import { withClaim, withEvent, withRequest } from '../visits/add-to-visit.ts'
import type { EventDetail } from '../visits/history-rows.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import { emptyVisit, type LoadedVisit } from '../visits/loaded-visit.ts'
import { cardsOf } from './cards.ts'

const minute = 60_000
const device = { id: 1, name: 'Front' }
const deviceNames = new Map([
  ['1', 'Front'],
  ['2', 'Back'],
])

const asks = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })
const agreed = fc.constant({ date: '2026-11-20', time: '4:00 PM' } as const)
const instantMs = fc.integer({ min: 0, max: fridayTenAm * 2 })
const callByMs = fc.constant(fridayTenAm)

/** An undo takes the last act back. */
type Step =
  | Exclude<EventDetail, { kind: 'undone' }>
  | { readonly kind: 'request' }
  | { readonly kind: 'undone' }

/** Any step, also one that the writer would refuse. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ kind: 'request' } as const),
  fc.record({ kind: fc.constantFrom('seen', 'arrived', 'no-show', 'notified'), asks }),
  fc.record({ kind: fc.constant('agreed' as const), asks, agreed }),
  fc.record({ kind: fc.constant('no-answer' as const), asks, tryAgainAtMs: instantMs }),
  fc.record({ kind: fc.constantFrom('wrong-number', 'cancelled'), asks }),
  fc.record({ kind: fc.constantFrom('wishes-to-cancel', 'wishes-to-move'), callByMs }),
  fc.constant({ kind: 'undone' } as const),
  fc.record({ kind: fc.constantFrom('note', 'reminded', 'not-arrived', 'erased') }),
)

const anyVisits = fc
  .array(
    fc.record({
      steps: fc.array(fc.tuple(step, fc.constantFrom('1', '2', undefined)), { maxLength: 8 }),
      claim: fc.option(fc.record({ device: fc.constantFrom('1', '2'), untilMs: instantMs })),
      needsCall: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((drawn) =>
    drawn.map(({ steps, claim, needsCall }, place): StoredVisit => {
      const visit = steps.reduce(afterStep, afterRequest(emptyVisit, 0))
      const claimed = claim === null ? visit : withClaim(visit, { ...claim, number: 1 })
      return { ...claimed, needsCall, id: place + 1 }
    }),
  )

function afterRequest(visit: LoadedVisit, place: number): LoadedVisit {
  const sent = aSentRequest({ receivedAtMs: fridayTenAm - (20 - place) * minute })
  return withRequest(visit, requestOf(sent, '#SID000001', ['+919876543210']))
}

function afterStep(
  visit: LoadedVisit,
  [detail, by]: readonly [Step, string | undefined],
  place: number,
): LoadedVisit {
  if (detail.kind === 'request') return afterRequest(visit, place + 1)
  const takesBack = visit.visit.lastAct?.number
  if (detail.kind === 'undone' && takesBack === undefined) return visit
  const nowMs = fridayTenAm - (19 - place) * minute
  const actor =
    by === undefined ? ({ kind: 'tap' } as const) : ({ kind: 'desk', device: by } as const)
  const texts = detail.kind === 'note' ? [{ field: 'note', text: 'called' } as const] : []
  const at = { by: actor, nowMs, texts }
  return detail.kind === 'undone'
    ? withEvent(visit, { kind: detail.kind, takesBack: takesBack ?? 0 }, at)
    : withEvent(visit, detail, at)
}

const cards = (visits: readonly StoredVisit[]) =>
  cardsOf({ visits, unreadable: [], earlier: visits, deviceNames }, fridayTenAm)(device).cards

it('each visit is on one card with all its asks and requests, unless it was erased', () => {
  fc.assert(
    fc.property(anyVisits, (visits) => {
      const shown = visits.filter(({ visit }) => visit.ending !== 'erased')
      const drawn = cards(visits)
      expect(drawn.map(({ visit }) => visit)).toEqual(shown.map(({ id }) => id))
      for (const [place, { visit, requests }] of shown.entries()) {
        const card = drawn[place]
        expect(card?.state).toBe(visit.state)
        expect(card?.asks.map(({ number }) => number)).toEqual(
          visit.asks.map(({ number }) => number),
        )
        const newestFirst = requests.map(({ number }) => number).toReversed()
        expect(card?.requests.map(({ number }) => number)).toEqual(newestFirst)
      }
    }),
  )
})

it('a card that says seen was seen with every ask that is open', () => {
  fc.assert(
    fc.property(anyVisits, (visits) => {
      for (const card of cards(visits).filter(({ seen }) => seen !== undefined)) {
        const history = visits.find(({ id }) => id === card.visit)?.history ?? []
        const seen = history.flatMap((item) => (item.kind === 'seen' ? item.asks : []))
        for (const { number } of openAsks(card)) expect(seen).toContain(number)
      }
    }),
  )
})

it('a claim shown holds now, for ten minutes at most; a call is put off a week at most', () => {
  fc.assert(
    fc.property(anyVisits, (visits) => {
      for (const { claim, tryAgainAtMs } of cards(visits)) {
        expect(claim?.untilMs ?? Infinity).toBeGreaterThan(fridayTenAm)
        expect(claim?.untilMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 11 * minute)
        expect(tryAgainAtMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 7 * 24 * 60 * minute)
      }
    }),
  )
})

it('shows at most five other visits, and never the visit itself', () => {
  const visits = Array.from({ length: 8 }, (_, place): StoredVisit => {
    return { ...afterRequest(emptyVisit, place), id: place + 1 }
  })
  for (const { visit, earlier } of cards(visits)) {
    expect(earlier).toHaveLength(5)
    expect(earlier.map((other) => other.visit)).not.toContain(visit)
  }
  expect(cards(visits)[0]?.earlier.map((other) => other.visit)).toEqual([8, 7, 6, 5, 4])
})
