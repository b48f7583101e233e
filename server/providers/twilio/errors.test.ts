import { describe, expect, it } from 'vitest'
import type { FailureClass } from '../../db/schema.ts'
import { classifyTwilioError } from './errors.ts'

const none = new Headers()

describe('classifyTwilioError', () => {
  it.each([
    [400, 63016, 'template'],
    [400, 63021, 'template'],
    [400, 63027, 'template'],
    [400, 63028, 'template'],
    [400, 21656, 'template'],
    [400, 63018, 'channel-throttled'],
    [429, 20429, 'channel-throttled'],
    [400, 63003, 'recipient'],
    [400, 63024, 'recipient'],
    [400, 63049, 'recipient'],
    [400, 21211, 'recipient'],
    [401, 20003, 'auth'],
    [403, 20005, 'auth'],
    [400, 63007, 'auth'],
    [400, 30001, 'transient'],
    [400, 63012, 'transient'],
  ] as [number, number, FailureClass][])(
    'goes by the code before the status: %i with %i is %s',
    (status, code, asClass) => {
      expect(classifyTwilioError(status, { code, message: "to '+91…'" }, none)).toEqual({
        kind: 'failed',
        class: asClass,
        code: String(code),
      })
    },
  )

  it.each([
    [500, 'transient'],
    [429, 'channel-throttled'],
    [401, 'auth'],
    [403, 'auth'],
    [404, 'auth'],
    [400, 'template'],
  ] as [number, FailureClass][])(
    'goes by status %i where the code is new to it',
    (status, asClass) => {
      expect(classifyTwilioError(status, { code: 99999 }, none).class).toBe(asClass)
    },
  )

  it.each([
    [502, 'transient'],
    [404, 'transient'],
    [407, 'transient'],
    [504, 'unknown'],
  ] as [number, FailureClass][])('takes a page of HTML with %i for %s', (status, asClass) => {
    const failure = { kind: 'failed', class: asClass, code: `http-${status}` }
    expect(classifyTwilioError(status, undefined, none)).toEqual(failure)
  })

  it('reads how long to wait, in seconds', () => {
    const waitOf = (value: string) =>
      classifyTwilioError(429, { code: 20429 }, new Headers({ 'retry-after': value })).retryAfterMs
    expect(waitOf('30')).toBe(30_000)
    expect(waitOf('Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined()
  })
})
