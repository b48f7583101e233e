import { createContext, useContext } from 'react'
import { centreAtDesk } from '../content/centre.ts'
import { names } from '../content/en/names.ts'
import { namesWith } from '../domain/catalogue.ts'
import { type CentreNow, withPublished } from '../domain/published-centre.ts'
import type { StoredPublication } from '../domain/published-facts.ts'
import { calledIn } from '../domain/test-catalogue.ts'

export type DeskCentre = CentreNow<typeof centreAtDesk>

/** The centre as the desk knows it: the facts built into its script, replaced by published facts. */
export function centreOf({
  published = [],
}: {
  readonly published?: readonly StoredPublication[]
}): DeskCentre {
  return withPublished(centreAtDesk, published)
}

/** Provided by each page that follows the board. */
export const CentreContext = createContext(centreOf({}))

export function useCentre(): DeskCentre {
  return useContext(CentreContext)
}

/** Returns a function from a test to its name at the desk. It knows the centre's own tests too. */
export function useTestNames(): (test: string) => string {
  return calledIn(namesWith(names, useCentre().catalogue.own, 'en'))
}
