import fc from 'fast-check'
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { centre } from '../../content/centre.ts'
import { readAct } from '../../desk/card/read-act.ts'
import type { DeskDay } from '../../desk/desk-page.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import type { Card } from '../../domain/desk/board.ts'
import { openAsks } from '../../domain/desk/board-columns.ts'
import { isExpected, wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { day, hour, minute } from '../../domain/time/milliseconds.ts'
import { suggestedCallAgain } from '../../domain/visit/call-again.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits, aSentRequest } from '../../test/support/visit-store.ts'
import { acceptRequests, toRequestOfVisit } from '../visits/accept-requests.ts'
import { withClaim, withEvent, withRequest } from '../visits/add-to-visit.ts'
import { readVersion } from '../visits/change-counter.ts'
import type { EventDetail } from '../visits/history-rows.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import { emptyVisit, type LoadedVisit } from '../visits/loaded-visit.ts'
import { visitsToLookAt } from '../visits/look-again.ts'
import { performCommand } from '../visits/perform-act.ts'
import { cardsOf, dayFacts, readBoardFacts } from './cards.ts'

const device = { id: 1, name: 'Front' }
const deviceNames = new Map([
  ['1', 'Front'],
  ['2', 'Back'],
])

const asks = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })
const agreed = fc.constant({ date: '2026-11-20', time: '4:00 PM' } as const)
const instantMs = fc.integer({ min: 0, max: fridayTenAm * 2 })
const callByMs = fc.constant(fridayTenAm)

/** A step in the history of a random visit. The step `undone` takes back the last act. */
type CardStep =
  | Exclude<EventDetail, { kind: 'undone' }>
  | { readonly kind: 'request' }
  | { readonly kind: 'undone' }

/** Any step, even a step that the writer would refuse. */
const step: fc.Arbitrary<CardStep> = fc.oneof(
  fc.constant({ kind: 'request' } as const),
  fc.record({ kind: fc.constantFrom('seen', 'arrived', 'no-show', 'notified'), asks }),
  fc.record({ kind: fc.constant('agreed' as const), asks, agreed }),
  fc.record({ kind: fc.constant('no-answer' as const), asks, tryAgainAtMs: instantMs }),
  fc.record({ kind: fc.constant('no-answer' as const), asks }),
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
  return withRequest(visit, toRequestOfVisit(sent, '#SID000001'))
}

function afterStep(
  visit: LoadedVisit,
  [detail, by]: readonly [CardStep, string | undefined],
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
  cardsOf(
    { visits, unreadable: [], earlier: visits, deviceNames },
    { catalogue: fullCatalogue, hours: centre.hours },
    fridayTenAm,
  )(device).cards

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

it('a card says that a visit was seen only if every open ask was seen', () => {
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

it('a card shows no claim that has ended or is too long, and no call put off by more than a week', () => {
  fc.assert(
    fc.property(anyVisits, (visits) => {
      for (const { claim, tryAgainAtMs } of cards(visits)) {
        expect(claim?.untilMs ?? Infinity).toBeGreaterThan(fridayTenAm)
        expect(claim?.untilMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 11 * minute)
        expect(tryAgainAtMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 7 * day + minute)
      }
    }),
  )
})

it('a call put off by a week at a server whose clock is half a minute ahead keeps its time', () => {
  const tryAgainAtMs = fridayTenAm + 7 * day + minute / 2
  const visit = afterRequest(emptyVisit, 1)
  const event = { kind: 'call-later', asks: [1], tryAgainAtMs } satisfies EventDetail
  const by = { kind: 'desk', device: '1' } as const
  const [card] = cards([{ ...withEvent(visit, event, { by, nowMs: fridayTenAm }), id: 1 }])
  expect(card?.tryAgainAtMs).toBe(tryAgainAtMs)
})

it('after no answer without a time, the card shows the time that the form suggested', () => {
  fc.assert(
    fc.property(anyVisits, (visits) => {
      for (const visit of visits.filter(({ visit: { state } }) => state !== 'ended')) {
        const [before] = cards([visit])
        if (before === undefined) continue
        const act = readAct('no-answer', new FormData(), before, 0)
        if (act?.act !== 'no-answer') throw new Error('the form is not complete')
        const by = { kind: 'desk', device: '1' } as const
        const event = { kind: 'no-answer', asks: [...act.asks] } satisfies EventDetail
        const after = { ...visit, ...withEvent(visit, event, { by, nowMs: fridayTenAm }) }
        const suggestedMs = suggestedCallAgain(fridayTenAm, centre.hours, wantedVisitOf(before))
        expect(cards([{ ...after, id: visit.id }])[0]?.tryAgainAtMs).toBe(suggestedMs)
      }
    }),
  )
})

it('a card shows at most five other visits, and never its own visit', () => {
  const visits = Array.from({ length: 8 }, (_, place): StoredVisit => {
    return { ...afterRequest(emptyVisit, place), id: place + 1 }
  })
  for (const { visit, earlier } of cards(visits)) {
    expect(earlier).toHaveLength(5)
    expect(earlier.map((other) => other.visit)).not.toContain(visit)
  }
  expect(cards(visits)[0]?.earlier.map((other) => other.visit)).toEqual([8, 7, 6, 5, 4])
})

const today = '2026-11-20'

/** Books requests one second apart, each with a phone number of its own, and stores them together. */
async function bookMany({ clock, visits }: TestDesk, count: number): Promise<Reference[]> {
  const sent = Array.from({ length: count }, (_, booked) => {
    clock.nowMs += 1000
    const request = aRequest({ phone: `98765 ${43_210 + booked}` })
    return aSentRequest({ request, receivedAtMs: clock.nowMs, callByMs: clock.nowMs + 2 * hour })
  })
  return (await acceptRequests(visits, sent)).map(({ reference }) => reference)
}

const plan = z.array(z.object({ detail: z.string() }))
const referencesOf = (cards: readonly Card[]) =>
  cards.map(({ requests: [{ reference }] }) => reference)

async function find(front: TestDevice, q = ''): Promise<{ cards: Card[]; hasMore: boolean }> {
  return await (await front.get(`/find.json?${new URLSearchParams({ q })}`)).json()
}

it('only indexes are used to read board, day and what is due, so the cost does not grow with the store', async () => {
  const { desk, front } = await openFrontDesk()
  const first = await desk.book()
  desk.clock.nowMs += 60_000
  await desk.book({ tests: ['ECG'] })
  await front.actOn(first, { act: 'cancelled', reason: 'patient' })
  const { db } = desk.database
  const queries: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const noted = db.withPlugin(noting)
  const { visits, earlier } = await readBoardFacts(noted, centre.hours, desk.clock.nowMs)
  expect([visits.length, earlier.length]).toEqual([2, 2])
  await dayFacts(noted, today)
  await visitsToLookAt(noted, desk.clock.nowMs, 10)
  expect(queries.length).toBeGreaterThan(16)
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    for (const { detail } of plan.parse((await db.executeQuery(explained)).rows)) {
      // This partial index holds only the visits to call again.
      if (detail === 'SCAN visit USING COVERING INDEX visit_to_call_again') continue
      expect(detail, sql).not.toMatch(/^SCAN (visit|request|event|event_text|visit_phone|notice)\b/)
    }
  }
})

it('a board that does not show a change has a version from before the change', async () => {
  const { desk, front } = await openFrontDesk()
  const { db } = desk.database
  let isClosed = false
  const closing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isClosed) {
        isClosed = true
        const closed = { act: 'block', what: 'centre', first: today, last: today, reason: 'power' }
        expect((await front.postBlock(closed)).status).toBe(200)
      }
      return result
    },
  }
  const read = await readBoardFacts(db.withPlugin(closing), centre.hours, desk.clock.nowMs)
  expect(read.blocks.length === 1 || read.version < (await readVersion(db))).toBe(true)
})

it('if not all calls or calls to repeat fit, the board says how many, and a search finds the others', async () => {
  const { desk, front } = await openFrontDesk()
  const references = await bookMany(desk, 320)
  const listed = async () => referencesOf((await front.board()).cards)
  expect(new Set(await listed())).toEqual(
    new Set([...references.slice(0, 150), ...references.slice(170)]),
  )
  expect((await front.board()).unlisted).toEqual({ callNow: 20, noAnswerYet: 0 })
  const { cards: between } = await find(front)
  expect(referencesOf(between)).toEqual(references.slice(150, 170).toReversed())
  for (const reference of references.slice(0, 5)) {
    await front.actOn(reference, { act: 'no-answer' })
  }
  expect(await listed()).toEqual(expect.arrayContaining(references.slice(0, 155)))
  expect((await front.board()).unlisted).toMatchObject({ callNow: 15 })

  for (const { id } of await allVisits(desk.database)) {
    await performCommand(desk.visits, id, { kind: 'no-answer', asks: [1] })
  }
  expect((await front.board()).unlisted).toEqual({ callNow: 0, noAnswerYet: 20 })
  expect(await (await front.get('/print')).text()).toContain('Also open: 20')
  const { cards } = await find(front)
  expect(cards).toHaveLength(20)
  const all = [...(await front.board()).cards, ...cards]
  expect(new Set(referencesOf(all))).toEqual(new Set(references))
})

it('a day lists each expected patient, however many others ask for that day', async () => {
  const { desk, front } = await openFrontDesk()
  await bookMany(desk, 603)
  const expected = await desk.book({ phone: '98111 22233' })
  const agreed = { date: today, time: '3:00 PM' }
  await front.actOn(expected, { act: 'agreed', agreed })
  expect(await front.card(expected)).toMatchObject({ state: 'expected' })
  const { cards }: DeskDay = await (await front.get(`/day.json?date=${today}`)).json()
  expect(referencesOf(cards.filter(isExpected))).toEqual([expected])
  const sheet = await (await front.get('/print')).text()
  expect(sheet).toContain(expected)
  expect(sheet).toContain('Not on this list: 3.')
  const tomorrow = await (await front.get('/print?date=2026-11-21')).text()
  expect(tomorrow).not.toContain('Not on this list')
})

it('a card says whether an extension or words stand beside the number', async () => {
  const { desk, front } = await openFrontDesk()
  const card = async (phone: string) => await front.card(await desk.book({ phone }))
  expect(await card('+91 (11) 5550-0142')).not.toHaveProperty('phoneSaysMore')
  for (const phone of ['011-5550 0143 ext 12', '98765 43210 (after 6 pm)'])
    expect(await card(phone)).toMatchObject({
      phone,
      phoneSaysMore: true,
      requests: [{ phoneSaysMore: true }],
    })
})

it('a search says that there are more visits than the newest 50', async () => {
  const { desk, front } = await openFrontDesk()
  const references = await bookMany(desk, 52)
  const { cards, hasMore } = await find(front, 'asha')
  expect([referencesOf(cards), hasMore]).toEqual([references.slice(2).toReversed(), true])
  expect(await find(front, '98765 43210')).toMatchObject({ hasMore: false })
})

it('visits still expected from the last opening day stay on the board, and a search by day finds them', async () => {
  const { desk, front } = await openFrontDesk()
  const [late, early, came, joined, cancelled, saturday] = await bookMany(desk, 6)
  if (!late || !early || !came || !joined || !cancelled || !saturday) throw new Error('booked six')
  await desk.book({ phone: '98765 43213', time: '4:00 PM' })
  await front.actOn(cancelled, { act: 'cancelled', reason: 'patient' })
  const agree = async (reference: Reference, time: string, date = today) =>
    await front.actOn(reference, { act: 'agreed', agreed: { date, time } })
  await agree(late, '5:00 PM')
  await agree(came, '4:00 PM')
  await agree(joined, '3:00 PM')
  await agree(early, '9:00 AM')
  await agree(saturday, '9:00 AM', '2026-11-21')
  await front.actOn(came, { act: 'arrived' })

  desk.clock.nowMs += day
  const visits = async (references: Reference[]) =>
    await Promise.all(references.map(async (each) => (await front.found(each)).visit))
  const found = async () => (await find(front, today)).cards.map(({ visit }) => visit)
  expect(await found()).toEqual(await visits([early, joined, late]))
  const { cards } = await front.board()
  const stillExpected = cards.filter(({ agreement }) => agreement?.date === today)
  expect(new Set(stillExpected.map(({ visit }) => visit))).toEqual(new Set(await found()))
  await front.actOn(early, { act: 'no-show' })
  await front.actOn(joined, { act: 'arrived' })
  expect(await found()).toEqual(await visits([late]))
  // The board shows no visit that is still expected on a day before the last opening day.
  desk.clock.nowMs += 2 * day
  expect((await front.board()).cards).toEqual([])
})
