/** The facts of a test, beside its name. */
export const testFacts = {
  from: (rupees: string) => `from ₹${rupees}`,
  /** In place of a price that the centre does not state. */
  ask: 'Ask the price',
  minutes: (minutes: number) => `${minutes} min`,
}
