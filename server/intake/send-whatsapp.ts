import { isUtf8 } from 'node:buffer'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import type { CentreNow } from '../../domain/centre/centre-now.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import type { Language } from '../../domain/language.ts'
import { parseJson } from '../../domain/parse-json.ts'
import {
  type AppointmentDraft,
  type FieldName,
  type FieldProblems,
  fieldOrder,
  maxLength,
  type Problem,
  requiredFields,
} from '../../domain/request/appointment-request.ts'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClientAddress } from '../web/client-address.ts'
import { guards } from '../web/guards.ts'
import {
  fieldSentences,
  notOfferedSentence,
  type Refuse,
  refusalSentence,
  refusalStatus,
  setRetryAfter,
  statedLanguage,
} from '../web/responses.ts'
import type { Intake, IntakeRefusal } from './accept-request.ts'

export interface SendWhatsAppDeps extends Intake {
  readonly clientAddress: ClientAddress
  /** Scheme and host without a trailing slash. */
  readonly publicUrl: string
  readonly strings: Readonly<Record<Language, Strings>>
  readonly centreNow: () => CentreNow<Centre>
  readonly metrics: Pick<Metrics, 'requestAccepted' | 'requestRefused'>
}

/**
 * `POST /api/send-whatsapp`: 200 `{reference, callBy}` once the request is stored and its notices are queued; otherwise
 * `{error, fields?}` with a sentence for the patient.
 */
export function sendWhatsApp(deps: SendWhatsAppDeps): Hono {
  const refuse = refuseAsJson(deps)
  const app = new Hono()
  app.post('/', ...guards('application/json', refuse, deps), (c) => answer(c, deps, refuse))
  app.all('/', (c) => {
    c.header('allow', 'POST')
    return refuse(c, 'wrong-method')
  })
  return app
}

async function answer(c: Context, deps: SendWhatsAppDeps, refuse: Refuse): Promise<Response> {
  const idempotencyKey = c.req.header('idempotency-key')
  if (idempotencyKey !== undefined && !usableKey.test(idempotencyKey)) return refuse(c, 'bad-key')
  const bytes = await c.req.arrayBuffer()
  const json = isUtf8(bytes) ? parseJson(new TextDecoder().decode(bytes)) : undefined
  if (json === undefined) return refuse(c, 'not-json')
  const read = readJsonDraft(json)
  if (!read.ok) return refuseProblems(c, read.problems, deps)
  const address = deps.clientAddress(c)
  const language = statedLanguage(c)
  const taken = await deps.acceptRequest({ draft: read.draft, idempotencyKey, address, language })
  if (taken.kind === 'invalid') return refuseProblems(c, taken.problems, deps, read.draft.tests)
  if (taken.kind !== 'accepted') return refuseTaken(c, taken, refuse)
  deps.metrics.requestAccepted()
  return c.json({ reference: taken.reference, callBy: delhiIso(taken.callByMs) })
}

/** Up to 255 printable ASCII characters, which the draft standard of the header allows. */
export const usableKey = /^[\x20-\x7e]{1,255}$/

type ReadDraft =
  | { readonly ok: true; readonly draft: AppointmentDraft }
  | { readonly ok: false; readonly problems: FieldProblems }

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/**
 * The shape of the JSON body (spec, point 7); its values are validated in `domain/`. The limits in `meta` are only
 * shown at `/openapi.json`, and are not checked here.
 */
export const requestBody = z.object({
  name: z.string().meta({ minLength: 1, maxLength: maxLength.name, examples: ['Asha Verma'] }),
  phone: z.string().meta({ minLength: 1, maxLength: maxLength.phone, examples: ['98765 43210'] }),
  email: optionalText.meta({ maxLength: maxLength.email }),
  date: z.string().meta({ format: 'date', description: 'A day in Delhi, from today on.' }),
  time: z.string().meta({ enum: timeSlots.map(({ label }) => label) }),
  tests: z.array(z.string().meta({ enum: allTests })).meta({ minItems: 1, uniqueItems: true }),
  additionalInfo: optionalText.meta({ maxLength: maxLength.additionalInfo }),
})

/** The error for a field that is absent or of the wrong type. Two fields may be absent. */
function misshapen(field: FieldName): Problem {
  return field === 'email' || field === 'additionalInfo' ? `${field}-malformed` : `${field}-missing`
}

function readJsonDraft(value: unknown): ReadDraft {
  const parsed = requestBody.safeParse(value)
  if (parsed.success) return { ok: true, draft: parsed.data }
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]))
  const isNoObject = wrong.has(undefined)
  const missing: readonly FieldName[] = isNoObject ? requiredFields : []
  const problems = fieldOrder
    .filter((field) => wrong.has(field) || missing.includes(field))
    .map((field): [FieldName, Problem] => [field, misshapen(field)])
  return { ok: false, problems: Object.fromEntries(problems) }
}

/** Refuses a request. After too many requests, says when to try again. */
export function refuseTaken(
  c: Context,
  refusal: IntakeRefusal,
  refuse: Refuse,
): Response | Promise<Response> {
  if (refusal.kind === 'too-many') c.header('retry-after', String(refusal.retryAfterSeconds))
  return refuse(c, refusal.kind)
}

/** `{ "error": … }`, the shape the booking page reads (spec, point 7). */
function refuseAsJson({ strings, centreNow, metrics }: SendWhatsAppDeps): Refuse {
  return (c, reason) => {
    metrics.requestRefused(reason)
    setRetryAfter(c, reason)
    return c.json(
      { error: refusalSentence(reason, strings[statedLanguage(c)], centreNow()) },
      refusalStatus[reason],
    )
  }
}

function refuseProblems(
  c: Context,
  problems: FieldProblems,
  deps: SendWhatsAppDeps,
  tests: readonly string[] = [],
): Response {
  deps.metrics.requestRefused('invalid')
  const strings = deps.strings[statedLanguage(c)]
  const notOffered = notOfferedSentence(tests, deps.centreNow().catalogue, strings)
  const fields = fieldSentences(problems, strings, notOffered)
  return c.json({ error: Object.values(fields).join(' '), fields }, refusalStatus.invalid)
}
