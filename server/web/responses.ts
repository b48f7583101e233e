import type { Context } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import {
  type Catalogue,
  isKnownTest,
  namesWith,
  testsIn,
} from '../../domain/centre/catalogue-now.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { type FieldProblems, fieldOrder } from '../../domain/request/appointment-request.ts'

/** The status of each reason for a refusal, the same for the script and for the plain form. */
export const refusalStatus = {
  'not-json': 400,
  'bad-key': 400,
  'cross-site': 403,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'key-reused': 422,
  'too-many': 429,
  'not-stored': 503,
  overloaded: 503,
} as const

export type RefusalReason = keyof typeof refusalStatus

export type RefusalStatus = (typeof refusalStatus)[RefusalReason]

/** Refuses with a sentence for the patient: as JSON to the script, as a page to the plain form. */
export type Refuse = (
  c: Context,
  reason: Exclude<RefusalReason, 'invalid'>,
) => Response | Promise<Response>

/** `Retry-After` in seconds. An overload passes quickly, but a full disk needs an operator. */
const retryAfterSeconds: Partial<Record<RefusalReason, number>> = {
  overloaded: 10,
  'not-stored': 60,
}

export function setRetryAfter(c: Context, reason: RefusalReason): void {
  const seconds = retryAfterSeconds[reason]
  if (seconds !== undefined) c.header('retry-after', String(seconds))
}

/**
 * The language of the page on which a request was filled in. `Accept-Language` does not tell, because a
 * browser set to Hindi sends it from the English page too.
 */
export function statedLanguage(c: Context): Language {
  const stated = c.req.header('content-language')?.trim().toLowerCase()
  return isLanguage(stated) ? stated : defaultLanguage
}

/** The sentence of a refusal. After too many requests or under overload it names the phone number to call. */
export function refusalSentence(
  reason: Exclude<RefusalReason, 'invalid'>,
  strings: Strings,
  { phones }: Centre,
): string {
  if (reason === 'too-many') return strings.answers.tooMany(phones[0].label)
  if (reason === 'overloaded') return strings.answers.overloaded(phones[0].label)
  return strings.answers.refusals[reason]
}

/** Names the requested tests that the centre knows but does not offer now. Undefined if there are none. */
export function notOfferedSentence(
  tests: readonly string[],
  catalogue: Catalogue,
  { answers, lang, names }: Strings,
): string | undefined {
  const { own } = catalogue
  const offered = testsIn(catalogue)
  const shut = tests.filter((test) => isKnownTest(test, own) && !offered.includes(test))
  const named = new Set(shut.map(calledIn(namesWith(names, own, lang))))
  return named.size === 0 ? undefined : answers.notOffered([...named].join(', '))
}

/**
 * Sentences for the patient, field by field, in the order of the form. Only the JSON answer has them
 * (server/intake/send-whatsapp.ts). The page chooses its own in site/booking-form/alerts.tsx.
 */
export function fieldSentences(
  problems: FieldProblems,
  strings: Strings,
  notOffered: string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    fieldOrder.flatMap((field) => {
      const problem = problems[field]
      if (problem === undefined) return []
      const isNamed = problem === 'tests-unknown' && notOffered !== undefined
      return [[field, isNamed ? notOffered : strings.booking.problems[problem]]]
    }),
  )
}
