export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** `name  min  median  max`, as wide as the table it stands in. */
export function figureLine(name: string, values: readonly number[], digits = 0): string {
  const shown = [Math.min(...values), median(values), Math.max(...values)]
  const cells = shown.map((value) => value.toFixed(digits).padStart(10))
  return `${name.padEnd(44)}${cells.join('')}\n`
}

export const figureHead = `${''.padEnd(44)}${['min', 'median', 'max'].map((name) => name.padStart(10)).join('')}\n`
