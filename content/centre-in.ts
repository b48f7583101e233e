import type { Language } from '../domain/language.ts'
import type { Centre, CentreInStrings } from './centre.ts'
import { centreInHindi } from './hi/centre.ts'

/** The centre with what is written of it, its name and place, in a language. */
export function centreIn(language: Language, centre: Centre): Centre {
  switch (language) {
    case 'en':
      return centre
    case 'hi':
      return withFacts(centre, centreInHindi)
  }
}

function withFacts(centre: Centre, facts: CentreInStrings): Centre {
  const { name, address, doctor, goldMedal, dataDesk } = facts
  return {
    ...centre,
    name,
    address: { ...centre.address, ...address },
    doctor: { ...centre.doctor, ...doctor },
    claims: { ...centre.claims, goldMedal: { ...centre.claims.goldMedal, value: goldMedal } },
    dataContact: { ...centre.dataContact, name: dataDesk },
  }
}
