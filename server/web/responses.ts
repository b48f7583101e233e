import type { Context } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import { type FieldProblems, fieldOrder } from '../../domain/appointment-request.ts'
import { type Catalogue, isKnownTest, namesWith, testsIn } from '../../domain/catalogue.ts'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { calledIn } from '../../domain/test-catalogue.ts'

/** The reasons of refusals and the status of each, whether a script or a plain form asked. */
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

/**
 * `Retry-After` in seconds, where the limits do not set it: an overload passes quickly, a full disk
 * needs an operator.
 */
const retryAfterSeconds: Partial<Record<RefusalReason, number>> = {
  overloaded: 10,
  'not-stored': 60,
}

export function setRetryAfter(c: Context, reason: RefusalReason): void {
  const seconds = retryAfterSeconds[reason]
  if (seconds !== undefined) c.header('retry-after', String(seconds))
}

/**
 * The language of the page a request was filled in on. Not `Accept-Language`: a browser set to Hindi
 * sends that from the English page too, whose texts are the specification's.
 */
export function statedLanguage(c: Context): Language {
  const stated = c.req.header('content-language')?.trim().toLowerCase()
  return isLanguage(stated) ? stated : defaultLanguage
}

/** The sentence of a refusal; after too many requests it names the phone, which has no limit. */
export function refusalSentence(
  reason: Exclude<RefusalReason, 'invalid'>,
  strings: Strings,
  { phones }: Centre,
): string {
  if (reason === 'too-many') return strings.answers.tooMany(phones[0].label)
  if (reason === 'overloaded') return strings.answers.overloaded(phones[0].label)
  return strings.answers.refusals[reason]
}

/** The sentence that names the tests that are known and not offered now; undefined where there are none. */
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

/** Sentences for the patient, field by field, in the order of the form. */
export function fieldSentences(
  problems: FieldProblems,
  strings: Strings,
  notOffered?: string,
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
