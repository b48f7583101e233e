import { english } from '../../content/strings.ts'
import { isUrgent } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { longestValue } from '../providers/field-value.ts'
import { typedText } from '../providers/template-value.ts'
import { type LoadedVisit, openAsks, type RequestOfVisit } from '../visits/loaded-visit.ts'
import { dialableLine } from './dialable.ts'
import { shownAsks } from './shown-asks.ts'

const { notices: strings } = english

/** A request in a list of several: its note has no room there. */
export function digestItem(
  visit: LoadedVisit,
  request: RequestOfVisit,
  hours: OpeningHours,
): string {
  const { reference, tests, additionalInfo, date, time, number, storedAtMs } = request
  const { others, contact, wishes } = shownAsks(visit, [...openAsks(visit), number])
  const { digest, testCount } = strings
  const item = digest.request(
    reference,
    typedText(contact.name, longestValue.patient),
    dialableLine(contact.phone),
    testCount(tests.length),
    digest.when(date, time),
  )
  const earlier = others.find((other) => other.number < number)
  const said = [
    ...(earlier === undefined ? [] : [strings.sentAgainAfter(earlier.reference)]),
    ...(additionalInfo === '' ? [] : [digest.note]),
    ...wishes.map((wish) => strings.wishes[wish]),
  ]
  const mark = isUrgent(storedAtMs, hours, request) ? strings.urgent : String
  return mark([item, ...said].join(', '))
}
