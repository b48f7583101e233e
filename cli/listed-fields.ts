import { names } from '../content/en/names.ts'
import { namesWith } from '../domain/centre/catalogue-now.ts'
import type { OwnTests } from '../domain/centre/published-facts.ts'
import { calledIn } from '../domain/centre/test-catalogue.ts'
import {
  type LoadedVisit,
  notesThatCount,
  type RequestOfVisit,
} from '../server/visits/loaded-visit.ts'

/** Name, phone and tests. Unless revealed, name and phone are masked and the tests counted. */
export function personalFields(
  { name, phone, tests }: RequestOfVisit,
  reveal: boolean,
  own: OwnTests = [],
) {
  return {
    name: reveal ? name : maskName(name),
    phone: reveal ? phone : maskEnd(phone),
    tests: reveal ? tests.map(calledIn(namesWith(names, own, 'en'))).join('; ') : tests.length,
  }
}

export function notesOf(visit: LoadedVisit): string {
  return notesThatCount(visit)
    .map(({ text }) => text)
    .join('\n')
}

/** Leaves enough of a text to recognise it, and too little to misuse: `A…`, `…210`. */
export function maskName(name: string): string {
  const [first = ''] = name
  return first && `${first}…`
}

export function maskEnd(text: string): string {
  return text && `…${text.slice(-3)}`
}

/** Names on standard error each request that a listing leaves out, so that nobody takes the listing for complete. */
export function complainOf(unreadable: readonly string[]): void {
  for (const reference of unreadable)
    process.stderr.write(`${reference} is left out: something stored of it cannot be read\n`)
}
