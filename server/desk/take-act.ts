import type { Context } from 'hono'
import { z } from 'zod'
import { contactProblem, maxDaysAhead } from '../../domain/appointment-request.ts'
import { cleanLine, cleanLines } from '../../domain/clean-draft.ts'
import { addDays, type DayAndTime, delhiDate, parseDate } from '../../domain/delhi-time.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { languages } from '../../domain/language.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { findSlot, slotObstacle } from '../../domain/time-slots.ts'
import type { ActContent } from '../visits/act-content.ts'
import { performAct } from '../visits/perform-act.ts'
import { diallableNumbers } from '../visits/phone-key.ts'
import { refuseAct } from './answers.ts'
import { longestTryAgainMs } from './card.ts'
import { boardFor } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readAct(parseJson(await c.req.text()))
  if (!read.ok) return await refuseAct(c, deps, read.problem)
  const { id, visit, content } = read
  const problem = problemNow(content, { nowMs: deps.now(), hours: deps.hours })
  const result = await performAct(deps.visits, { id, device: device.id, visit, content }, problem)
  if (result.kind === 'refused') return await refuseAct(c, deps, result.why, result.by)
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

type ReadAct =
  | { readonly ok: true; readonly id: string; readonly visit: number; readonly content: ActContent }
  /** The page never sends a `malformed` act. A receptionist can correct the other problems. */
  | { readonly ok: false; readonly problem: ActProblem }

type ActProblem =
  | 'malformed'
  | 'note-empty'
  | 'note-too-long'
  | 'date-wrong'
  | 'time-wrong'
  | 'time-closed'
  | 'try-again-wrong'
  | 'name-wrong'
  | 'phone-wrong'
  | 'email-wrong'
  | 'tests-wrong'
  | 'nothing-corrected'

const longestTestName = 100
const mostTests = 100

/** The page makes an id for each act and each form. */
export const actId = z.string().regex(/^[\w-]{8,100}$/)
export const rowId = z.int32().positive()

const asks = z.array(rowId).min(1)
const lines = z.string().transform(cleanLines)
const note = lines.exactOptional()
const line = z.string().transform(cleanLine)
/** Any name, because a visit may still have a test that was removed from the catalogue. */
const testName = z
  .string()
  .min(1)
  .max(longestTestName)
  .regex(/^[^,]+$/)
const correction = z.object({
  ...{ name: line.exactOptional(), phone: line.exactOptional(), email: line.exactOptional() },
  language: z.enum(languages).exactOptional(),
  tests: z.array(testName).max(mostTests).exactOptional(),
})
const act = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['seen', 'claim', 'arrived', 'no-show']), asks }),
  z.object({ act: z.enum(['release', 'reminded', 'not-arrived']) }),
  z.object({ act: z.literal('corrected'), corrected: correction }),
  z.object({
    act: z.literal('agreed'),
    agreed: z.object({ date: z.string(), time: z.string() }),
    inSpite: z.literal(true).exactOptional(),
    mailsPlan: z.literal(true).exactOptional(),
    ...{ asks, note },
  }),
  z.object({ act: z.literal('no-answer'), tryAgainAtMs: z.int().exactOptional(), asks, note }),
  z.object({ act: z.literal('call-later'), tryAgainAtMs: z.int(), asks, note }),
  z.object({ act: z.literal('wrong-number'), asks, note }),
  z.object({ act: z.literal('cancelled'), reason: z.enum(['patient', 'centre']), asks, note }),
  z.object({ act: z.literal('note'), note: lines }),
  z.object({ act: z.literal('undo'), takesBack: rowId }),
])
const envelope = z.object({ id: actId, visit: rowId })

/** The JSON body of `POST /acts`, checked. */
function readAct(value: unknown): ReadAct {
  const head = envelope.safeParse(value)
  const body = act.safeParse(value)
  if (!head.success || !body.success) return { ok: false, problem: 'malformed' }
  const content = contentOf(body.data)
  return typeof content === 'string'
    ? { ok: false, problem: content }
    : { ok: true, ...head.data, content }
}

type ActBody = z.output<typeof act>

/** The act to record, or a problem that does not depend on the time. */
function contentOf(body: ActBody): ActContent | ActProblem {
  if ('note' in body && (body.note?.length ?? 0) > maxNoteLength) return 'note-too-long'
  switch (body.act) {
    case 'seen':
    case 'claim':
    case 'arrived':
    case 'no-show':
      return { kind: body.act, asks: body.asks }
    case 'release':
    case 'reminded':
    case 'not-arrived':
      return { kind: body.act }
    case 'corrected':
      return correctionProblem(body.corrected) ?? { kind: body.act, corrected: body.corrected }
    case 'agreed':
      return agreedContent(body)
    case 'no-answer': {
      const { asks, tryAgainAtMs } = body
      const time = tryAgainAtMs === undefined ? {} : { tryAgainAtMs }
      return { kind: body.act, asks, ...time, ...noteOf(body) }
    }
    case 'call-later': {
      const { asks, tryAgainAtMs } = body
      return { kind: body.act, asks, tryAgainAtMs, ...noteOf(body) }
    }
    case 'wrong-number':
      return { kind: body.act, asks: body.asks, ...noteOf(body) }
    case 'cancelled':
      return { kind: body.act, asks: body.asks, reason: body.reason, ...noteOf(body) }
    case 'note':
      return body.note === '' ? 'note-empty' : { kind: body.act, note: body.note }
    case 'undo':
      return { kind: 'undone', takesBack: body.takesBack }
  }
}

/** A number that reception corrects must be diallable, so that reception can call. */
function correctionProblem(corrected: z.output<typeof correction>): ActProblem | undefined {
  const { name, phone, email, tests } = corrected
  if (name !== undefined && contactProblem('name', name)) return 'name-wrong'
  const isDialled = phone === undefined || diallableNumbers(phone).length > 0
  if (!isDialled || (phone !== undefined && contactProblem('phone', phone))) return 'phone-wrong'
  if (email !== undefined && contactProblem('email', email)) return 'email-wrong'
  if (tests && (tests.length === 0 || new Set(tests).size < tests.length)) return 'tests-wrong'
  return Object.keys(corrected).length === 0 ? 'nothing-corrected' : undefined
}

function noteOf({ note }: { readonly note?: string }): { readonly note?: string } {
  return note === undefined || note === '' ? {} : { note }
}

function agreedContent(
  body: Extract<ActBody, { readonly act: 'agreed' }>,
): ActContent | ActProblem {
  const { asks, agreed, inSpite, mailsPlan } = body
  const date = parseDate(agreed.date)
  if (date === undefined) return 'date-wrong'
  if (findSlot(agreed.time) === undefined) return 'time-wrong'
  const content = {
    ...{ asks, agreed: { date, time: agreed.time } },
    ...{ ...(inSpite && { inSpite }), ...(mailsPlan && { mailsPlan }) },
  }
  return { kind: 'agreed', ...content, ...noteOf(body) }
}

interface Present {
  readonly nowMs: number
  readonly hours: OpeningHours
}

/** Why to refuse the act now. If it was recorded before, `performAct` ignores the problem. */
function problemNow(content: ActContent, at: Present): ActProblem | undefined {
  if (content.kind === 'agreed') return agreedProblem(content.agreed, at)
  const isTooFar = 'tryAgainAtMs' in content && !isInReach(content.tryAgainAtMs, at)
  return isTooFar ? 'try-again-wrong' : undefined
}

/** A time of today that has passed is allowed, because the patient may stand at the desk. */
function agreedProblem({ date, time }: DayAndTime, { nowMs, hours }: Present) {
  const today = delhiDate(nowMs)
  if (date < today || date > addDays(today, maxDaysAhead)) return 'date-wrong'
  const slot = findSlot(time)
  if (slot === undefined) return 'time-wrong'
  const obstacle = slotObstacle(slot, date, nowMs, hours)
  return obstacle === undefined || obstacle === 'past' ? undefined : 'time-closed'
}

function isInReach(atMs: number | undefined, { nowMs }: Present): boolean {
  return atMs === undefined || (atMs >= nowMs && atMs <= nowMs + longestTryAgainMs)
}
