import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Failure } from '../../db/records.ts'
import type { ReceiptKind } from '../../db/schema.ts'
import type { NewReceipt } from '../../receipts/queries.ts'
import { throttledLog } from '../../web/throttled-log.ts'
import { isProviderId, refusals } from '../provider.ts'
import { classOfTwilioCode } from './errors.ts'
import { isTwilioSignature } from './signature.ts'

/** Twilio's forms are about 1 KB. */
const maxBodyBytes = 16 * 1024

/** Anybody can post here, so log it rarely; a wrong token must still show. */
const refusalsLoggedPerMinute = 1

/** The query parameter of the callback's address. */
const ourCorrelationId = /^[\w-]{1,64}$/

export interface TwilioStatusDeps {
  readonly authToken: string
  /** Scheme and host under which Twilio reaches us, without a trailing slash: it is signed too. */
  readonly publicUrl: string
  readonly recordReceipts: (
    receipts: readonly NewReceipt[],
    receivedAtMs: number,
  ) => Promise<unknown>
  readonly raiseAlarm: (alarm: { readonly subject: string }) => Promise<void>
  /** Called when receipts were stored. */
  readonly onReceipts: () => void
  readonly now: () => number
  readonly log: Logger
}

/**
 * `POST /api/twilio-status`: the status of a message. 204 once it is stored, 200 for a status we do
 * not keep, 403 without Twilio's signature. Twilio does not retry.
 */
export function twilioStatus(deps: TwilioStatusDeps): Hono {
  const maySay = throttledLog(refusalsLoggedPerMinute, deps.now)
  const app = new Hono()
  // By default the limit throws, which the app would log as its own error.
  const tooLarge = (c: Context) => c.text('Too large', 413)
  app.post('/', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }), (c) =>
    answer(c, deps, maySay),
  )
  app.all('/', (c) => c.text('Method not allowed', 405, { allow: 'POST' }))
  return app
}

async function answer(
  c: Context,
  deps: TwilioStatusDeps,
  maySay: () => boolean,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const address = new URL(`${deps.publicUrl}${pathname}${search}`)
  const form = new URLSearchParams(await c.req.text())
  const signature = c.req.header('x-twilio-signature')
  if (!isTwilioSignature(signature, address, form, deps.authToken)) {
    if (maySay()) deps.log.warn('refused a status callback that Twilio did not sign')
    return c.text('Forbidden', 403)
  }
  const receivedAtMs = deps.now()
  const receipt = readReceipt(form, searchParams.get('notice') ?? '', receivedAtMs)
  if (receipt === undefined) return c.body(null, 200)
  await deps.recordReceipts([receipt], receivedAtMs)
  deps.onReceipts()
  const { failure } = receipt
  if (failure !== undefined && refusals.has(failure.class)) {
    await deps.raiseAlarm({ subject: `whatsapp-twilio ${failure.class} ${failure.code}` })
  }
  return c.body(null, 204)
}

/** Intermediate statuses such as `queued` and `sending` are not kept. */
const kindOfStatus: ReadonlyMap<string, ReceiptKind> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
])

function readReceipt(
  form: URLSearchParams,
  correlationId: string,
  receivedAtMs: number,
): NewReceipt | undefined {
  const kind = kindOfStatus.get(form.get('MessageStatus') ?? '')
  const providerMessageId = form.get('MessageSid')
  if (kind === undefined || !isProviderId(providerMessageId)) return undefined
  return {
    kind,
    providerMessageId,
    correlationId: ourCorrelationId.test(correlationId) ? correlationId : undefined,
    failure: kind === 'failed' ? readFailure(form.get('ErrorCode') ?? '') : undefined,
    // The form has no timestamp.
    happenedAtMs: receivedAtMs,
  }
}

/** An unknown code: the content was accepted, so this recipient was not reached. */
function readFailure(code: string): Failure | undefined {
  if (!/^\d{1,6}$/.test(code)) return undefined
  return { class: classOfTwilioCode(Number(code)) ?? 'recipient', code }
}
