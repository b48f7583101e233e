import { centre } from '../../content/centre.ts'
import { centreInHindi } from '../../content/hi/centre.ts'
import { hindi } from '../../content/hi/strings.ts'
import { patientWords } from '../../content/patient-words.ts'
import { english } from '../../content/strings.ts'
import { preparationRules } from '../../domain/preparation-rules.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import type { Content } from './content-problems.ts'

const { notices: _, ...forPatients } = english

/** The content of this build, not checked yet. */
export const ownContent: Content = {
  centre,
  centreInHindi,
  english: forPatients,
  hindi,
  catalogue: testCatalogue,
  rules: preparationRules,
  words: patientWords,
}
