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
    [400, 131048, 'spam'],
    [200, 131026, 'recipient'],
    [403, 10, 'auth'],
    [403, 230, 'auth'],
    [400, 80007, 'channel-throttled'],
    [503, 133004, 'transient'],
    [400, 132018, 'template'],
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
    expect(waitOf({ 'retry-after': '<seconds>', 'x-business-use-case-usage': '{' })).toBeUndefined()
  })
})
