import type { AppointmentDraft } from '../../domain/appointment-request.ts'

/**
 * The draft without what no person types and no database or phone shows: control characters
 * (PostgreSQL refuses NUL), marks that reorder text, halves of surrogate pairs. Line breaks stay
 * where a visitor can write them.
 */
export function cleanDraft(draft: AppointmentDraft): AppointmentDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    phone: cleanLine(draft.phone),
    email: cleanLine(draft.email),
    additionalInfo: cleanText(draft.additionalInfo.replaceAll(/\r\n?/g, '\n')),
  }
}

/** As `cleanDraft` leaves a field of one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\s/gu, ' '))
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?!\n)[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim()
}
