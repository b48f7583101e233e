import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openAppWithWebhooks } from '../../test/hostile/app-with-webhooks.ts'
import { anyValue, schema, validValue } from '../../test/support/json-schema.ts'
import type { TestApp } from '../../test/support/test-app.ts'

const requests = 1000

const asJson = <T extends z.ZodType>(of: T) =>
  z.object({ 'application/json': z.object({ schema: of }) })

/** A schema that answers are checked with. No value is made from it. */
const check = z.custom<Parameters<typeof z.fromJSONSchema>[0]>()

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.literal('header'), schema })).default([]),
  requestBody: z.object({ content: asJson(schema) }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      content: asJson(check),
      headers: z.record(z.string(), z.object({ schema: check })),
    }),
  ),
})

const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

interface Described extends z.infer<typeof operation> {
  readonly path: string
  readonly method: string
}

describe('/openapi.json', () => {
  it(`describes every answer to ${requests} requests made from it alone`, async () => {
    const { app } = await openAppWithWebhooks({ LIMIT_PER_ADDRESS: '2' })
    const operations = await describedBy(app)
    const met = new Set<string>()
    const everyAnswer = fc.asyncProperty(requestFrom(operations), async ([of, init]) => {
      const response = await app.request(of.path, init)
      met.add(`${of.method} ${of.path} ${response.status}`)
      await expectDescribed(response, of)
    })
    await fc.assert(everyAnswer, { numRuns: requests, seed: 1 })
    expect([...met].toSorted()).toEqual(answersThatCanBeMet(operations))
  }, 60_000)
})

async function describedBy(app: TestApp['app']): Promise<Described[]> {
  const { paths } = document.parse(await (await app.request('/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      ...each,
      path,
      method,
      [fc.toStringMethod]: () => `${method} ${path}`,
    })),
  )
}

/** Lists the described answers, except 503, which a working store never causes. */
function answersThatCanBeMet(operations: readonly Described[]): string[] {
  return operations
    .flatMap(({ method, path, responses }) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    )
    .filter((answer) => !answer.endsWith('503'))
    .toSorted()
}

async function expectDescribed(response: Response, { responses }: Described): Promise<void> {
  expect(response.status).toBeLessThan(500)
  const described = responses[response.status]
  expect(described, `an answer ${response.status} is described`).toBeDefined()
  if (described === undefined) return
  const [mediaType] = (response.headers.get('content-type') ?? '').split(';')
  expect(mediaType).toBe('application/json')
  z.fromJSONSchema(described.content['application/json'].schema).parse(await response.json())
  for (const [name, header] of Object.entries(described.headers)) {
    z.fromJSONSchema(header.schema).parse(response.headers.get(name))
  }
}

/** Picks mostly operations with a body, because more can go wrong with them. */
function requestFrom(operations: readonly Described[]) {
  const weighed = operations.map((of) => ({
    weight: of.requestBody === undefined ? 1 : 40,
    arbitrary: fc.tuple(fc.constant(of), initFor(of)),
  }))
  return fc.oneof(...weighed)
}

/** Makes a call as described, or one with one thing wrong. */
function initFor({ method, parameters, requestBody }: Described): fc.Arbitrary<RequestInit> {
  const each = parameters.map(({ name, schema: of }) =>
    validValue(of).map((value) => [name, String(value)] as const),
  )
  const stated = fc
    .tuple(...each)
    .chain((all) => fc.subarray(all))
    .map((some) => Object.fromEntries(some))
  const verb = fc.constant(method.toUpperCase())
  if (requestBody === undefined) return fc.record({ method: verb, headers: stated })
  const body = anyValue(requestBody.content['application/json'].schema).map((value) =>
    JSON.stringify(value),
  )
  const type = fc.constant('application/json')
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.tuple(stated, type, body) },
      { weight: 2, arbitrary: fc.tuple(stated, type, anyBody) },
      { weight: 1, arbitrary: fc.tuple(stated, anyLine, body) },
      { weight: 1, arbitrary: fc.tuple(wronglyStated(parameters), type, body) },
    )
    .chain(([headers, contentType, text]) =>
      fc.record({
        method: verb,
        headers: fc.constant({ ...headers, 'content-type': contentType }),
        body: fc.constant(text),
      }),
    )
}

/** What a header may carry on the wire. */
const anyLine = fc.stringMatching(/^[\x21-\xff]{0,300}$/)

const anyBody = fc.oneof(
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 100 }).map((bytes) => new Uint8Array(bytes)),
  fc.integer({ min: 1, max: 40_000 }).map((length) => JSON.stringify('x'.repeat(length))),
)

function wronglyStated(parameters: Described['parameters']) {
  const [first, ...others] = parameters.map(({ name }) => anyLine.map((line) => ({ [name]: line })))
  return first === undefined ? fc.constant({}) : fc.oneof(first, ...others)
}
