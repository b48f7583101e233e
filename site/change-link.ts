import type { Centre } from '../content/centre.ts'
import type { Strings } from '../content/strings.ts'
import type { AppointmentEvent } from './appointment-event.ts'

/**
 * A WhatsApp message to the centre, written but not sent: which appointment is to be changed or
 * cancelled. The visitor sends it, or does not; the site calls nobody.
 */
export function changeLink(
  { reference, when }: Pick<AppointmentEvent, 'reference' | 'when'>,
  { whatsapp }: Pick<Centre, 'whatsapp'>,
  { saveAndShare }: Pick<Strings, 'saveAndShare'>,
): string {
  const message = saveAndShare.change.message(reference, when)
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`
}
