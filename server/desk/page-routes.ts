import { type Context, Hono } from 'hono'
import { deskAnswers } from '../../content/desk-answers.ts'
import { cardAddress } from '../../desk/addresses.ts'
import type { CardList, NewDraft, NewPage } from '../../desk/desk-page.ts'
import { checkRequest } from '../../domain/appointment-request.ts'
import type { Card } from '../../domain/board.ts'
import { cardKey, columnsOf, unmarkedVisits, visitOf } from '../../domain/board-columns.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  parseDate,
} from '../../domain/delhi-time.ts'
import { emptyForm } from '../../domain/form-values.ts'
import { defaultLanguage, isLanguage } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import { fingerprintOf } from '../appointments/accept-request.ts'
import { cleanDraft, cleanLine } from '../appointments/clean-draft.ts'
import { phoneKeys } from '../appointments/phone-key.ts'
import { readFormDraft } from '../appointments/read-draft.ts'
import { reportStyle } from '../report/report-page.ts'
import { weeksUpTo } from '../report/report-weeks.ts'
import { hashOf, strictPolicy } from '../web/security-headers.ts'
import { boardFor, page } from './answers.ts'
import { cardsOf } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { type Facts, readOpenFacts } from './facts.ts'
import { comingOn, findAppointments, takenIn } from './find-cards.ts'

/** The longest text that can be looked for. */
const longestQuery = 100

/** What a device that was let in may read, and the form of a new appointment. */
export function pageRoutes(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.get('/', async (c) => page(c, { kind: 'board', ...(await workPage(c, deps)) }, deps))
  app.get('/board.json', async (c) => c.json(await boardFor(c.var.device, deps)))
  app.get('/find', async (c) => {
    const q = queryOf(c)
    const list = await found(c, q, deps)
    return page(c, { kind: 'find', q, ...list, ...(await workPage(c, deps)) }, deps)
  })
  app.get('/find.json', async (c) => c.json(await found(c, queryOf(c), deps)))
  app.get('/taken.json', async (c) => c.json({ cards: await taken(c, deps) }))
  app.get('/print', (c) => printed(c, deps))
  app.get('/report', (c) => report(c, deps))
  app.get('/new', (c) => page(c, newPage(untouched, deps), deps))
  app.post('/new', (c) => enter(c, deps))
  return app
}

/** What every page with cards to work on has. */
async function workPage(c: Context<DeskEnv>, deps: DeskDeps) {
  const { card, act, saved } = c.req.query()
  const reference = saved && parseReference(card ?? '')
  return {
    board: await boardFor(c.var.device, deps),
    ...(card !== undefined && { card }),
    ...(reference && { saved: reference }),
    ...(act !== undefined && { act }),
  }
}

function queryOf(c: Context): string {
  return cleanLine(c.req.query('q') ?? '').slice(0, longestQuery)
}

/** Newest first; visits of a date by the clock. */
async function found(c: Context<DeskEnv>, q: string, deps: DeskDeps): Promise<CardList> {
  const nowMs = deps.now()
  const { hasMore, ...facts } = await findAppointments(deps.db, q, nowMs)
  const cards = shown(c, facts, deps)
  if (parseDate(q) !== undefined) return { cards: unmarkedVisits(cards, nowMs), hasMore }
  return { cards: cards.toSorted(newestFirst), hasMore }
}

function newestFirst({ requests: [a] }: Card, { requests: [b] }: Card): number {
  return b.receivedAtMs - a.receivedAtMs
}

/** What is agreed already at that time in the rooms of these tests. */
async function taken(c: Context<DeskEnv>, deps: DeskDeps): Promise<Card[]> {
  const { date: day = '', time = '', tests = '' } = c.req.query()
  const date = parseDate(day)
  if (date === undefined) return []
  const rooms = new Set(tests.split(',').flatMap((test) => roomOf(test.trim()) ?? []))
  const cards = shown(c, await takenIn(deps.db, { date, time }, deps.now()), deps)
  return cards.filter(
    (card) =>
      (card.state === 'confirmed' || card.state === 'arrived') &&
      isVisitOf(card, date) &&
      visitOf(card).time === time &&
      card.tests.some((test) => rooms.has(roomOf(test) ?? '')),
  )
}

/** A request stays found on the day it asked for; a correction or the call may have moved the visit. */
function isVisitOf(card: Card, date: CalendarDate): boolean {
  return visitOf(card).date === date
}

function roomOf(test: string): string | undefined {
  return testCatalogue.find(({ tests }) => tests.some((name) => name === test))?.id
}

function shown(c: Context<DeskEnv>, facts: Facts, deps: DeskDeps): Card[] {
  return cardsOf(facts, deps.now())(c.var.device)
}

async function printed(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const nowMs = deps.now()
  const date = parseDate(c.req.query('date') ?? '') ?? delhiDate(nowMs)
  const { others, ...facts } = await comingOn(deps.db, date, nowMs)
  const cards = shown(c, facts, deps).filter((card) => isVisitOf(card, date))
  const listed = new Set(cards.map(cardKey))
  const toCall = date < delhiDate(nowMs) ? undefined : await openCalls(c, listed, deps)
  return page(c, { kind: 'print', date, cards, others, nowMs, ...(toCall && { toCall }) }, deps)
}

/** Whom to call on that day or before, but for those who are on the sheet already. */
async function openCalls(c: Context<DeskEnv>, listed: ReadonlySet<Reference>, deps: DeskDeps) {
  const nowMs = deps.now()
  const { others, ...facts } = await readOpenFacts(deps.db, nowMs)
  const { callNow, noAnswerYet } = columnsOf({ cards: shown(c, facts, deps) }, nowMs)
  const cards = [...callNow, ...noAnswerYet].filter((card) => !listed.has(cardKey(card)))
  return { cards, others }
}

/** The file that is mailed, in a page of the desk: it rings, and leads back. */
async function report(c: Context, deps: DeskDeps): Promise<Response> {
  const nowMs = deps.now()
  const { main } = await deps.composeReport(weeksUpTo(nowMs, 1))
  c.header('content-security-policy', reportPolicy)
  return page(c, { kind: 'report', nowMs, style: reportStyle, main }, deps)
}

/** The report has its own style element, and the lengths of its bars as attributes. */
const reportPolicy = `${strictPolicy("'self'", `'self' ${hashOf(reportStyle)}`)}; style-src-attr 'unsafe-inline'`

const { isForFamily: _, ...emptyDraft } = emptyForm
const untouched: NewDraft = { ...emptyDraft, source: 'phone', language: defaultLanguage }

function newPage(draft: NewDraft, { now }: DeskDeps, shown: Partial<NewPage> = {}): NewPage {
  return { kind: 'new', draft, problems: {}, nowMs: now(), ...shown }
}

/**
 * Stores an appointment that reception made by phone or at the counter, by the rules of the form. It
 * is agreed already: it owes no notice and no call.
 */
async function enter(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const typed = readNewDraft(new URLSearchParams(await c.req.text()))
  const { source, language, ...form } = typed
  const nowMs = deps.now()
  const draft = cleanDraft(form)
  // A time of today may have passed: the patient stands at the desk.
  const startOfDayMs = delhiInstant(delhiDate(nowMs), 0)
  const checked = checkRequest(draft, { nowMs: startOfDayMs, hours: deps.hours })
  if (!checked.ok) {
    const { problems } = checked
    return page(c, newPage(typed, deps, { problems }), deps, 422)
  }
  const { request } = checked
  const { reference, outcome } = await deps.acceptRequest({
    request,
    language,
    receivedAtMs: nowMs,
    callByMs: nowMs,
    idempotencyKey: undefined,
    fingerprint: fingerprintOf(draft),
    phoneKeys: phoneKeys(request.phone),
    recentSinceMs: nowMs - repeatWindowMs,
    notices: [],
    nextStepAtMs: nowMs,
    entry: { source, device: c.var.device.name },
  })
  if (outcome === 'stored')
    return c.redirect(`${placeOf(reference, request.date, nowMs)}&saved=1`, 303)
  const error = deskAnswers.duplicate(reference)
  return page(c, newPage(typed, deps, { error }), deps, 409)
}

/** The board shows the visits of today and tomorrow alone. */
function placeOf(reference: Reference, date: CalendarDate, nowMs: number): string {
  const isOnBoard = date <= addDays(delhiDate(nowMs), 1)
  const place = isOnBoard ? ({ kind: 'board' } as const) : ({ kind: 'find', q: reference } as const)
  return cardAddress(place, { references: [reference] })
}

function readNewDraft(form: URLSearchParams): NewDraft {
  const { isForFamily: _, ...draft } = readFormDraft(form)
  const language = form.get('language') ?? ''
  return {
    ...draft,
    source: form.get('source') === 'walk-in' ? 'walk-in' : 'phone',
    language: isLanguage(language) ? language : defaultLanguage,
  }
}
