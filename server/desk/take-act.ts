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
import { type ActError, refuseAct } from './answers.ts'
import { longestTryAgainMs } from './card.ts'
import { boardFor } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readAct(parseJson(await c.req.text()))
  if (typeof read === 'string') return await refuseAct(c, deps, read)
  const problem = problemNow(read.content, { nowMs: deps.now(), hours: deps.hours })
  const result = await performAct(deps.visits, { ...read, device: device.id }, problem)
  if (result.kind === 'refused') return await refuseAct(c, deps, result.why, result.heldBy)
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

const longestTestName = 100
const maxTests = 100

/** The page makes an id for each act and each form. */
export const actId = z.string().regex(/^[\w-]{8,100}$/)
export const storedId = z.int32().positive()

const asks = z.array(storedId).min(1)
const lines = z.string().transform(cleanLines)
const note = lines.exactOptional()
const line = z.string().transform(cleanLine)
/** Any name, because a visit may still have a test that was removed from the catalogue. */
const testName = line.pipe(
  z
    .string()
    .min(1)
    .max(longestTestName)
    .regex(/^[^,]+$/),
)
const correction = z.object({
  ...{ name: line.exactOptional(), phone: line.exactOptional(), email: line.exactOptional() },
  language: z.enum(languages).exactOptional(),
  tests: z.array(testName).max(maxTests).exactOptional(),
})
const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['seen', 'claim', 'arrived', 'no-show']), asks }),
  z.object({ kind: z.enum(['release', 'reminded', 'not-arrived']) }),
  z.object({ kind: z.literal('corrected'), corrected: correction }),
  z.object({
    kind: z.literal('agreed'),
    agreed: z.object({ date: z.string(), time: z.string() }),
    acceptsClash: z.literal(true).exactOptional(),
    mailsPlan: z.literal(true).exactOptional(),
    ...{ asks, note },
  }),
  z.object({ kind: z.literal('no-answer'), tryAgainAtMs: z.int().exactOptional(), asks, note }),
  z.object({ kind: z.literal('call-later'), tryAgainAtMs: z.int(), asks, note }),
  z.object({ kind: z.literal('wrong-number'), asks, note }),
  z.object({ kind: z.literal('cancelled'), reason: z.enum(['patient', 'centre']), asks, note }),
  z.object({ kind: z.literal('note'), note: lines }),
  z.object({ kind: z.literal('undo'), takesBack: storedId }),
])
const envelope = z.object({ id: actId, visit: storedId, act: z.string() })

interface ReadAct {
  readonly id: string
  readonly visit: number
  readonly content: ActContent
}

/**
 * The JSON body of `POST /acts`, checked. The page never sends a `malformed` act. A receptionist can correct the other
 * problems.
 */
function readAct(value: unknown): ReadAct | ActError {
  const head = envelope.safeParse(value).data
  const body = act.safeParse({ ...Object(value), kind: head?.act }).data
  if (head === undefined || body === undefined) return 'malformed'
  const content = contentOf(body)
  return typeof content === 'string' ? content : { id: head.id, visit: head.visit, content }
}

type ActBody = z.output<typeof act>

/** The act to record, or a problem that does not depend on the time. */
function contentOf(body: ActBody): ActContent | ActError {
  if ('note' in body && (body.note?.length ?? 0) > maxNoteLength) return 'note-too-long'
  if (body.kind === 'note') return body.note === '' ? 'note-empty' : body
  if (body.kind === 'corrected') return correctionProblem(body.corrected) ?? body
  if (body.kind === 'undo') return { kind: 'undone', takesBack: body.takesBack }
  return body.kind === 'agreed' ? agreedContent(body) : body
}

/** A number that reception corrects must be diallable, so that reception can call. */
function correctionProblem(corrected: z.output<typeof correction>): ActError | undefined {
  const { name, phone, email, tests } = corrected
  if (name !== undefined && contactProblem('name', name)) return 'name-wrong'
  const isDialled = phone === undefined || diallableNumbers(phone).length > 0
  if (!isDialled || (phone !== undefined && contactProblem('phone', phone))) return 'phone-wrong'
  if (email !== undefined && contactProblem('email', email)) return 'email-wrong'
  if (tests && (tests.length === 0 || new Set(tests).size < tests.length)) return 'tests-wrong'
  return Object.keys(corrected).length === 0 ? 'nothing-corrected' : undefined
}

function agreedContent(body: Extract<ActBody, { readonly kind: 'agreed' }>): ActContent | ActError {
  const { time } = body.agreed
  const date = parseDate(body.agreed.date)
  if (date === undefined) return 'date-wrong'
  return findSlot(time) === undefined ? 'time-wrong' : { ...body, agreed: { date, time } }
}

interface Present {
  readonly nowMs: number
  readonly hours: OpeningHours
}

/** Why to refuse the act now. If it was recorded before, `performAct` ignores the problem. */
function problemNow(content: ActContent, at: Present): ActError | undefined {
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
