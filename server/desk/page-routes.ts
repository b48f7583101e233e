import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { addresses } from '../../desk/addresses.ts'
import {
  type CardList,
  type DeskDay,
  daysCounted,
  type PreparedMessage,
  type TypedTests,
} from '../../desk/desk-page.ts'
import type { Board, Card } from '../../domain/desk/board.ts'
import { byStart, columnsOf } from '../../domain/desk/board-columns.ts'
import { isExpected, visitOf } from '../../domain/desk/visit-of-card.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { cleanLine } from '../../domain/request/clean-lines.ts'
import { parseReference } from '../../domain/request/reference.ts'
import { longestQuestion } from '../../domain/search/question-length.ts'
import { addDays, type DayAndTime, delhiDate, parseDate } from '../../domain/time/delhi-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { weekUpTo } from '../report/report-weeks.ts'
import { readBlocks } from '../visits/blocks.ts'
import { readPublications } from '../visits/publications.ts'
import { countVisits } from '../visits/read-board.ts'
import { pageAnswer } from './answers.ts'
import { planFor } from './card-preparation.ts'
import { boardFor, type CardSource, cardsOf, dayFacts, findFacts } from './cards.ts'
import { centreWords, contentFacts } from './content-facts.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { lateMessages, messagesFor } from './messages.ts'
import { roomLineIn } from './take-block.ts'
import { readTypedTests } from './typed-tests.ts'

/** A search reads only this many characters of what was typed. */
const longestQuery = 100

/** The pages and lists that a device may read once it was let in. */
export function pageRoutes(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.get('/', async (c) => pageAnswer(c, { kind: 'board', ...(await workPage(c, deps)) }, deps))
  // For bookmarks of 2.0.0.
  app.get('/new', (c) => c.redirect(addresses.new))
  app.get('/board.json', async (c) => c.json(await boardFor(c.var.device, deps)))
  app.get('/find', async (c) => {
    const isTyped = c.req.query('typed') !== undefined
    const q = isTyped ? '' : queryOf(c.req.query('q'))
    const list = isTyped ? { isTyped, cards: [] } : await cardsFound(c, q, deps)
    return pageAnswer(c, { kind: 'find', q, ...list, ...(await workPage(c, deps)) }, deps)
  })
  app.get('/find.json', async (c) => c.json(await cardsFound(c, queryOf(c.req.query('q')), deps)))
  // A search by POST keeps names and numbers out of addresses.
  app.post('/find.json', async (c) => {
    const { q } = words.safeParse(parseJson(await c.req.text())).data ?? {}
    return c.json(await cardsFound(c, queryOf(q), deps))
  })
  app.get('/day', async (c) => {
    const day = await dayOf(c, deps)
    return pageAnswer(c, { kind: 'day', board: await boardFor(c.var.device, deps), day }, deps)
  })
  app.get('/closing', async (c) => {
    return pageAnswer(c, { kind: 'closing', board: await boardFor(c.var.device, deps) }, deps)
  })
  app.get('/centre', async (c) => {
    const [board, facts] = [await boardFor(c.var.device, deps), await readPublications(deps.db)]
    return pageAnswer(c, { kind: 'centre', board, facts, contentFacts, words: centreWords }, deps)
  })
  app.get('/facts.json', async (c) => c.json(await readPublications(deps.db)))
  app.get('/day.json', async (c) => c.json(await dayOf(c, deps)))
  app.get('/blocks.json', async (c) => c.json(await roomLineIn(c, deps)))
  app.get('/tests.json', (c) => c.json(testsIn(c.req.query('typed'), deps)))
  app.get('/messages.json', async (c) => c.json(await messagesOf(c, deps)))
  app.get('/preparation.json', async (c) => {
    const card = await cardNamed(c, deps)
    return c.json(card === undefined ? [] : planFor(card, deps.centreNow().catalogue, deps.now()))
  })
  app.get('/print', (c) => printed(c, deps))
  app.get('/report', (c) => report(c, deps))
  return app
}

async function workPage(c: Context<DeskEnv>, deps: DeskDeps) {
  const { card, act, entry } = c.req.query()
  return {
    board: await boardFor(c.var.device, deps),
    ...(card !== undefined && { card }),
    ...(act !== undefined && { act }),
    ...(entry !== undefined && { entry: entryAt(c) }),
  }
}

/** The half-hour of the day book for which the form of an entry is opened. */
function entryAt(c: Context): Partial<DayAndTime> {
  const { date: typed = '', time = '' } = c.req.query()
  const date = parseDate(typed)
  return date && findSlot(time) ? { date, time } : {}
}

const words = z.object({ q: z.string() })

function queryOf(typed = ''): string {
  return cleanLine(typed).slice(0, longestQuery)
}

function testsIn(typed = '', { centreNow }: DeskDeps): TypedTests {
  return readTypedTests(cleanLine(typed).slice(0, longestQuestion), centreNow().catalogue)
}

/** The newest cards first. A date finds the visits agreed for that day that are not marked yet, in order of time. */
async function cardsFound(c: Context<DeskEnv>, q: string, deps: DeskDeps): Promise<CardList> {
  const { hasMore, ...facts } = await findFacts(deps.db, q)
  const { cards, ...others } = cardsFrom(c, facts, deps)
  const date = parseDate(q)
  if (date === undefined) return { cards: cards.toSorted(newestFirst), ...others, hasMore }
  const unmarked = cards.filter((card) => isExpected(card) && visitOf(card).date === date)
  return { cards: unmarked.toSorted(byStart), ...others, hasMore }
}

function newestFirst({ requests: [a] }: Card, { requests: [b] }: Card): number {
  return b.receivedAtMs - a.receivedAtMs
}

/** A day of the day book; today if the query names no day. */
async function dayOf(c: Context<DeskEnv>, deps: DeskDeps): Promise<DeskDay> {
  const nowMs = deps.now()
  const date = parseDate(c.req.query('date') ?? '') ?? delhiDate(nowMs)
  const { others, blocks, late, ...facts } = await dayFacts(deps.db, date)
  const today = delhiDate(nowMs)
  const counts = await countVisits(deps.db, today, addDays(today, daysCounted - 1))
  const ofDay = cardsFrom(c, facts, deps)
  const lateRooms = (date === today ? late : []).map((room) => ({
    ...room,
    messages: lateMessages(room, ofDay.cards, { nowMs, centre: deps.centreNow() }),
  }))
  return { date, counts, others, blocks, late: lateRooms, ...ofDay }
}

/** The prepared messages of the visit with that reference; empty if no visit has it. */
async function messagesOf(c: Context<DeskEnv>, deps: DeskDeps): Promise<PreparedMessage[]> {
  const nowMs = deps.now()
  const card = await cardNamed(c, deps)
  if (card === undefined) return []
  const blocks = await readBlocks(deps.db, delhiDate(nowMs))
  return messagesFor(card, { nowMs, blocks, centre: deps.centreNow() })
}

async function cardNamed(c: Context<DeskEnv>, deps: DeskDeps): Promise<Card | undefined> {
  const reference = parseReference(c.req.query('card') ?? '')
  if (reference === undefined) return undefined
  return cardsFrom(c, await findFacts(deps.db, reference), deps).cards[0]
}

function cardsFrom(c: Context<DeskEnv>, facts: CardSource, deps: DeskDeps) {
  return cardsOf(facts, deps.centreNow(), deps.now())(c.var.device)
}

async function printed(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const nowMs = deps.now()
  const date = parseDate(c.req.query('date') ?? '') ?? delhiDate(nowMs)
  const { others, blocks, late: _, ...facts } = await dayFacts(deps.db, date)
  const ofDay = cardsFrom(c, facts, deps)
  // A request that joined may have moved the visit to another day.
  const cards = ofDay.cards.filter((card) => visitOf(card).date === date)
  const board = await boardFor(c.var.device, deps)
  const isOver = date < delhiDate(nowMs)
  const toCall = isOver ? undefined : openCalls(board, new Set(cards.map(({ visit }) => visit)))
  const unreadable = [...(ofDay.unreadable ?? []), ...((toCall && board.unreadable) ?? [])]
  return pageAnswer(
    c,
    {
      kind: 'print',
      device: c.var.device.name,
      date,
      cards,
      others,
      nowMs,
      published: board.published ?? [],
      unreadable: [...new Map(unreadable.map((each) => [each.visit, each])).values()],
      ...(toCall && { toCall }),
      ...(c.req.query('by') === 'room' && { byRoom: { cards: ofDay.cards, date, blocks } }),
    },
    deps,
  )
}

/** The open calls of the board, without the cards that are already on the sheet. */
function openCalls({ unlisted, ...board }: Board, listed: ReadonlySet<number>) {
  const { callNow, noAnswerYet } = columnsOf(board, board.nowMs)
  const cards = [...callNow, ...noAnswerYet].filter((card) => !listed.has(card.visit))
  return { cards, others: (unlisted?.callNow ?? 0) + (unlisted?.noAnswerYet ?? 0) }
}

/** The figures of the last seven days, inside a page of the desk, so that the page rings and links back. */
async function report(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const nowMs = deps.now()
  const of = await deps.composeReport(weekUpTo(nowMs))
  return pageAnswer(c, { kind: 'report', nowMs, device: c.var.device.name, ...of }, deps)
}
