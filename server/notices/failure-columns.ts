import type { Failure } from '../db/records.ts'
import type { FailureClass } from '../db/schema.ts'

/** How a notice, a receipt and a circuit store a failure; null if there is none. */
interface FailureColumns {
  readonly failure_class: FailureClass | null
  readonly failure_code: string | null
}

export function failureColumns(failure: Failure | undefined): FailureColumns {
  return { failure_class: failure?.class ?? null, failure_code: failure?.code ?? null }
}

export function readFailure({ failure_class, failure_code }: FailureColumns): Failure | undefined {
  return failure_class === null ? undefined : { class: failure_class, code: failure_code ?? '' }
}
