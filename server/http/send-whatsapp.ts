import { type Context, Hono } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { Words } from '../../content/words.ts'
import type { FieldProblems } from '../../domain/appointment-request.ts'
import { delhiIso } from '../../domain/delhi-time.ts'
import type { AcceptRequest } from '../intake/accept-request.ts'
import { fieldSentences, refuseAsJson } from './answers.ts'
import type { ClientAddress } from './client-address.ts'
import { guards } from './guards.ts'
import { readJsonDraft } from './read-draft.ts'

export interface SendWhatsAppDeps {
  readonly acceptRequest: AcceptRequest
  readonly clientAddress: ClientAddress
  readonly publicUrl: string
  readonly words: Words
  readonly centre: Centre
}

/**
 * `POST /api/send-whatsapp`: 200 `{reference, callBy}` once the request is stored and its notices
 * are owed; otherwise `{error, fields?}` with a sentence for the patient.
 */
export function sendWhatsApp(deps: SendWhatsAppDeps): Hono {
  const app = new Hono()
  app.post('/', ...guards('application/json', refuseAsJson, deps), (c) => answer(c, deps))
  app.all('/', (c) => {
    c.header('allow', 'POST')
    return refuseAsJson(c, 405, deps.words.answers.methodNotAllowed)
  })
  return app
}

async function answer(c: Context, deps: SendWhatsAppDeps) {
  const { words } = deps
  const idempotencyKey = c.req.header('idempotency-key')
  if (idempotencyKey !== undefined && !isUsableKey(idempotencyKey)) {
    return refuseAsJson(c, 400, words.answers.badKey)
  }
  const json = parseJsonBytes(await c.req.arrayBuffer())
  if (json === undefined) return refuseAsJson(c, 400, words.answers.notJson)
  const read = readJsonDraft(json.value)
  if (!read.ok) return refuseProblems(c, read.problems, words)
  const address = deps.clientAddress(c)
  const { draft } = read
  const taken = await deps.acceptRequest({ draft, idempotencyKey, address, language: words.lang })
  switch (taken.kind) {
    case 'accepted':
      return c.json({ reference: taken.reference, callBy: delhiIso(taken.callByMs) })
    case 'invalid':
      return refuseProblems(c, taken.problems, words)
    case 'key-reused':
      return refuseAsJson(c, 422, words.answers.keyReused)
    case 'limited':
      c.header('retry-after', String(taken.retryAfterSeconds))
      return refuseAsJson(c, 429, words.answers.tooMany(deps.centre.phones[0].label))
    case 'not-stored':
      return refuseAsJson(c, 503, words.answers.notStored)
  }
}

function refuseProblems(c: Context, problems: FieldProblems, words: Words): Response {
  const fields = fieldSentences(problems, words)
  return c.json({ error: Object.values(fields).join(' '), fields }, 422)
}

/** Any opaque text of a sane length, in the characters the header's draft standard allows. */
function isUsableKey(key: string): boolean {
  return /^[\x20-\x7e]{1,255}$/.test(key)
}

/** The parsed value in a box, for `null` is JSON too; undefined for broken UTF-8 or JSON. */
function parseJsonBytes(bytes: ArrayBuffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}
