/**
 * Complaints that a text may deny, as in "no chest pain" or "koi dard nahi". A pulse is not in the list, because "no
 * pulse" is a sign of an emergency.
 */
export const deniable = [
  ...(['pain', 'tight', 'trouble', 'breathless', 'bleeding', 'headache', 'vomit'] as const),
  ...(['dizzy', 'falls', 'seizure', 'attack', 'stroke', 'unconscious', 'accident'] as const),
  ...(['poison', 'weak', 'cough', 'fever', 'swells', 'hurt'] as const),
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
  // "Aisa dard kabhi nahi hua" denies no pain.
  const isNew = meant.slice(Math.max(0, start - 2), start).some((word) => isMeant(word, ['sudden']))
  if (complaint === undefined || isNew) return undefined
  // A form says "stroke - no, seizure - no".
  const isEnd = meant[complaint + 1]?.concepts.includes('but') ?? true
  if (isEnd && isMeant(meant[complaint], ['denies'])) return complaint + 1
  // "Daura 2 saal se nahi aaya", "behosh kabhi nahi hua", "saans phoolne ki shikayat nahi".
  const isBetween = (place: number) => isMeant(meant[place], ['span', 'trouble'])
  const between = [complaint, complaint + 1].find(isBetween)
  const end = between === undefined ? complaint : between + 1
  if (!isMeant(meant[end], ['absent'])) return undefined
  return persists(meant.slice(end + 1, end + 1 + longestPersisting)) ? undefined : end + 1
}

/** Whether the words after "nahi" say that the complaint persists, before they name anything else. */
function persists(after: readonly Meant[]): boolean {
  const happens = after.some((word) => isMeant(word, ['happens']))
  const persisting = happens ? ['persists'] : ['persists', 'ongoing']
  const other = after.findIndex(({ concepts }) => concepts.length > 0 && !isVerb(concepts))
  const own = other === -1 ? after : after.slice(0, other)
  return own.some((word) => isMeant(word, persisting))
}

function isVerb(concepts: readonly string[]): boolean {
  return ['persists', 'ongoing', 'happens', 'comes'].some((verb) => concepts.includes(verb))
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
