import { asciiDigits } from '../text/ascii-digits.ts'

/** What a patient and the reception call an appointment by: `#SID` and six digits. */
export type Reference = `#SID${string}`

/** How many references there are. They are made from milliseconds, so they come again every 1,000 seconds. */
export const referenceCount = 1_000_000

const digits = 6

/**
 * `#SID` and the last six digits of the instant in milliseconds (spec, point 2): for a request that is stored, and on a
 * confirmation whose link names none (server/intake/confirmation-page.tsx).
 */
export function referenceAt(instantMs: number): Reference {
  const lastDigits = Math.floor(instantMs) % referenceCount
  return `#SID${String(lastDigits).padStart(digits, '0')}`
}

/**
 * Shares no factor with the count, so that its multiples reach every reference. It is large, so that one
 * step jumps past a run of taken references.
 */
const stride = 618_033

/** The reference that server/visits/free-references.ts tries if that of the instant is taken. Tries count from 1. */
export function otherReference(instantMs: number, number: number): Reference {
  return referenceAt(instantMs + number * stride)
}

/** A reference as a person types it: `sid 123456`, `# SID 123 456`, the digits alone, in any script. */
export function typedReference(typed: string): Reference | undefined {
  const text = asciiDigits(typed).replaceAll(/[\s\p{Cf}-]/gu, '')
  return parseReference(`#SID${text.replace(/^#?(?:SID)?/i, '')}`)
}

export function parseReference(text: string): Reference | undefined {
  return isReference(text) ? text : undefined
}

export function storedReference(text: string): Reference {
  const reference = parseReference(text)
  if (reference === undefined)
    throw new Error('a reference in the store is not #SID and six digits')
  return reference
}

function isReference(text: string): text is Reference {
  return /^#SID\d{6}$/.test(text)
}
