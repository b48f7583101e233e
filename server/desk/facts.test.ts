import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Card } from '../../domain/board.ts'
import type { Reference } from '../../domain/reference.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk } from '../../test/support/test-desk.ts'
import { setStatus } from '../appointments/queries.ts'
import { readFacts } from './facts.ts'

const dayMs = 24 * 60 * 60_000

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

it('the board is read by indexes alone, so that its cost does not grow with what is stored', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const first = await desk.book()
  desk.clock.nowMs += 60_000
  await desk.book({ time: '12:00 PM' }, true)
  await front.act({ act: 'cancelled', references: [first] })
  const { db } = desk.database
  const queries: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { rows, earlier } = await readFacts(db.withPlugin(noting), fridayTenAm + 60_000)
  expect([rows.length, earlier.length]).toEqual([2, 2])
  expect(queries.length).toBeGreaterThan(8)
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    for (const { detail } of plan.parse((await db.executeQuery(explained)).rows)) {
      expect(detail, sql).not.toMatch(/^SCAN (appointment|own|other|phone_number|audit|desk_act)\b/)
    }
  }
})

it('lists of more open requests than fit those due first and the newest, and counts the others', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 320)
  const listed = async () => (await front.board()).cards.map(({ references: [first] }) => first)
  expect(new Set(await listed())).toEqual(
    new Set([...references.slice(0, 150), ...references.slice(170)]),
  )
  expect((await front.board()).unlisted).toMatchObject({ callNow: 20, noAnswerYet: 0 })
  expect(await (await front.get('/')).text()).toContain(
    '<a href="/find">20 more are not listed here</a>',
  )
  const { cards: between } = await (await front.get('/find.json')).json()
  expect(between.map(({ references: [first] }: Card) => first)).toEqual(
    references.slice(150, 170).toReversed(),
  )
  await front.act({ act: 'no-answer', references: references.slice(0, 5) })
  expect(await listed()).toEqual(expect.arrayContaining(references.slice(0, 155)))
  expect((await front.board()).unlisted).toMatchObject({ callNow: 15 })
})

it('leads to those not reached that do not fit, and counts each once', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 310)
  await front.act({ act: 'no-answer', references })
  expect((await front.board()).unlisted).toMatchObject({ callNow: 0, noAnswerYet: 10 })
  const { cards } = await (await front.get('/find.json')).json()
  expect(cards).toHaveLength(10)
  const listed = (await front.board()).cards.flatMap((card) => card.references)
  const found = cards.flatMap((card: Card) => card.references)
  expect(new Set([...listed, ...found])).toEqual(new Set(references))
})

it('keeps a place today for each who is expected, however many ask for today', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  await bookMany(desk, 610)
  const expected = await desk.book({ phone: '98111 22233' })
  await setStatus(desk.database, expected, 'confirmed', desk.clock.nowMs)
  expect(await front.card(expected)).toMatchObject({ state: 'confirmed' })
})

it('counts the requests still open after 14 days, and leads to a list of them', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 52)
  desk.clock.nowMs += 15 * dayMs
  const { cards, olderOpen } = await front.board()
  expect([cards, olderOpen]).toEqual([[], 52])
  const board = await (await front.get('/')).text()
  expect(board).toContain('<a href="/find">52 older requests are still open</a>')
  expect(board).not.toContain('Nobody is waiting for a call.')
  const found = await (await front.get('/find.json')).json()
  expect(found).toMatchObject({ hasMore: true })
  const byName = await (await front.get('/find.json?q=asha')).json()
  expect(byName).toMatchObject({ hasMore: true })
  const newest = references.slice(2).toReversed()
  expect(found.cards).toMatchObject(newest.map((reference) => ({ references: [reference] })))
  const page = await (await front.get('/find')).text()
  expect(page).toContain('Still open, not on the board')
  expect(page).toContain('These are the newest 50; there are more.')
  expect(page).toContain(newest[0])
  await front.act({ act: 'cancelled', references: newest })
  expect(await (await front.get('/find.json?q=')).json()).toMatchObject({
    cards: [{ references: [references[1]] }, { references: [references[0]] }],
    hasMore: false,
  })
})

it('counts visits of the last opening day that are not marked, and lists them by the clock', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const [late, early, came, corrected, cancelled, saturday] = await bookMany(desk, 6)
  const correction = await desk.book({ phone: '98765 43213', time: '4:00 PM' }, true)
  await front.act({ act: 'cancelled', references: [cancelled] })
  const agree = async (time: string, references: unknown[], date = '2026-11-20') =>
    await front.act({ act: 'agreed', agreed: { date, time }, references })
  await agree('5:00 PM', [late])
  for (const references of [[came], [correction, corrected]]) await agree('4:00 PM', references)
  await agree('9:00 AM', [early])
  await agree('9:00 AM', [saturday], '2026-11-21')
  await front.act({ act: 'arrived', references: [came] })
  expect(await (await front.get('/')).text()).not.toContain('not marked')

  desk.clock.nowMs += dayMs
  expect(await (await front.get('/')).text()).toContain(
    '<a href="/find?q=2026-11-20">3 visits of Fri 20 Nov are not marked</a>',
  )
  const found = async () => (await (await front.get('/find.json?q=2026-11-20')).json()).cards
  expect(await found()).toMatchObject([
    { references: [early] },
    { references: [correction, corrected] },
    { references: [late] },
  ])
  const page = await (await front.get('/find?q=2026-11-20')).text()
  expect(page).toContain('Not marked on Fri 20 Nov')
  expect(page).toContain('<span class="row-time">9:00')
  expect(page).not.toContain('Names and parts of a number')
  await front.act({ act: 'no-show', references: [early] })
  await front.act({ act: 'arrived', references: [correction, corrected] })
  expect(await found()).toMatchObject([{ references: [late] }])
  expect(await (await front.get('/')).text()).toContain('1 visit of Fri 20 Nov is not marked')
  // The board is silent about Sunday and about days before the last.
  desk.clock.nowMs += 2 * dayMs
  expect(await (await front.get('/')).text()).not.toContain('not marked')
})

it('tells what is agreed at a time, however many come at others that day', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const references = await bookMany(desk, 601)
  const { db } = desk.database
  await db.updateTable('appointment').set({ status: 'confirmed' }).execute()
  const last = references.slice(-1)
  await front.act({
    act: 'agreed',
    agreed: { date: '2026-11-20', time: '3:00 PM' },
    references: last,
  })
  await db.updateTable('appointment').set({ agreed_date: '2026-11-20' }).execute()
  const query = new URLSearchParams({ date: '2026-11-20', time: '3:00 PM', tests: 'MRI Scan' })
  const { cards } = await (await front.get(`/taken.json?${query}`)).json()
  expect(cards).toMatchObject([{ references: last }])
})

it('prints who is expected however many ask for the day, and says how many are not on the list', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  await bookMany(desk, 603)
  const expected = await desk.book({ phone: '98111 22233' })
  await setStatus(desk.database, expected, 'confirmed', desk.clock.nowMs)
  const today = await (await front.get('/print')).text()
  expect(today).toContain(expected)
  expect(today).toContain('3 more are not on this list.')
  expect(await (await front.get('/print?date=2026-11-21')).text()).not.toContain('not on this list')
})
