import { z } from 'zod'
import {
  type AppointmentRequest,
  checkRequest,
  type FieldName,
} from '../../domain/appointment-request.ts'
import { cleanDraft } from '../../domain/clean-draft.ts'
import { delhiDate, delhiInstant } from '../../domain/delhi-time.ts'
import { type DeskEntry, isForNow } from '../../domain/desk-acts.ts'
import { languages } from '../../domain/language.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { VisitEntry } from '../visits/enter-visit.ts'
import { actId, rowId } from './read-act.ts'

type ReadEntry =
  | { readonly ok: true; readonly entry: Omit<VisitEntry, 'device'> }
  /** The fields that reception has to correct; none where the page never sends such a body. */
  | { readonly ok: false; readonly fields: readonly FieldName[] }

const text = z.string()
const body = z.object({
  ...{ id: actId, source: z.enum(['phone', 'walk-in']), language: z.enum(languages) },
  ...{ name: text, phone: text, email: text, additionalInfo: text, date: text, time: text },
  tests: z.array(text),
  inSpite: z.literal(true).exactOptional(),
  changes: z.object({ visit: rowId, asks: z.array(rowId).min(1) }).exactOptional(),
}) satisfies z.ZodType<DeskEntry>

/** As the form has them. */
const formOrder = [
  ...(['name', 'phone', 'tests', 'date', 'time'] as const),
  ...(['additionalInfo', 'email'] as const),
] satisfies readonly FieldName[]

/** The JSON body of `POST /entries`, checked by the rules of the public form. */
export function readEntry(
  value: unknown,
  { nowMs, hours }: { readonly nowMs: number; readonly hours: OpeningHours },
): ReadEntry {
  const parsed = body.safeParse(value)
  if (!parsed.success) return { ok: false, fields: [] }
  const { id, source, language, inSpite, changes, ...draft } = parsed.data
  // A time of today may have passed: the patient stands at the desk.
  const startOfDayMs = delhiInstant(delhiDate(nowMs), 0)
  const checked = checkRequest(cleanDraft(draft), { nowMs: startOfDayMs, hours })
  if (!checked.ok) {
    return { ok: false, fields: formOrder.filter((name) => checked.problems[name] !== undefined) }
  }
  const request: AppointmentRequest = checked.request
  const hasCome = source === 'walk-in' && isForNow(request, nowMs)
  const known = { ...(inSpite && { inSpite }), ...(changes && { changes }) }
  return { ok: true, entry: { id, source, language, request, hasCome, ...known } }
}
