import type { Words } from '../../content/words.ts'
import { type AppointmentDraft, fieldOrder } from '../../domain/appointment-request.ts'

/** A link that opens WhatsApp with everything typed so far, for when sending fails. */
export function whatsAppLink(
  number: string,
  draft: AppointmentDraft,
  words: Words['booking'],
): string {
  const lines = fieldOrder.flatMap((field) => {
    const value = field === 'tests' ? draft.tests.join(', ') : draft[field].trim()
    return value === '' ? [] : [words.whatsAppRequest.line(words.labels[field], value)]
  })
  const text = [words.whatsAppRequest.greeting, ...lines].join('\n')
  return whatsAppTo(number, text)
}

/** A link that opens WhatsApp with a text to this number, not sent yet. */
export function whatsAppTo(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
