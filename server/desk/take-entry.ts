import type { Context } from 'hono'
import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import { testsIn } from '../../domain/centre/catalogue-now.ts'
import { type DeskEntry, isForNow } from '../../domain/desk/desk-acts.ts'
import { languages } from '../../domain/language.ts'
import { parseJson } from '../../domain/parse-json.ts'
import {
  type Circumstances,
  checkRequest,
  cleanDraft,
  type FieldName,
} from '../../domain/request/appointment-request.ts'
import { delhiDate, delhiInstant, parseDate } from '../../domain/time/delhi-time.ts'
import { storedId } from '../visits/act-content.ts'
import { enterVisit, type VisitEntry } from '../visits/enter-visit.ts'
import type { ActRefusal } from '../visits/perform-act.ts'
import { refuseAct } from './answers.ts'
import { boardFor } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { actId } from './take-act.ts'

/** `POST /entries`: a visit that reception agreed with the patient. No notice is sent, and nobody has to call. */
export async function takeEntry(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const offered = testsIn(deps.centreNow().catalogue)
  const at = { nowMs: deps.now(), hours: deps.hours, offered }
  const read = readEntry(parseJson(await c.req.text()), at)
  if (read === undefined) return await refuseAct(c, deps, 'malformed')
  const { entry, fields } = read
  const problem = fields.length > 0 ? 'fields wrong' : undefined
  const result =
    entry === undefined
      ? ({ kind: 'refused', why: 'fields wrong' } as const)
      : await enterVisit(deps.visits, { ...entry, device: device.id }, problem)
  if (result.kind === 'done')
    return c.json({ reference: result.reference, board: await boardFor(device, deps) })
  const { why } = result
  if (why === 'not let in' || why === 'not free') return await refuseAct(c, deps, why)
  const board = await boardFor(device, deps)
  if (why === 'fields wrong') {
    const error = fields.map((field) => deskAnswers.entryFields[field]).join(' ')
    return c.json({ error, fields, board }, 422)
  }
  return c.json({ error: sentenceOfEntry(why, entry?.changes !== undefined), board }, 409)
}

/** The form does not show the visit that the entry changes, so a sentence has to say what is wrong with that visit. */
function sentenceOfEntry(why: ActRefusal, changesVisit: boolean): string {
  if (why === 'id reused') return deskAnswers.entryReused
  // An entry that changes no visit can be refused as erased only if it was stored before.
  return why === 'erased' && !changesVisit
    ? deskAnswers.entryErased
    : deskAnswers.entryChangesNothing
}

interface ReadEntry {
  /** Undefined if the date is not a date. */
  readonly entry: Omit<VisitEntry, 'device'> | undefined
  /** The fields that are wrong now. If the entry was stored before, `enterVisit` ignores them. */
  readonly fields: readonly FieldName[]
}

const text = z.string()
const body = z.object({
  id: actId,
  source: z.enum(['phone', 'walk-in']),
  language: z.enum(languages),
  name: text,
  phone: text,
  email: text,
  additionalInfo: text,
  date: text,
  time: text,
  tests: z.array(text),
  acceptsClash: z.literal(true).exactOptional(),
  changes: z.object({ visit: storedId, asks: z.array(storedId).min(1) }).exactOptional(),
}) satisfies z.ZodType<DeskEntry>

const formOrder = [
  ...(['name', 'phone', 'tests', 'date', 'time'] as const),
  ...(['additionalInfo', 'email'] as const),
] satisfies readonly FieldName[]

/** The JSON body, checked by the rules of the public form; undefined if the page never sends such a body. */
function readEntry(value: unknown, { nowMs, ...at }: Circumstances): ReadEntry | undefined {
  const parsed = body.safeParse(value)
  if (!parsed.success) return undefined
  const { id, source, language, acceptsClash, changes, ...typed } = parsed.data
  const date = parseDate(typed.date)
  const hasCome =
    source === 'walk-in' && date !== undefined && isForNow({ date, time: typed.time }, nowMs)
  // A patient at the desk may have no phone. Nobody has to call such a patient.
  const draft = cleanDraft({ ...typed, phone: typed.phone || (hasCome ? '-' : '') })
  const entryOf = (request: VisitEntry['request']) => ({
    id,
    source,
    language,
    request,
    hasCome,
    ...(acceptsClash && { acceptsClash }),
    ...(changes && { changes }),
  })
  // A time of today that has passed is allowed, because the patient may stand at the desk.
  const startOfDayMs = delhiInstant(delhiDate(nowMs), 0)
  const checked = checkRequest(draft, { ...at, nowMs: startOfDayMs })
  if (checked.ok) return { entry: entryOf(checked.request), fields: [] }
  return {
    entry: date && entryOf({ ...draft, date }),
    fields: formOrder.filter((name) => checked.problems[name] !== undefined),
  }
}
