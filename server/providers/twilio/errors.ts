import { z } from 'zod'
import type { FailureClass } from '../../db/schema.ts'
import { classOfForeignAnswer, classOfStatus, group, retryAfter } from '../http-failure.ts'
import { providerCode, type SendFailure } from '../provider.ts'

/** Twilio's error body; its `message` may quote a number and is never read. */
const twilioError = z.object({ code: providerCode })

/**
 * Codes of Twilio's error dictionary (https://www.twilio.com/docs/api/errors), grouped by what we
 * do about them. The same ones come as an answer to a send and later in status callbacks.
 */
const classOfCode: ReadonlyMap<number, FailureClass> = new Map([
  ...group('transient', [20500, 20503, 30001, 30008, 63009, 63010, 63012, 63023]),
  ...group('channel-throttled', [14107, 20429, 21611, 30022, 30023, 63017, 63018, 63038]),
  ...group('spam', [30007]),
  ...group('auth', [10001, 20003, 20005, 20006, 20008, 20403, 20404, 21212, 21408, 21606, 30002]),
  ...group('auth', [63001, 63002, 63007, 63008, 63020, 63022]),
  ...group('template', [21609, 21617, 21619, 21624, 21654, 21655, 21656, 63005, 63006, 63013]),
  ...group('template', [63016, 63019, 63021, 63027, 63028, 63030, 63040, 63041, 63042]),
  ...group('recipient', [21211, 21608, 21610, 21614, 30003, 30004, 30005, 30006, 30036]),
  ...group('recipient', [63003, 63011, 63014, 63015, 63024, 63031, 63032, 63033, 63049]),
])

/** Access denied, and forbidden. */
const notToBeAskedCodes: ReadonlySet<string> = new Set(['20006', '20403'])

/** Whether the health check itself was refused, which says nothing about sending. */
export function isQuestionRefused({ code }: SendFailure): boolean {
  return notToBeAskedCodes.has(code)
}

/** Classifies a Twilio code; undefined for an unknown one. */
export function classOfTwilioCode(code: number): FailureClass | undefined {
  return classOfCode.get(code)
}

/** Whether an answer is Twilio's error, whatever its status. */
export function isTwilioError(body: unknown): boolean {
  return twilioError.safeParse(body).success
}

/** Classifies a refused call: by code first, then by status. `body` is the parsed answer. */
export function classifyTwilioError(status: number, body: unknown, headers: Headers): SendFailure {
  const code = twilioError.safeParse(body).data?.code
  const retryAfterMs = retryAfter(headers)
  return {
    kind: 'failed',
    class: code === undefined ? classOfForeignAnswer(status) : classOfAnswer(status, code),
    code: code === undefined ? `http-${status}` : String(code),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

/** An account that does not exist is answered 404, and is a configuration error. */
function classOfAnswer(status: number, code: number): FailureClass {
  return classOfCode.get(code) ?? (status === 404 ? 'auth' : classOfStatus(status))
}
