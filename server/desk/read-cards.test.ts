import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { centre } from '../../content/centre.ts'
import type { DeskDay } from '../../desk/desk-page.ts'
import type { Card } from '../../domain/board.ts'
import { columnsOf, isExpected } from '../../domain/board-columns.ts'
import type { Reference } from '../../domain/reference.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'
import { performCommand } from '../visits/perform-act.ts'
import { readBoardFacts } from './read-cards.ts'

const dayMs = 24 * 60 * 60_000
const today = '2026-11-20'

/** Books so many requests, each a second after the other and of its own number. */
async function bookMany(desk: TestDesk, count: number): Promise<Reference[]> {
  const references: Reference[] = []
  for (let booked = 0; booked < count; booked++) {
    desk.clock.nowMs += 1000
    references.push(await desk.book({ phone: `98765 ${43_210 + booked}` }))
  }
  return references
}

const plan = z.array(z.object({ detail: z.string() }))
const referencesOf = (cards: readonly Card[]) =>
  cards.map(({ requests: [{ reference }] }) => reference)

async function find(front: TestDevice, q = ''): Promise<{ cards: Card[]; hasMore: boolean }> {
  return await (await front.get(`/find.json?${new URLSearchParams({ q })}`)).json()
}

it('the board is read by indexes alone, so that its cost does not grow with what is stored', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
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
  expect(queries.length).toBeGreaterThan(8)
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    for (const { detail } of plan.parse((await db.executeQuery(explained)).rows)) {
      // A partial index holds what is to be called alone.
      if (detail === 'SCAN visit USING COVERING INDEX visit_to_call_again') continue
      expect(detail, sql).not.toMatch(/^SCAN (visit|request|event|event_text|visit_phone|notice)\b/)
    }
  }
})

it('lists of more calls than fit those due first and the newest, and leads to the others', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 320)
  const listed = async () => referencesOf((await front.board()).cards)
  expect(new Set(await listed())).toEqual(
    new Set([...references.slice(0, 150), ...references.slice(170)]),
  )
  expect((await front.board()).unlisted).toEqual({ toCall: 20, toCallAgain: 0 })
  const { cards: between } = await find(front)
  expect(referencesOf(between)).toEqual(references.slice(150, 170).toReversed())
  for (const reference of references.slice(0, 5)) {
    await front.actOn(reference, { act: 'no-answer' })
  }
  expect(await listed()).toEqual(expect.arrayContaining(references.slice(0, 155)))
  expect((await front.board()).unlisted).toMatchObject({ toCall: 15 })
}, 30_000)

it('leads to those not reached that do not fit, and counts each once', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 310)
  for (const { id } of await allVisits(desk.database)) {
    await performCommand(desk.visits, id, { kind: 'no-answer', asks: [1] })
  }
  expect((await front.board()).unlisted).toEqual({ toCall: 0, toCallAgain: 10 })
  const { cards } = await find(front)
  expect(cards).toHaveLength(10)
  const all = [...(await front.board()).cards, ...cards]
  expect(new Set(referencesOf(all))).toEqual(new Set(references))
}, 30_000)

it('keeps a place today for each who is expected, however many ask for today', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  await bookMany(desk, 603)
  const expected = await desk.book({ phone: '98111 22233' })
  const agreed = { date: today, time: '3:00 PM' }
  await front.actOn(expected, { act: 'agreed', agreed })
  expect(await front.card(expected)).toMatchObject({ state: 'expected' })
  const { cards }: DeskDay = await (await front.get(`/day.json?date=${today}`)).json()
  expect(referencesOf(cards.filter(isExpected))).toEqual([expected])
  const sheet = await (await front.get('/print')).text()
  expect(sheet).toContain(expected)
  expect(sheet).toContain('3 more are not on this list.')
  const tomorrow = await (await front.get('/print?date=2026-11-21')).text()
  expect(tomorrow).not.toContain('not on this list')
}, 30_000)

it('says that there are more than the newest 50', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 52)
  const { cards, hasMore } = await find(front, 'asha')
  expect([referencesOf(cards), hasMore]).toEqual([references.slice(2).toReversed(), true])
  expect(await find(front, '98765 43210')).toMatchObject({ hasMore: false })
})

it('keeps the visits of the last opening day that are not marked, and finds those of any day', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
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

  desk.clock.nowMs += dayMs
  const visits = async (references: Reference[]) =>
    await Promise.all(references.map(async (each) => (await front.found(each)).visit))
  const found = async () => (await find(front, today)).cards.map(({ visit }) => visit)
  expect(await found()).toEqual(await visits([early, joined, late]))
  const { cards } = await front.board()
  const unmarked = cards.filter(({ agreement }) => agreement?.date === today)
  expect(new Set(unmarked.map(({ visit }) => visit))).toEqual(new Set(await found()))
  await front.actOn(early, { act: 'no-show' })
  await front.actOn(joined, { act: 'arrived' })
  expect(await found()).toEqual(await visits([late]))
  // The board is silent about Sunday and about days before the last.
  desk.clock.nowMs += 2 * dayMs
  expect((await front.board()).cards).toEqual([])
})

it('prints the day as agreed, else as asked for, without who cancelled', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const [asked, moved, cancelled] = await bookMany(desk, 3)
  if (!asked || !moved || !cancelled) throw new Error('booked three')
  const agreed = { date: '2026-11-21', time: '9:00 AM' }
  await front.actOn(moved, { act: 'agreed', agreed })
  await front.actOn(cancelled, { act: 'cancelled', reason: 'patient' })
  const sheet = await (await front.get('/print')).text()
  expect(sheet).toContain(asked)
  expect(sheet).not.toContain(moved)
  expect(sheet).not.toContain(cancelled)
  expect(await (await front.get('/print?date=2026-11-21')).text()).toContain(moved)
  // A day of its own, once the patient asks for another.
  const [later] = [await desk.book({ phone: '98765 43210', date: '2026-11-24' })]
  const { callNow } = columnsOf(await front.board(), fridayTenAm)
  expect(referencesOf(callNow)).toContain(later)
  expect(await (await front.get('/print?date=2026-11-24')).text()).toContain(later)
})
