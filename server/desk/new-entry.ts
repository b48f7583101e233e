import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import { cardAddress } from '../../desk/addresses.ts'
import type { EntryChange, NewDraft, NewPage } from '../../desk/desk-page.ts'
import { checkRequest } from '../../domain/appointment-request.ts'
import { cleanDraft, cleanLine } from '../../domain/clean-draft.ts'
import {
  addDays,
  type CalendarDate,
  type DayAndTime,
  delhiDate,
  delhiInstant,
  parseDate,
} from '../../domain/delhi-time.ts'
import { emptyForm, readFormDraft } from '../../domain/form-values.ts'
import { defaultLanguage, isLanguage } from '../../domain/language.ts'
import type { Reference } from '../../domain/reference.ts'
import { longestQuestion } from '../../domain/search/read-question.ts'
import { nextFreeSlot } from '../../domain/slot-advice.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { enterVisit } from '../visits/enter-visit.ts'
import type { ActRefusal } from '../visits/perform-act.ts'
import { nextFreeTimes } from '../visits/room-days.ts'
import { page } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { actId, rowId } from './take-act.ts'
import { readTypedTests } from './typed-tests.ts'

/** The form of a visit that reception makes with the patient, on the phone or at the counter. */
export function newEntry(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.get('/new', (c) =>
    page(c, newPage(c, deps.newId(), { ...untouched, ...timeOf(c, deps) }, deps), deps),
  )
  app.post('/new', (c) => enter(c, deps))
  return app
}

const { isForFamily: _, ...emptyDraft } = emptyForm
const untouched: NewDraft = {
  ...emptyDraft,
  ...{ source: 'phone', language: defaultLanguage, typedTests: '' },
}

/** The half-hour of the day book in which somebody writes; else the one of now, or the next that is open. */
function timeOf(c: Context<DeskEnv>, { now, hours }: DeskDeps): Partial<NewDraft> {
  const { date = '', time = '' } = c.req.query()
  if (parseDate(date) && findSlot(time)) return { date, time }
  const next = nextFreeSlot(delhiDate(now()), { nowMs: now() - halfHourMs, hours })
  return next === undefined ? {} : { date: next.date, time: next.slot.label }
}

const halfHourMs = 30 * 60_000

function newPage(
  c: Context<DeskEnv>,
  id: string,
  draft: NewDraft,
  { now }: Pick<DeskDeps, 'now'>,
  shown: Partial<NewPage> = {},
): NewPage {
  // Where the store cannot be read, it is not known which device this is.
  const device = c.var.device?.name ?? ''
  return { kind: 'new', device, id, draft, problems: {}, nowMs: now(), ...shown }
}

/**
 * Stores an entry by the rules of the form. It is agreed already, so it owes no notice and no call. The
 * form has an id, so that pressing twice stores one visit.
 */
async function enter(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const posted = readNewDraft(form)
  const id = actId.safeParse(form.get('id')).data ?? deps.newId()
  const { tests: read, open } = readTypedTests(posted.typedTests)
  const tests = [...new Set([...posted.tests, ...read])]
  const typed = { ...posted, tests, typedTests: open.map((item) => item.typed).join(', ') }
  const { source, language, changes, typedTests: _, ...draft } = typed
  if (changes === undefined && form.get('changes')) return refuse(c, id, typed, 'gone', deps)
  const [unclear] = open
  if (unclear) {
    const error = deskAnswers.entryTest(unclear.typed, unclear.candidates)
    return page(c, newPage(c, id, typed, deps, { error }), deps, 422)
  }
  const nowMs = deps.now()
  // A time of today may have passed: the patient stands at the desk.
  const startOfDayMs = delhiInstant(delhiDate(nowMs), 0)
  const checked = checkRequest(cleanDraft(draft), { nowMs: startOfDayMs, hours: deps.hours })
  if (!checked.ok) {
    return page(c, newPage(c, id, typed, deps, { problems: checked.problems }), deps, 422)
  }
  const { request } = checked
  const entered = await enterVisit(deps.visits, {
    ...{ id, device: c.var.device.id, request, language, source },
    hasCome: source === 'walk-in' && isNow(request, nowMs),
    ...(changes && { changes }),
    ...(form.get('inSpite') === placeInDay(request) && { inSpite: true }),
  })
  if (entered.kind === 'refused' && entered.why === 'not free')
    return await offerFreeTimes(c, id, typed, request, deps)
  if (entered.kind === 'refused') return refuse(c, id, typed, entered.why, deps)
  deps.onActed()
  return c.redirect(`${placeOf(entered.reference, request.date, nowMs)}&saved=1`, 303)
}

/** A patient who walks in for a later time of the day goes away again. */
function isNow({ date, time }: DayAndTime, nowMs: number): boolean {
  const startsAtMs = delhiInstant(date, findSlot(time)?.minutes ?? 0)
  return date === delhiDate(nowMs) && startsAtMs <= nowMs + halfHourMs
}

/** The value by which the form says that this time is wanted although its room is taken. */
function placeInDay({ date, time }: DayAndTime): string {
  return `${date} ${time}`
}

/** The form comes back with the next free times. Saved again with the same time, it is in spite of the room. */
async function offerFreeTimes(
  c: Context<DeskEnv>,
  id: string,
  typed: NewDraft,
  wanted: DayAndTime & { readonly tests: readonly string[] },
  deps: DeskDeps,
): Promise<Response> {
  const { changes } = typed
  const about = { tests: wanted.tests, ...(changes && { visit: changes.visit }) }
  const free = await nextFreeTimes(deps.db, wanted, about, deps.visits)
  const error = deskAnswers.entryNotFree(wanted.time, free)
  return page(c, newPage(c, id, typed, deps, { error, inSpite: placeInDay(wanted) }), deps, 409)
}

/**
 * The form comes back as it was filled in. Saved again, it is another visit, or a visit of its own where the
 * visit that it changes is another one now.
 */
function refuse(
  c: Context<DeskEnv>,
  id: string,
  typed: NewDraft,
  why: ActRefusal,
  deps: DeskDeps,
): Response {
  if (why === 'not let in') return page(c, { kind: 'shut', why: 'no-device' }, deps, 403)
  const { changes: _, ...own } = typed
  const shown =
    why === 'id reused'
      ? newPage(c, deps.newId(), typed, deps, { error: deskAnswers.entryReused })
      : newPage(c, id, own, deps, { error: deskAnswers.entryChangesNothing })
  return page(c, shown, deps, 409)
}

/** The form comes back as it was filled in, under the same id: saved again it counts once. */
export async function entryNotStored(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const id = actId.safeParse(form.get('id')).data ?? deps.newId()
  const error = deskAnswers.entryNotStored
  return page(c, newPage(c, id, readNewDraft(form), deps, { error }), deps, 503)
}

/** The board shows the visits of today and tomorrow alone. */
function placeOf(reference: Reference, date: CalendarDate, nowMs: number): string {
  const isOnBoard = date <= addDays(delhiDate(nowMs), 1)
  const place = isOnBoard ? ({ kind: 'board' } as const) : ({ kind: 'find', q: reference } as const)
  return cardAddress(place, reference)
}

function readNewDraft(form: URLSearchParams): NewDraft {
  const { isForFamily: _, ...draft } = readFormDraft(form)
  const language = form.get('language') ?? ''
  const changes = readChange(form)
  return {
    ...draft,
    source: form.get('source') === 'walk-in' ? 'walk-in' : 'phone',
    language: isLanguage(language) ? language : defaultLanguage,
    typedTests: cleanLine(form.get('typedTests') ?? '').slice(0, longestQuestion),
    ...(changes && { changes }),
  }
}

const change = z.object({ visit: rowId, asks: z.array(rowId).min(1) })

/** The visit that the entry changes, with the asks that the form showed; undefined for one of its own. */
function readChange(form: URLSearchParams): EntryChange | undefined {
  const visit = form.get('changes')
  if (visit === null || visit === '') return undefined
  const asks = (form.get('asks') ?? '').split(',')
  return change.safeParse({ visit: Number(visit), asks: asks.map(Number) }).data
}
