import { writeFileSync } from 'node:fs'
import { phrasesOf } from './labelled-phrases.ts'
import { learnEmergencies } from './learn.ts'

/** `npm run learn` learns from all labelled phrases and writes what the search hears emergencies by. */

const { buckets, step, bias } = learnEmergencies(phrasesOf(() => true))
writeFileSync(
  'content/emergency-weights.ts',
  `import type { EmergencyWeights } from '../domain/search/emergency.ts'

/** Written by \`npm run learn\` from the labelled phrases in test/emergencies. */
export const emergencyWeights: EmergencyWeights = {
  buckets:
    '${buckets}',
  step: ${step},
  bias: ${bias},
}
`,
)
