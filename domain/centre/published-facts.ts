import type { Language } from '../language.ts'
import type { FastHours, PreparationStep } from '../preparation/steps.ts'
import type { Weekday } from '../time/delhi-time.ts'
import type { DayHours } from '../time/opening-hours.ts'
import type { CategoryId } from './test-catalogue.ts'

/**
 * What reception can publish at the desk, one fact at a time. A published fact replaces what content/ says until
 * another one replaces it, or somebody takes it back (centre-now.ts). An open page of the site keeps the prices of its
 * load. The desk shows a new price at once. No request stores a price (decision 033). Amounts are whole rupees. Times
 * are minutes since midnight in Delhi.
 */
export type Publication = HoursPublished | PhonesPublished | TestPublished | OwnTestPublished

/** The opening hours of each weekday: none on a closed day, two on a day with a break. */
export interface HoursPublished {
  readonly fact: 'hours'
  readonly weekly: Readonly<Record<Weekday, readonly DayHours[]>>
}

/** A number as printed (`label`) and as dialled (E.164). */
export interface Phone {
  readonly label: string
  readonly e164: `+${string}`
}

/** The numbers that patients are told, and the one behind `wa.me` (digits only, with country code). */
export interface PhonesPublished {
  readonly fact: 'phones'
  readonly phones: readonly [Phone, ...Phone[]]
  readonly whatsapp: string
}

/**
 * A test of the catalogue. With `null` the site shows no price or no minutes. The rooms still plan the minutes of
 * content/.
 */
export interface TestPublished {
  readonly fact: 'test'
  readonly test: string
  readonly isOffered: boolean
  readonly price: number | null
  readonly minutes: number | null
}

/** A test that only this centre has. Its English name is its name in stored requests, and never changes. */
export interface OwnTestPublished {
  readonly fact: 'own-test'
  readonly test: string
  readonly isOffered: boolean
  readonly names: Readonly<Record<Language, string>>
  readonly category: CategoryId
  readonly room: string
  readonly price: number | null
  readonly minutes: number
  /** How long the patient fasts. Undefined if the test needs no fast. */
  readonly fast?: FastHours
  /** Only steps that a test of the fixed catalogue has. */
  readonly steps: readonly PreparationStep[]
}

export type OwnTests = readonly OwnTestPublished[]

/** A publication as it was stored: the number of its event, and since when it holds. */
export interface StoredPublication {
  readonly id: number
  readonly atMs: number
  readonly publication: Publication
}

/** A publication as the desk lists it, whether it still holds or not. */
export interface LoggedPublication extends StoredPublication {
  /** The name of the device that published it; undefined once the device was deleted. */
  readonly device: string | undefined
  readonly isTakenBack: boolean
}

export interface PublishedView {
  readonly inForce: readonly StoredPublication[]
  /** The last fifty, the newest first. */
  readonly log: readonly LoggedPublication[]
}

/** The last publication of each fact that nobody took back, oldest first. `stored` is in the order of the ids. */
export function publicationsInForce(
  stored: readonly (StoredPublication & Pick<LoggedPublication, 'isTakenBack'>)[],
): readonly StoredPublication[] {
  const last = new Map(
    stored
      .filter(({ isTakenBack }) => !isTakenBack)
      .map((each) => [factKey(each.publication), each] as const),
  )
  return [...last.values()].sort((a, b) => a.id - b.id)
}

/** A key for the fact. A publication replaces all earlier publications with the same key. */
export function factKey(publication: Publication): string {
  switch (publication.fact) {
    case 'hours':
    case 'phones':
      return publication.fact
    case 'test':
    case 'own-test':
      return `test ${publication.test}`
  }
}
