import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { parseJson } from '../../../domain/parse-json.ts'
import { toLoggableError } from '../../db/errors.ts'
import type { Needs } from '../../parts.ts'
import { limitLargeBodies } from '../../web/limit-large-bodies.ts'
import { throttledLog } from '../../web/throttled-log.ts'
import type { NewReceipt } from '../provider.ts'
import type { WebhookFinding } from './finding.ts'
import { isSameSecret, isSignedBy } from './signature.ts'
import { readWebhook } from './webhook.ts'

/** Meta's own limit for one webhook. */
const maxBodyBytes = 3 * 1024 * 1024

/** Meta sends digits. Nothing that a browser could read as markup is echoed. */
const saneChallenge = /^[\w-]{1,200}$/

/** Anybody can post here, so refusals are logged rarely. A wrong app secret must still show in the log. */
const refusalsLoggedPerMinute = 1

export interface WhatsAppWebhookDeps extends Needs<'raiseAlarm' | 'now' | 'log'> {
  readonly appSecret: string
  readonly verifyToken: string
  readonly phoneNumberId: string
  /** Stores receipts durably. Meta may repeat receipts. */
  readonly recordReceipts: (receipts: readonly NewReceipt[], receivedAtMs: number) => Promise<void>
  readonly onReceipts: () => void
}

/**
 * Meta's webhook. GET echoes the challenge, or refuses with 403 or 400. POST answers 200 once its receipts are stored;
 * they are applied later. It answers 401 to an unsigned body and 413 to one that is too large. If receipts or an alarm
 * cannot be stored, or while four other large bodies are read, it answers 503, and Meta sends the webhook again. Any
 * other signed body is answered 200.
 */
export function whatsAppWebhook(deps: WhatsAppWebhookDeps): Hono {
  const app = new Hono()
  const refuseUnsigned = unsignedRefusal(deps)
  app.get('/', (c) => confirmAddress(c, deps.verifyToken))
  const readBody = limitLargeBodies(maxBodyBytes)
  app.post('/', async (c) => {
    const bytes = await readBody(c.req.raw)
    if (bytes === 'too-large') return c.json({ error: 'too large' }, 413)
    // Meta sends the webhook again.
    if (bytes === 'busy') return c.json({ error: 'busy' }, 503)
    const isSigned = isSignedBy(deps.appSecret, bytes, c.req.header('x-hub-signature-256'))
    return isSigned ? await takeWebhook(c, bytes, deps) : refuseUnsigned(c)
  })
  app.all('/', (c) => c.json({ error: 'method not allowed' }, 405, { allow: 'GET, POST' }))
  return app
}

/** Replaces the webhook while its settings are missing: answers 404, logged once at the start. */
export function whatsAppWebhookOff(log: Logger): Hono {
  log.warn('the WhatsApp webhook is off without its settings: no receipts and no taps will come')
  const app = new Hono()
  app.all('/', (c) => c.json({ error: 'not configured' }, 404))
  return app
}

/** Answers whether this address is ours. Meta asks at the setup. */
function confirmAddress(c: Context, verifyToken: string): Response {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = c.req.query()
  if (mode !== 'subscribe' || !isSameSecret(token ?? '', verifyToken)) {
    return c.json({ error: 'not verified' }, 403)
  }
  return challenge !== undefined && saneChallenge.test(challenge)
    ? c.text(challenge, 200, { 'cache-control': 'no-store' })
    : c.json({ error: 'no usable challenge' }, 400)
}

function unsignedRefusal({ now, log }: WhatsAppWebhookDeps) {
  const maySay = throttledLog(refusalsLoggedPerMinute, now)
  return (c: Context): Response => {
    if (maySay()) log.warn('webhook refused: not signed with our app secret')
    return c.json({ error: 'unauthorized' }, 401)
  }
}

async function takeWebhook(c: Context, bytes: Uint8Array, deps: WhatsAppWebhookDeps) {
  const nowMs = deps.now()
  const body = parseJson(new TextDecoder().decode(bytes))
  const findings = readWebhook(body, { phoneNumberId: deps.phoneNumberId, nowMs })
  if (findings === undefined) {
    deps.log.warn({ bytes: bytes.length }, 'webhook of an unknown shape ignored')
    return c.body(null, 200)
  }
  try {
    await keep(findings, nowMs, deps)
  } catch (error) {
    deps.log.error({ failure: toLoggableError(error) }, 'webhook not stored')
    return c.json({ error: 'not stored' }, 503)
  }
  return c.body(null, 200)
}

/** Stores receipts first, because an alarm can wait. A repeated webhook harms neither. */
async function keep(findings: readonly WebhookFinding[], nowMs: number, deps: WhatsAppWebhookDeps) {
  const receipts = findings.flatMap((finding) => (finding.is === 'receipt' ? finding.receipt : []))
  if (receipts.length > 0) {
    await deps.recordReceipts(receipts, nowMs)
    deps.log.info({ receipts: receipts.length }, 'receipts stored')
    deps.onReceipts()
  }
  logRest(findings, deps.log)
  const subjects = findings.flatMap((finding) => (finding.is === 'alarm' ? finding.subject : []))
  for (const subject of new Set(subjects)) await deps.raiseAlarm({ subject })
}

function logRest(findings: readonly WebhookFinding[], log: Logger): void {
  const foreign = findings.filter(({ is }) => is === 'foreign').length
  if (foreign > 0) log.warn({ changes: foreign }, 'webhook of another number ignored')
  for (const finding of findings) {
    if (finding.is === 'news') log.info({ subject: finding.subject }, 'news from Meta')
  }
}
