import { names } from '../content/en/names.ts'
import { delhiIso } from '../domain/delhi-time.ts'
import { calledIn } from '../domain/test-catalogue.ts'
import type { Appointment } from '../server/db/records.ts'

/**
 * Name, phone and tests. Unless revealed, name and phone are masked, and the tests are only
 * counted.
 */
export function personalFields({ name, phone, tests }: Appointment, reveal: boolean) {
  return {
    name: reveal ? name : maskName(name),
    phone: reveal ? phone : maskEnd(phone),
    tests: reveal ? tests.map(calledIn(names)).join('; ') : tests.length,
  }
}

/** Reception's records, as listings show them. An unknown value is empty. */
export function agreedFields(
  { source, agreed, outcomeReason, tryAgainAtMs, callNote }: Appointment,
  reveal: boolean,
) {
  return {
    source,
    agreedDate: agreed?.date ?? '',
    agreedTime: agreed?.time ?? '',
    outcomeReason: outcomeReason ?? '',
    tryAgain: tryAgainAtMs === undefined ? '' : delhiIso(tryAgainAtMs),
    callNote: reveal ? callNote : callNote && 'yes',
  }
}

/** Enough to recognise, too little to misuse: `A…`, `…210`. */
export function maskName(name: string): string {
  const [first = ''] = name
  return first && `${first}…`
}

export function maskEnd(text: string): string {
  return text && `…${text.slice(-3)}`
}
