import { z } from 'zod'
import type { CentreFacts } from '../../content/facts.ts'
import { maxRupees, maxTestMinutes } from '../../domain/centre/prices.ts'
import { topics } from '../../domain/search/test-index.ts'
import {
  date,
  fields,
  listOf,
  numberFrom,
  oneOf,
  said,
  someOf,
  wholeNumber,
  yesOrNo,
} from './field-forms.ts'

/** The sketch of the streets is 100 wide and 60 high. */
const corner = z.tuple([numberFrom(0, 100), numberFrom(0, 60)], {
  error: 'This must be two numbers: across, from 0 to 100, and down, from 0 to 60.',
})

const street = fields({
  name: said().optional(),
  points: listOf(corner).min(2, 'A street has at least two corners.'),
})

const place = fields({
  kind: oneOf(['centre', 'metro', 'parking', 'ramp']),
  at: corner,
  name: said(),
})

/** All of content/facts.ts; each part of it may be left out. */
export function factsSchema(tests: readonly string[]) {
  return fields({
    prices: fields({
      asOf: date(),
      from: someOf(tests, wholeNumber(1, maxRupees, 'whole rupees')),
    }).optional(),
    testsOnHome: listOf(oneOf(tests)).optional(),
    minutes: someOf(tests, wholeNumber(1, maxTestMinutes, 'whole minutes')).optional(),
    needsPrescription: listOf(oneOf(tests)).optional(),
    reportDays: someOf(tests, wholeNumber(0, 365, 'whole days')).optional(),
    packages: someOf(tests, listOf(oneOf(tests))).optional(),
    answers: someOf(topics, said()).optional(),
    doctorHours: said().optional(),
    map: fields({
      streets: listOf(street),
      places: listOf(place),
      parks: listOf(listOf(corner).min(3, 'A park has at least three corners.')).optional(),
      metresWide: wholeNumber(50, 10_000, 'whole metres').optional(),
      walkMinutes: wholeNumber(1, maxTestMinutes, 'whole minutes').optional(),
    }).optional(),
    hasSampleReport: yesOrNo().optional(),
  } satisfies Record<keyof CentreFacts, unknown>)
}
