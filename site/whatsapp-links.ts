import type { Centre } from '../content/centre.ts'
import type { Strings } from '../content/strings.ts'
import type { Reference } from '../domain/reference.ts'
import type { AppointmentEvent } from './appointment-event.ts'

/** A link that opens WhatsApp with this text to this number. The visitor sends it, or does not. */
export function whatsAppTo(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/** To the centre: which request the photo of a prescription belongs to. The visitor attaches it there. */
export function photoLink(
  reference: Reference,
  { whatsapp }: Pick<Centre, 'whatsapp'>,
  { prescriptions }: Pick<Strings, 'prescriptions'>,
): string {
  return whatsAppTo(whatsapp, prescriptions.photo.message(reference))
}

/** To the centre: which appointment is to be changed or cancelled. */
export function changeLink(
  { reference, when }: Pick<AppointmentEvent, 'reference' | 'when'>,
  { whatsapp }: Pick<Centre, 'whatsapp'>,
  { saveAndShare }: Pick<Strings, 'saveAndShare'>,
): string {
  return whatsAppTo(whatsapp, saveAndShare.change.message(reference, when))
}
