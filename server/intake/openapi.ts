import { Hono } from 'hono'
import { z } from 'zod'
import { languages } from '../../domain/language.ts'
import { fieldOrder } from '../../domain/request/appointment-request.ts'
import { sendWhatsAppAddress } from '../../site/routes.ts'
import { liveness, readiness } from '../web/health.ts'
import type { refusalStatus } from '../web/responses.ts'
import { requestBody, usableKey } from './send-whatsapp.ts'

const aDay = { 'cache-control': 'public, max-age=86400' }

const accepted = z.strictObject({
  reference: z.string().regex(/^#SID\d{6}$/),
  callBy: z.iso.datetime({ offset: true }),
})

const refused = z.strictObject({ error: z.string().min(1) })

const invalid = refused.extend({
  fields: z
    .partialRecord(z.enum(fieldOrder), z.string())
    .optional()
    .meta({ description: 'A sentence for each field that is wrong; absent for a reused key.' }),
})

const retryAfter = { 'Retry-After': header(z.string().regex(/^\d+$/), 'Seconds.') }

/** What each status means. The types demand an entry here for each status in `refusalStatus`. */
const refusals = {
  400: answer('Not JSON, or an unusable idempotency key.', refused),
  403: answer('Sent by the page of another site.', refused),
  413: answer('More than 16 KB.', refused),
  415: answer('Not application/json, or compressed.', refused),
  422: answer('A field is wrong, or the key belongs to another request.', invalid),
  429: answer('Too many requests.', refused, retryAfter),
  503: answer('Not stored, or too busy to read it.', refused, retryAfter),
} as const satisfies Record<
  Exclude<(typeof refusalStatus)[keyof typeof refusalStatus], 405>,
  object
>

const wrongMethod = { Allow: header(z.literal('POST'), 'The only method.') }

const otherMethods = ['get', 'put', 'patch', 'delete', 'options'] as const

/** `GET /openapi.json`: what programs may call, described by the schemas that check it. */
export function openApiRoutes({ publicUrl }: { readonly publicUrl: string }): Hono {
  const text = JSON.stringify(describeApi(publicUrl))
  const headers = { ...aDay, 'content-type': 'application/json' }
  return new Hono().get('/openapi.json', (c) => c.body(text, 200, headers))
}

function describeApi(publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Appointment requests', version: '2' },
    servers: [{ url: publicUrl }],
    paths: {
      [sendWhatsAppAddress]: { post: sendWhatsApp, ...onlyPost() },
      '/healthz': { get: { responses: { 200: answer('The process answers.', liveness) } } },
      '/readyz': {
        get: {
          responses: {
            200: answer('A request could be stored and told of now.', readiness),
            503: answer('It could not.', readiness),
          },
        },
      },
    },
  }
}

const sendWhatsApp = {
  summary: 'Stores a request for an appointment; reception is told of it and calls back.',
  parameters: [
    requestHeader('Idempotency-Key', z.string().regex(usableKey)),
    requestHeader('Content-Language', z.enum(languages)),
    requestHeader('Sec-Fetch-Site', z.literal('same-origin')),
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: z.toJSONSchema(requestBody, { io: 'input' }) } },
  },
  responses: { 200: answer('Stored: reception will call by `callBy`.', accepted), ...refusals },
}

function onlyPost() {
  const responses = { 405: answer('Only POST.', refused, wrongMethod) }
  return Object.fromEntries(otherMethods.map((method) => [method, { responses }]))
}

function answer(description: string, schema: z.ZodType, headers: object = {}) {
  const content = { 'application/json': { schema: z.toJSONSchema(schema) } }
  return { description, headers, content }
}

function requestHeader(name: string, schema: z.ZodType) {
  return { name, in: 'header', required: false, schema: z.toJSONSchema(schema) }
}

function header(schema: z.ZodType, description: string) {
  return { description, required: true, schema: z.toJSONSchema(schema) }
}
