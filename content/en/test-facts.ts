/** The facts of a test, beside its name. */
export const testFacts = {
  from: (rupees: string) => `from ₹${rupees}`,
  minutes: (minutes: number) => `${minutes} min`,
}
