import type { Strings } from '../strings.ts'

/** The facts of a test, beside its name. */
export const testFacts: Strings['testFacts'] = {
  from: (rupees) => `₹${rupees} से`,
  minutes: (minutes) => `${minutes} मिनट`,
}
