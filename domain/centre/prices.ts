/** No test costs more than this, so a higher price is refused as a typing mistake. */
export const maxRupees = 1_000_000

/** No test takes longer than a day. */
export const maxTestMinutes = 24 * 60

export function lowestTotal(tests: readonly string[], from: Readonly<Record<string, number>>) {
  const stated = tests.flatMap((test) => from[test] ?? [])
  return {
    rupees: stated.reduce((sum, rupees) => sum + rupees, 0),
    /** Tests without a stated price, which the sum leaves out. */
    unpriced: tests.length - stated.length,
  }
}

/** `1,20,000`, as both languages write it. Without `Intl`, whose tables would delay the form. */
export function rupeesText(rupees: number): string {
  return String(rupees).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
}
