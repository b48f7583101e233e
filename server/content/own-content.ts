import { centre } from '../../content/centre.ts'
import { centreInHindi } from '../../content/hi/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { patientWords } from '../../content/patient-words.ts'
import { preparationRules } from '../../domain/preparation-rules.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import type { Content } from './content-problems.ts'

/** The content of this build, not checked yet. */
export const ownContent: Content = {
  centre,
  centreInHindi,
  strings: languagesSpoken,
  catalogue: testCatalogue,
  rules: preparationRules,
  words: patientWords,
}
