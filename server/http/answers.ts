import type { Context } from 'hono'
import type { Words } from '../../content/words.ts'
import { type FieldProblems, fieldOrder } from '../../domain/appointment-request.ts'

export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503

/** Says no with a sentence for the patient; as JSON to the script, as a page to the plain form. */
export type Refuse = (
  c: Context,
  status: RefusalStatus,
  error: string,
) => Response | Promise<Response>

/** `{ "error": … }`, the shape the booking page reads (spec, point 7). */
export const refuseAsJson: Refuse = (c, status, error) => c.json({ error }, status)

/** Sentences for the patient, field by field, in the order of the form. */
export function fieldSentences(problems: FieldProblems, words: Words): Record<string, string> {
  return Object.fromEntries(
    fieldOrder.flatMap((field) => {
      const problem = problems[field]
      return problem === undefined ? [] : [[field, words.booking.problems[problem]]]
    }),
  )
}
