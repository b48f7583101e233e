import type { Strings } from '../strings.ts'

/** The facts of a test, beside its name. */
export const testFacts: Strings['testFacts'] = {
  from: (rupees) => `₹${rupees} से`,
  minutes: (minutes) => `${minutes} मिनट`,
  reportDays: (days) => {
    if (days === 0) return 'रिपोर्ट उसी दिन'
    return days === 1 ? 'रिपोर्ट अगले दिन' : `रिपोर्ट ${days} दिन में`
  },
  reportOf: (tests, when) => `${tests}: ${when}।`,
}
