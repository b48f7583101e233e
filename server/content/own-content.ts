import { centre } from '../../content/centre.ts'
import { centreInStrings } from '../../content/centre-in.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { patientWords } from '../../content/patient-words.ts'
import { english } from '../../content/strings.ts'
import type { Content } from './content-problems.ts'

const { notices: _, ...forPatients } = english

/** The content of this build, not checked yet. */
export const ownContent: Content = {
  centre,
  centreIn: centreInStrings,
  strings: { ...languagesSpoken, en: forPatients },
  words: patientWords,
}
