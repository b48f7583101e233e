import type { Failure } from '../db/records.ts'
import type { NoticeRow } from '../db/schema.ts'

type FailureColumns = Pick<NoticeRow, 'failure_class' | 'failure_code'>

/** How a notice, a receipt and a circuit store a failure; null if there is none. */
export function failureColumns(failure: Failure | undefined): FailureColumns {
  return { failure_class: failure?.class ?? null, failure_code: failure?.code ?? null }
}

export function readFailure(row: FailureColumns): Failure | undefined {
  const { failure_class, failure_code } = row
  return failure_class === null ? undefined : { class: failure_class, code: failure_code ?? '' }
}
