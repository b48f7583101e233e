import type { Language } from '../domain/language.ts'
import type { Centre, CentreInStrings } from './centre.ts'
import { hasSource } from './has-source.ts'
import { centreInHindi } from './hi/centre.ts'

/** What replaces the English words of content/centre.ts, in each other language. */
export const centreInStrings: Readonly<Record<Exclude<Language, 'en'>, CentreInStrings>> = {
  hi: centreInHindi,
}

export function centreIn(language: Language, centre: Centre): Centre {
  return language === 'en' ? centre : withFacts(centre, centreInStrings[language])
}

function withFacts(centre: Centre, facts: CentreInStrings): Centre {
  const { name, address, doctor, claims, dataDesk } = facts
  return {
    ...centre,
    name,
    address: { ...centre.address, ...address },
    doctor: { ...centre.doctor, ...doctor },
    claims: claimsIn(centre.claims, claims),
    registrations: centre.registrations.map(({ scope, ...registration }) => ({
      ...registration,
      ...(scope === undefined ? {} : { scope: facts.scopes[registration.authority] ?? scope }),
    })),
    dataContact: { ...centre.dataContact, name: dataDesk },
  }
}

/** The claims in a language. A claim that has no source in the given centre has none in any language. */
function claimsIn(claims: Centre['claims'], worded: Centre['claims']): Centre['claims'] {
  const of = (id: keyof Centre['claims']) => (hasSource(claims[id]) ? worded[id] : claims[id])
  return {
    patients: of('patients'),
    years: of('years'),
    testCategories: of('testCategories'),
    accuracy: of('accuracy'),
    goldMedal: of('goldMedal'),
  }
}
