import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FailureClass } from '../../db/schema.ts'
import { classifyGraphError } from './errors.ts'

const none = new Headers()

/** Reads a public sample body. fake-whatsapp/samples/SOURCES.md says where each sample comes from. */
function sample(name: string): unknown {
  const file = new URL(`../../../fake-whatsapp/samples/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

describe('classifyGraphError', () => {
  it.each([
    ['err-130429-throughput', 400, 'channel-throttled', '130429'],
    ['err-131056-pair-rate', 400, 'pair-throttled', '131056'],
    ['err-131056-pair-rate', 429, 'pair-throttled', '131056'],
    ['err-132000-param-count', 400, 'template', '132000'],
    ['err-190-token-expired-463', 401, 'auth', '190'],
    ['err-2-transient-500', 500, 'transient', '2'],
  ] as const)(
    'classifies the public sample %s with status %i as %s',
    (name, status, asClass, code) => {
      expect(classifyGraphError(status, sample(name), none)).toEqual({
        kind: 'failed',
        class: asClass,
        code,
      })
    },
  )

  it.each([
    [200, 131026, 'recipient'],
    [403, 230, 'auth'],
    // Meta has no such code.
    [500, 999999, 'transient'],
    [429, 999999, 'channel-throttled'],
    [401, 999999, 'auth'],
    [400, 999999, 'template'],
    [408, 999999, 'transient'],
    [421, 999999, 'transient'],
    [425, 999999, 'transient'],
  ] as [number, number, FailureClass][])(
    'goes by the code, or by the status if the code is unknown: %i with %i is %s',
    (status, code, asClass) => {
      expect(classifyGraphError(status, { error: { code } }, none).class).toBe(asClass)
    },
  )

  /** Each code with the status of Meta's table of errors, or of its guide to Graph, and what becomes of the send. */
  const documented: readonly [FailureClass, number, readonly number[]][] = [
    ['auth', 400, [33, 102, 131037, 131042, 131045, 133010]],
    ['auth', 401, [0, 190]],
    ['auth', 403, [10, 200, 219, 299, 368, 130497, 131005, 131031]],
    ['auth', 500, [3]],
    ['channel-throttled', 400, [4, 17, 341, 613, 80007, 80008, 130429, 133016]],
    ['pair-throttled', 400, [131056]],
    ['spam', 400, [131048]],
    ['transient', 400, [1]],
    ['transient', 500, [131000, 131016, 131057]],
    ['transient', 503, [2, 133004]],
    ['template', 400, [100, 2500, 131008, 131009, 131051, 132000, 132005, 132007, 132012]],
    ['template', 400, [132015, 132016, 132018, 132068, 132069, 135000]],
    ['template', 404, [132001]],
    ['recipient', 400, [130472, 131021, 131026, 131030, 131047, 131049, 131050, 131062]],
  ]

  it.each(
    documented.flatMap(([asClass, status, codes]) =>
      codes.map((code) => [code, status, asClass] as const),
    ),
  )(
    'takes no word of the documented error %i, sent with status %i: %s',
    (code, status, asClass) => {
      const details = `Il numero +91 98765 43210 non è nell'elenco. ${'x'.repeat(4000)}`
      const error = {
        message: `(#${code}) Asha Verma`,
        type: 'OAuthException',
        code,
        error_subcode: 2494010,
        error_data: { messaging_product: 'whatsapp', details },
        error_user_title: null,
        fbtrace_id: 'A',
      }
      const failure = { kind: 'failed', class: asClass, code: String(code) }
      expect(classifyGraphError(status, { error }, none)).toEqual(failure)
    },
  )

  it('reads a code that is a string, and a code beside an is_transient of null', () => {
    expect(classifyGraphError(401, { error: { code: '190' } }, none)).toMatchObject({
      class: 'auth',
      code: '190',
    })
    const odd = { error: { code: 131056, is_transient: null } }
    expect(classifyGraphError(400, odd, none).class).toBe('pair-throttled')
  })

  it('goes by is_transient if the code is unknown', () => {
    const body = { error: { code: 999999, is_transient: true } }
    expect(classifyGraphError(400, body, none).class).toBe('transient')
  })

  it.each([
    [502, undefined, 'transient'],
    [403, undefined, 'transient'],
    [404, { message: 'not the provider’s words' }, 'transient'],
    [407, undefined, 'transient'],
    [504, undefined, 'unknown'],
    [429, undefined, 'channel-throttled'],
  ] as [number, unknown, FailureClass][])(
    'classifies %i with %o, which is not from Meta, as %s',
    (status, body, asClass) => {
      const code = `http-${status}`
      expect(classifyGraphError(status, body, none)).toMatchObject({ class: asClass, code })
    },
  )

  it('reads how long to wait: Retry-After in seconds, the usage header in minutes', () => {
    const body = { error: { code: 130429 } }
    const waitOf = (headers: Record<string, string>) =>
      classifyGraphError(429, body, new Headers(headers)).retryAfterMs
    const usage = '{"1":[{"type":"whatsapp","estimated_time_to_regain_access":7}]}'
    expect(waitOf({ 'retry-after': '30' })).toBe(30_000)
    expect(waitOf({ 'x-business-use-case-usage': usage })).toBe(7 * 60_000)
    expect(waitOf({ 'retry-after': '30', 'x-business-use-case-usage': usage })).toBe(30_000)
    expect(waitOf({ 'retry-after': '0' })).toBe(0)
    expect(waitOf({ 'retry-after': '1.5' })).toBe(1_500)
    for (const odd of ['Tue, 01 Dec 2026 06:00:00 GMT', '-5', '1e999', 'soon', ''])
      expect(waitOf({ 'retry-after': odd }), odd).toBeUndefined()
    expect(waitOf({ 'retry-after': '<seconds>', 'x-business-use-case-usage': '{' })).toBeUndefined()
  })
})
