/**
 * Somebody who books for a family member says so in one line of the additional information, because
 * the request has no field for it. The line counts toward the field's limit like any other.
 */
export function withFamilyLine(additionalInfo: string, familyLine: string): string {
  const typed = additionalInfo.trim()
  return typed === '' ? familyLine : `${familyLine}\n${typed}`
}

/** How many characters of the limit are left beside the line and the break after it. */
export function roomBesideFamilyLine(limit: number, familyLine: string): number {
  return limit - familyLine.length - 1
}
