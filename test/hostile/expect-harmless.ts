import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { z } from 'zod'
import { readByReference } from '../../server/visits/find-visits.ts'
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
 * Sends the request and expects a status below 500. If the answer has a reference, that request must be
 * stored, and a notice too. Otherwise no request may be stored, and a call or a form must be told why.
 */
export async function expectHarmless(testApp: TestApp, request: HostileRequest): Promise<void> {
  const before = await newestReference(testApp)
  const { path, ...init } = request
  const response = await testApp.app.request(path, init)
  const body = await bodyText(response)
  expect(response.status).toBeLessThan(500)
  const reference = acceptedReference(request, response, body)
  if (reference === undefined) expect(await newestReference(testApp)).toBe(before)
  else await expectStored(testApp, reference)
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

async function newestReference({ database: { db } }: TestApp): Promise<string | undefined> {
  const requests = db.selectFrom('request').select('reference').orderBy('id', 'desc')
  return (await requests.limit(1).executeTakeFirst())?.reference
}

async function expectStored({ database: { db } }: TestApp, reference: string): Promise<void> {
  const visit = await readByReference(db, reference)
  const stored = visit?.requests.find((request) => request.reference === reference)
  const { name, phone, email, date, time, tests, additionalInfo } = stored ?? {}
  for (const text of [name, phone, email, date, time, additionalInfo, tests?.join()]) {
    expect(z.string().parse(text)).not.toMatch(unwelcome)
  }
  expect(visit?.notices.length).toBeGreaterThanOrEqual(1)
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
