import type { Pass, RoomPlan } from '../rooms/room.ts'
import { type CalendarDate, delhiDate } from '../time/delhi-time.ts'
import type { OpeningHours } from '../time/opening-hours.ts'
import { type Catalogue, catalogueOf } from './catalogue-now.ts'
import type {
  OwnTestPublished,
  PhonesPublished,
  StoredPublication,
  TestPublished,
} from './published-facts.ts'

type PublishedNumbers = Readonly<Record<string, number>>

/** The part of a centre that reception can publish. */
interface Publishable extends Partial<Pick<PhonesPublished, 'phones' | 'whatsapp'>> {
  readonly hours: OpeningHours
  readonly rooms: RoomPlan
  readonly facts: {
    readonly prices?: { readonly asOf: CalendarDate; readonly from: PublishedNumbers }
    readonly minutes?: PublishedNumbers
  }
}

/** A centre as it is now: the content with what reception has published, and the tests that are offered. */
export type CentreNow<Centre> = Centre & { readonly catalogue: Catalogue }

/** Published facts replace those of the content. A field that nobody has published stays the same object. */
export function withPublished<Centre extends Publishable>(
  centre: Centre,
  inForce: readonly StoredPublication[],
): CentreNow<Centre> {
  const published = inForce.map(({ publication }) => publication)
  const catalogue = catalogueOf(inForce)
  const hours = published.find((each) => each.fact === 'hours')
  const phones = published.find((each) => each.fact === 'phones')
  const tests = inForce.flatMap(({ atMs, publication: said }) =>
    said.fact === 'test' || said.fact === 'own-test' ? [{ atMs, said }] : [],
  )
  return {
    ...centre,
    ...(hours && { hours: { ...centre.hours, weekly: hours.weekly } }),
    ...(phones && { phones: phones.phones, whatsapp: phones.whatsapp }),
    ...(tests.length > 0 && {
      facts: factsWith(centre.facts, tests),
      rooms: roomsWith(centre.rooms, tests, catalogue),
    }),
    catalogue,
  }
}

interface SaidOfTest {
  readonly atMs: number
  readonly said: TestPublished | OwnTestPublished
}

function factsWith<Facts extends Publishable['facts']>(
  facts: Facts,
  tests: readonly SaidOfTest[],
): Facts {
  const minutes = numbersWith(
    facts.minutes,
    tests.map(({ said }) => [said.test, said.minutes]),
  )
  return { ...facts, ...pricesWith(facts, tests), ...(minutes && { minutes }) }
}

/** The prices. Their day is that of the content or of the last published price that differs, whichever is later. */
function pricesWith(
  { prices }: Publishable['facts'],
  tests: readonly SaidOfTest[],
): Pick<Publishable['facts'], 'prices'> {
  const from = numbersWith(
    prices?.from,
    tests.map(({ said }) => [said.test, said.price]),
  )
  if (from === undefined) return {}
  const changes = tests.filter(({ said }) => said.price !== (prices?.from[said.test] ?? null))
  const days = changes.map(({ atMs }) => delhiDate(atMs))
  if (prices !== undefined) days.push(prices.asOf)
  const [asOf] = days.sort().reverse()
  return asOf === undefined ? {} : { prices: { asOf, from } }
}

/** Undefined if neither the content nor reception states a number. */
function numbersWith(
  numbers: PublishedNumbers | undefined,
  said: readonly (readonly [test: string, number: number | null])[],
): PublishedNumbers | undefined {
  if (numbers === undefined && said.every(([, number]) => number === null)) return undefined
  const all = new Map([...Object.entries(numbers ?? {}), ...said])
  return Object.fromEntries(
    [...all].flatMap(([test, number]) => (typeof number === 'number' ? [[test, number]] : [])),
  )
}

/** The rooms with published minutes. A test without published minutes keeps those of the content. */
function roomsWith(plan: RoomPlan, tests: readonly SaidOfTest[], { own }: Catalogue): RoomPlan {
  const minutes: Record<string, number> = { ...plan.minutes }
  const passes: Record<string, readonly Pass[]> = { ...plan.passes }
  for (const { said } of tests) {
    if (said.minutes !== null) minutes[said.test] = said.minutes
    const [pass, ...others] = plan.passes[said.test] ?? []
    // Published minutes replace those of the room only if the test has one room.
    const isTimed = pass !== undefined && others.length === 0 && said.minutes !== null
    if (said.fact === 'own-test') passes[said.test] = [{ room: said.room }]
    else if (isTimed) passes[said.test] = [{ room: pass.room }]
  }
  return { ...plan, own, minutes, passes }
}
