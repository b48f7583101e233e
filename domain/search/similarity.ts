/** A wrong vowel counts less than a wrong consonant, because vowels are often misspelled. */
const vowelCost = 0.4
/** Consonants that count as little as a vowel if one stands for the other. `C` is the sound of `ch` (cholesterol). */
const alike = ['Ck', 'gj', 'js']
/** Two letters typed in the wrong order. */
const swapCost = 0.6

/**
 * The similarity of two words, 0 to 1: one minus the distance divided by the length of the longer one. The distance is
 * Damerau and Levenshtein's, with the costs above.
 */
export function similarity(a: string, b: string): number {
  return a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length)
}

function distance(a: string, b: string): number {
  const table: number[][] = []
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= a.length; i++) {
    const row = i === 0 ? [0] : []
    table[i] = row
    for (let j = row.length; j <= b.length; j++) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)]
      const isSwap = x === b[j - 2] && y === a[i - 2]
      row[j] = Math.min(
        at(i - 1, j) + cost(x),
        at(i, j - 1) + cost(y),
        at(i - 1, j - 1) + exchangeCost(x, y),
        isSwap ? at(i - 2, j - 2) + swapCost : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(a.length, b.length)
}

function exchangeCost(x: string, y: string): number {
  if (x === y) return 0
  const isAlike = alike.some((pair) => pair.includes(x) && pair.includes(y))
  return isAlike ? vowelCost : Math.max(cost(x), cost(y))
}

function cost(letter: string): number {
  return 'aeiou'.includes(letter) ? vowelCost : 1
}
