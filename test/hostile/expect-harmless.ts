import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { z } from 'zod'
import type { TestApp } from '../support/test-app.ts'
import { takeReceipts } from './app-with-webhooks.ts'
import type { HostileRequest } from './request.ts'

/** Characters that PostgreSQL refuses, that phones show wrongly or that terminals obey. Line breaks may stay. */
const unwelcome = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u

const sentence = z.string().regex(/\p{L}.*[.]$/su)
const refusal = z.strictObject({
  error: sentence,
  fields: z.record(z.string(), sentence).optional(),
})
const acceptance = z.strictObject({
  reference: z.string().regex(/^#SID\d{6}$/),
  callBy: z.iso.datetime({ offset: true }),
})

/**
 * Sends the request and expects a status below 500. If the answer has a new reference, the store must have the whole
 * request and a notice of its visit. Otherwise no request may be stored, and a call or a form must be told why.
 */
export async function expectHarmless(testApp: TestApp, request: HostileRequest): Promise<void> {
  const before = await newestReference(testApp)
  const { path, ...init } = request
  const response = await testApp.app.request(path, init)
  const body = await bodyText(response)
  expect(response.status).toBeLessThan(500)
  const reference = acceptedReference(request, response, body)
  const newest = await newestReference(testApp)
  if (reference === newest && newest !== before) await expectStored(testApp, newest, request)
  else expect(newest).toBe(before)
  if (request.to !== 'whatsapp') return
  for (const receipt of await takeReceipts(testApp))
    expect(JSON.stringify(receipt)).not.toMatch(/\\u|\\n/)
}

/** Checks the answer. Returns the reference if the answer accepts the request. */
function acceptedReference({ to }: HostileRequest, response: Response, body: string) {
  const { status, headers } = response
  switch (to) {
    case 'call':
      if (status === 200) return acceptance.parse(JSON.parse(body)).reference
      expect(status).toBeGreaterThanOrEqual(400)
      refusal.parse(JSON.parse(body))
      return undefined
    case 'form': {
      const link = new URL(headers.get('location') ?? '', 'http://server')
      if (status === 303) return z.string().parse(link.searchParams.get('reference'))
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(body).toMatch(/role="alert"/)
      expect(body).not.toMatch(/<img src=x|<script>alert/)
      return undefined
    }
    case 'page':
      expect(body).not.toMatch(/<img src=x|<script>alert/)
      return undefined
    case 'whatsapp':
      expect(body.length).toBeLessThan(100)
      return undefined
  }
}

async function newestReference({ database }: TestApp): Promise<string> {
  const query = database.db.selectFrom('request').select('reference').orderBy('id', 'desc')
  return (await query.executeTakeFirst())?.reference ?? 'none'
}

async function expectStored(
  { database: { db } }: TestApp,
  reference: string,
  request: HostileRequest,
): Promise<void> {
  const all = db.selectFrom('request').selectAll().where('reference', '=', reference)
  const { name, phone, email, date, time, tests, ...row } = await all.executeTakeFirstOrThrow()
  const texts = { name, phone, email, date, time, additionalInfo: row.additional_info }
  for (const text of Object.values(texts)) expect(text).not.toMatch(unwelcome)
  const sent = sentFields(request)
  expect(visibleIn(texts)).toEqual(visibleIn(sent.texts))
  expect(JSON.parse(tests)).toEqual(sent.tests)
  const notices = db.selectFrom('notice').select('id').where('visit_id', '=', row.visit_id)
  expect(await notices.execute()).not.toEqual([])
}

const fieldNames = ['name', 'phone', 'email', 'date', 'time', 'additionalInfo'] as const

const draftShape = z.looseObject({ tests: z.array(z.string()) })

/** The fields that the body of a request has, read apart from the server. */
function sentFields({ to, body }: HostileRequest) {
  const text = new TextDecoder().decode(body)
  const form = new URLSearchParams(text)
  const json = to === 'call' ? draftShape.parse(JSON.parse(text)) : undefined
  const texts = fieldNames.map((name) => [name, (json ? json[name] : form.get(name)) ?? ''])
  return { texts: Object.fromEntries(texts), tests: json?.tests ?? form.getAll('tests') }
}

/** The texts without white space, control characters and unassigned ones, which the server may change or remove. */
function visibleIn(texts: object) {
  return Object.entries(texts).map(([name, text]) => [
    name,
    String(text).replaceAll(/[\s\p{C}]/gu, ''),
  ])
}

/** The decompressed body. Throws unless it is valid UTF-8. */
async function bodyText(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const encoding = bytes.length === 0 ? null : response.headers.get('content-encoding')
  const plain =
    encoding === 'br'
      ? brotliDecompressSync(bytes)
      : encoding === 'gzip'
        ? gunzipSync(bytes)
        : bytes
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}
