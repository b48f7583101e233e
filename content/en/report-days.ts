/** When the report of a test is ready. In a file of its own, because the form does not need it. */
export const reportDays = {
  when: (days: number) => {
    if (days === 0) return 'report same day'
    return days === 1 ? 'report next day' : `report in ${days} days`
  },
  of: (tests: string, when: string) => `${tests}: ${when}.`,
}
