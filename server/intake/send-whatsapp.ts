import { isUtf8 } from 'node:buffer'
import { type Context, Hono } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import type { FieldProblems } from '../../domain/appointment-request.ts'
import { delhiIso } from '../../domain/delhi-time.ts'
import type { Language } from '../../domain/language.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { CentreNow } from '../../domain/published-centre.ts'
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
import type { IntakeRefusal } from './accept-request.ts'
import type { Intake } from './limit-concurrency.ts'
import { readJsonDraft } from './read-draft.ts'

export interface SendWhatsAppDeps extends Intake {
  readonly clientAddress: ClientAddress
  readonly publicUrl: string
  readonly strings: Readonly<Record<Language, Strings>>
  readonly centreNow: () => CentreNow<Centre>
  readonly metrics: Pick<Metrics, 'requestAccepted' | 'requestRefused'>
}

/**
 * `POST /api/send-whatsapp`: 200 `{reference, callBy}` once the request is stored and its notices
 * are queued; otherwise `{error, fields?}` with a sentence for the patient.
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
  if (idempotencyKey !== undefined && !isUsableKey(idempotencyKey)) return refuse(c, 'bad-key')
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

/** Says as well when to try again, where the limits know it. */
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

/** Any opaque text of reasonable length, in the characters of the header's draft standard. */
function isUsableKey(key: string): boolean {
  return /^[\x20-\x7e]{1,255}$/.test(key)
}
