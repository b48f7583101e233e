import { withoutUntyped } from '../text/visible-text.ts'
import type { AppointmentDraft } from './appointment-request.ts'

/**
 * Removes from the draft characters that nobody types and that databases or screens cannot handle:
 * control characters (PostgreSQL refuses NUL), marks that reorder text, lone surrogates. Line
 * breaks stay in fields of several lines.
 */
export function cleanDraft(draft: AppointmentDraft): AppointmentDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    phone: cleanLine(draft.phone),
    email: cleanLine(draft.email),
    additionalInfo: cleanLines(draft.additionalInfo),
  }
}

/** Cleans a field of one line: each white space becomes a blank, and what nobody types is removed. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\s/gu, ' '))
}

/** Cleans a field of several lines: their ends become `\n`, and what nobody types is removed. */
export function cleanLines(text: string): string {
  return cleanText(text.replaceAll(/\r\n?/g, '\n'))
}

function cleanText(text: string): string {
  return withoutUntyped(text).trim()
}
