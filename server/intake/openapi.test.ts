import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openAppWithWebhooks } from '../../test/hostile/app-with-webhooks.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'

const schema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>()
const json = z.object({ 'application/json': z.object({ schema }) })

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.literal('header'), schema })).default([]),
  requestBody: z.object({ content: json }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: json, headers: z.record(z.string(), z.object({ schema })) }),
  ),
})

const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

const path = '/api/send-whatsapp'
const first = aRequest()
const second = aRequest({ time: '3:00 PM' })
const third = aRequest({ time: '4:00 PM' })
const key = { 'idempotency-key': 'one-attempt' }

/** One call for each answer that is possible while the store works. The third request from the address gets 429. */
const calls: readonly (readonly [number, string, RequestInit])[] = [
  [200, path, aPost(first, { ...key, 'content-language': 'hi' })],
  [422, path, aPost(second, key)],
  [422, path, aPost({})],
  [422, path, aPost({ ...second, email: ['a@b.cd'], tests: ['Astrology'] })],
  [400, path, aPost('{')],
  [400, path, aPost(second, { 'idempotency-key': 'k'.repeat(256) })],
  [403, path, aPost(second, { 'sec-fetch-site': 'cross-site' })],
  [413, path, aPost('x'.repeat(17_000))],
  [415, path, aPost(second, { 'content-type': 'text/plain' })],
  [200, path, aPost(second)],
  [429, path, aPost(third)],
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => [405, path, { method }] as const),
  [200, '/healthz', {}],
  [200, '/readyz', {}],
]

describe('/openapi.json', () => {
  it('describes every answer that is possible while the store works, and each is as described', async () => {
    const { app } = await openAppWithWebhooks({ LIMIT_PER_ADDRESS: '2' })
    const { paths } = document.parse(await (await app.request('/openapi.json')).json())
    const met = new Set<string>()
    for (const [status, to, init] of calls) {
      const response = await app.request(to, init)
      expect([to, init, response.status]).toEqual([to, init, status])
      const method = init.method?.toLowerCase() ?? 'get'
      const described = paths[to]?.[method]?.responses[status]
      if (described === undefined) throw new Error(`${method} ${to} ${status} is not described`)
      met.add(`${method} ${to} ${status}`)
      expect(response.headers.get('content-type')).toMatch(/^application\/json\b/)
      z.fromJSONSchema(described.content['application/json'].schema).parse(await response.json())
      for (const [name, header] of Object.entries(described.headers))
        z.fromJSONSchema(header.schema).parse(response.headers.get(name))
    }
    const answers = Object.entries(paths).flatMap(([to, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method} ${to} ${status}`),
      ),
    )
    expect([...met].toSorted()).toEqual(answers.filter((each) => !each.endsWith('503')).toSorted())
  })

  it('describes the body and the headers that a booking page sends', async () => {
    const { app } = await openAppWithWebhooks()
    const { paths } = document.parse(await (await app.request('/openapi.json')).json())
    const { requestBody, parameters = [] } = paths[path]?.post ?? {}
    const fits = (body: unknown) =>
      z.fromJSONSchema(requestBody?.content['application/json'].schema ?? false).safeParse(body)
        .success
    expect([first, { ...first, email: null }, {}, { ...first, tests: 'ECG' }].map(fits)).toEqual([
      ...[true, true, false, false],
    ])
    const sent = {
      'Idempotency-Key': 'a key',
      'Content-Language': 'hi',
      'Sec-Fetch-Site': 'same-origin',
    }
    expect(parameters.map(({ name }) => name)).toEqual(Object.keys(sent))
    for (const { name, schema } of parameters)
      z.fromJSONSchema(schema).parse(Object.entries(sent).find(([each]) => each === name)?.[1])
  })
})
