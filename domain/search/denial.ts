/**
 * Complaints that a text may deny, as in "no chest pain" or "koi dard nahi". A pulse is not in the list, because "no
 * pulse" is a sign of an emergency.
 */
export const deniable = [
  ...(['pain', 'tight', 'trouble', 'breathless', 'bleeding', 'headache', 'vomit'] as const),
  ...(['dizzy', 'falls', 'seizure', 'attack', 'stroke', 'unconscious', 'accident'] as const),
] as const satisfies readonly string[]

/** Words between a denial and the complaint: "no h/o chest pain". */
export const betweenDenial = [
  'any',
  'past',
  'ago',
  'chest',
  'head',
  'breath',
  'stomach',
  'limb',
] as const

/** How many words after "nahi" may say that a complaint persists: "dard nahi jhela ja raha". */
const longestPersisting = 3

/** What the text may mean from one word on. The longest phrase that begins with this word has `length` words. */
export interface Meant {
  readonly concepts: readonly string[]
  readonly length: number
}

/** The place after a denial that begins at `start`: "no chest pain", "dard nahi hai". Undefined without one. */
export function endOfDenial(meant: readonly Meant[], start: number): number | undefined {
  if (isMeant(meant[start], ['denies'])) {
    const end = endOfComplaint(meant, start + 1)
    if (end === undefined || !isMeant(meant[end], ['or'])) return end
    return endOfComplaint(meant, end + 1) ?? end
  }
  const complaint = endOfComplaint(meant, start)
  if (complaint === undefined) return undefined
  // A span may stand between: "daura 2 saal se nahi aaya".
  const end = complaint + (isMeant(meant[complaint + 1], ['span']) ? 2 : 0)
  if (!isMeant(meant[end], ['absent'])) return undefined
  const after = meant.slice(end + 1, end + 1 + longestPersisting)
  const happens = after.some((word) => isMeant(word, ['happens']))
  const persisting = happens ? ['persists'] : ['persists', 'ongoing']
  return after.some((word) => isMeant(word, persisting)) ? undefined : end + 1
}

/** The place after a complaint that begins at `start`, such as "any chest pain". */
function endOfComplaint(meant: readonly Meant[], start: number): number | undefined {
  const place = meant.findIndex(
    (word, at) =>
      at >= start &&
      (isMeant(word, deniable) ||
        !isMeant(word, betweenDenial) ||
        // "Saans atki, koi dard nahi" denies the pain, and not the breath.
        (at > start && isMeant(word, ['any']))),
  )
  const complaint = meant[place]
  if (complaint === undefined || !isMeant(complaint, deniable)) return undefined
  return place + complaint.length
}

function isMeant(word: Meant | undefined, some: readonly string[]): boolean {
  return word?.concepts.some((concept) => some.includes(concept)) ?? false
}
