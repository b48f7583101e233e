export function print(text: string): void {
  process.stdout.write(text)
}

/** Returns the percentile by the nearest rank. `share` is above 0; 1 gives the greatest value. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Divides each rate of the server by the bare rate (calls or inserts without the server) of the same round. */
export function ratios(rates: readonly number[], floors: readonly number[]): number[] {
  return rates.map((rate, round) => rate / (floors[round] ?? Number.NaN))
}

/** Returns a line of the table under `figureHead`: the name, then min, median and max of the values. */
export function figureLine(name: string, values: readonly number[], digits = 0): string {
  const shown = [Math.min(...values), median(values), Math.max(...values)]
  const cells = shown.map((value) => value.toFixed(digits).padStart(10))
  return `${name.padEnd(44)}${cells.join('')}\n`
}

export const figureHead = `${''.padEnd(44)}${['min', 'median', 'max'].map((name) => name.padStart(10)).join('')}\n`
