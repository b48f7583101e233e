/** The facts of a test, beside its name. */
export const testFacts = {
  from: (rupees: string) => `from ₹${rupees}`,
  minutes: (minutes: number) => `${minutes} min`,
  reportDays: (days: number) => {
    if (days === 0) return 'report same day'
    return days === 1 ? 'report next day' : `report in ${days} days`
  },
  reportOf: (tests: string, when: string) => `${tests}: ${when}.`,
}
