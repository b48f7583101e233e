import { type AppointmentDraft, fieldOrder } from '../../domain/appointment-request.ts'
import type { FormWords } from './form-start.ts'

/** A link that opens WhatsApp with everything typed so far, for when sending fails. */
export function whatsAppLink(
  number: string,
  draft: AppointmentDraft,
  { booking }: Pick<FormWords, 'booking'>,
): string {
  const lines = fieldOrder.flatMap((field) => {
    const value = field === 'tests' ? draft.tests.join(', ') : draft[field].trim()
    return value === '' ? [] : [booking.whatsAppRequest.line(booking.labels[field], value)]
  })
  const text = [booking.whatsAppRequest.greeting, ...lines].join('\n')
  return whatsAppTo(number, text)
}

/** A link that opens WhatsApp with a text to this number, not sent yet. */
export function whatsAppTo(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
