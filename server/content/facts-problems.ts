import type { CentreFacts, LocalityMap } from '../../content/facts.ts'
import { mostRupees, mostTestMinutes } from '../../domain/prices.ts'
import {
  type FieldPath,
  numberFrom,
  realDay,
  unless,
  type WrongValue,
  wholeNumber,
} from './wrong-value.ts'

/** What is wrong in content/facts.ts and content/prices.ts. */
export function factsProblems({ prices, minutes, reportDays, map }: CentreFacts): WrongValue[] {
  return [
    ...(prices ? realDay(['prices', 'asOf'], prices.asOf) : []),
    ...eachNumber(['prices', 'from'], prices?.from, [1, mostRupees], 'whole rupees'),
    ...eachNumber(['minutes'], minutes, [1, mostTestMinutes], 'whole minutes'),
    ...eachNumber(['reportDays'], reportDays, [0, 365], 'whole days'),
    ...(map ? mapProblems(map) : []),
  ]
}

function eachNumber(
  place: FieldPath,
  values: Readonly<Record<string, number>> = {},
  range: readonly [least: number, most: number],
  unit: string,
): WrongValue[] {
  return Object.entries(values).flatMap(([test, value]) =>
    wholeNumber([...place, test], value, range, unit),
  )
}

/** The sketch of the streets is 100 wide and 60 high. */
function mapProblems({ streets, places, walkMinutes }: LocalityMap): WrongValue[] {
  const within = (place: FieldPath, [across, down]: readonly [number, number]) => [
    ...numberFrom([...place, 0], across, [0, 100]),
    ...numberFrom([...place, 1], down, [0, 60]),
  ]
  return [
    ...streets.flatMap(({ points }, at) => [
      ...unless(
        points.length >= 2,
        ['map', 'streets', at, 'points'],
        'A street has at least two corners.',
      ),
      ...points.flatMap((corner, number) =>
        within(['map', 'streets', at, 'points', number], corner),
      ),
    ]),
    ...places.flatMap((place, at) => within(['map', 'places', at, 'at'], place.at)),
    ...eachNumber(
      ['map'],
      walkMinutes === undefined ? {} : { walkMinutes },
      [1, mostTestMinutes],
      'whole minutes',
    ),
  ]
}
