import { type LoadedVisit, shownRequests } from './loaded-visit.ts'

/** Visits that a group of requests may join: stored ones, and those that the group makes. */
export interface PendingVisits {
  /** Those with one of these numbers. */
  readonly withNumber: (keys: readonly string[]) => LoadedVisit[]
  readonly add: (visit: LoadedVisit) => void
  readonly replace: (visit: LoadedVisit, by: LoadedVisit) => void
  /** Those to which the group has added a request. */
  readonly changed: () => LoadedVisit[]
}

/** Found by number: compared each with each, a group of a hundred requests takes twice the time. */
export function pendingVisits(stored: readonly LoadedVisit[]): PendingVisits {
  const visits: LoadedVisit[] = []
  const placesOf = new Map<string, Set<number>>()
  function put(visit: LoadedVisit, place: number) {
    visits[place] = visit
    for (const key of numbersOf(visit)) {
      placesOf.set(key, (placesOf.get(key) ?? new Set()).add(place))
    }
  }
  for (const visit of stored) put(visit, visits.length)
  return {
    withNumber: (keys) => {
      const places = new Set(keys.flatMap((key) => [...(placesOf.get(key) ?? [])]))
      return [...places].flatMap((place) => visits[place] ?? [])
    },
    add: (visit) => put(visit, visits.length),
    replace: (visit, by) => put(by, visits.indexOf(visit)),
    changed: () => visits.filter(({ added }) => added.requests.length > 0),
  }
}

/** The numbers of a visit, as sent and as corrected. */
export function numbersOf(visit: LoadedVisit): readonly string[] {
  const sent = shownRequests(visit).flatMap(({ phoneKeys }) => phoneKeys)
  return [...sent, ...(visit.corrected.phoneKeys ?? [])]
}
