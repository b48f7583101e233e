import type { Centre } from '../content/centre.ts'
import type { Strings } from '../content/strings.ts'
import type { Reference } from '../domain/request/reference.ts'
import type { CalendarEntry } from './calendar-entry.ts'

/** A link that opens WhatsApp with this text for this number; for an empty one the visitor picks the chat, and sends. */
export function whatsAppTo(number: string, text: string): string {
  return `https://wa.me/${number}?text=${queryValue(text)}`
}

/**
 * Writes a text as a value of a query. Only ASCII is encoded here, because browsers encode other letters themselves.
 * This makes a Hindi ticket shorter.
 */
export function queryValue(text: string): string {
  return text.replaceAll(/[\0-\x7f]+/g, encodeURIComponent)
}

/** A message to the centre that names the request. The visitor attaches the photo of the prescription. */
export function photoLink(
  reference: Reference,
  { whatsapp }: Pick<Centre, 'whatsapp'>,
  { prescriptions }: Pick<Strings, 'prescriptions'>,
): string {
  return whatsAppTo(whatsapp, prescriptions.photo.message(reference))
}

/** A message to the centre that names the appointment to change or cancel. */
export function changeLink(
  { reference, when }: Pick<CalendarEntry, 'reference' | 'when'>,
  { whatsapp }: Pick<Centre, 'whatsapp'>,
  { saveAndShare }: Pick<Strings, 'saveAndShare'>,
): string {
  return whatsAppTo(whatsapp, saveAndShare.change.message(reference, when))
}
