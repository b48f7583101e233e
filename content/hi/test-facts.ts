import type { Strings } from '../strings.ts'

export const testFacts: Strings['testFacts'] = {
  from: (rupees) => `₹${rupees} से`,
  minutes: (minutes) => `${minutes} मिनट`,
}
