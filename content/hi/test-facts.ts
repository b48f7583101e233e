import type { Strings } from '../strings.ts'

export const testFacts: Strings['testFacts'] = {
  from: (rupees) => `₹${rupees} से`,
  ask: 'दाम पूछें',
  minutes: (minutes) => `${minutes} मिनट`,
}
