/** What a patient and the reception call an appointment by: `#SID` and six digits. */
export type Reference = `#SID${string}`

/** How many references there are; the millisecond counter runs through them in 1,000 seconds. */
export const referenceCount = 1_000_000

const digits = 6

/** `#SID` and the last six digits of the instant in milliseconds (spec, point 2). */
export function referenceAt(instantMs: number): Reference {
  const lastDigits = Math.floor(instantMs) % referenceCount
  return `#SID${String(lastDigits).padStart(digits, '0')}`
}

export function parseReference(text: string): Reference | undefined {
  return isReference(text) ? text : undefined
}

function isReference(text: string): text is Reference {
  return /^#SID\d{6}$/.test(text)
}
