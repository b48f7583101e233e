import { useEffect, useRef } from 'react'
import type { Centre } from '../../content/centre.ts'
import type { Words } from '../../content/words.ts'
import type { FormStart, FormWords } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'
import type { Failure } from './use-sending.ts'
import { whatsAppLink } from './whatsapp-link.ts'

interface FailureAlertProps {
  readonly form: BookingForm
  readonly start: FormStart
  readonly words: FormWords
  readonly centre: Pick<Centre, 'phones' | 'whatsapp'>
}

/** The alert of the error catalogue (spec, point 8), with two ways on that need no server. */
export function FailureAlert({ form, start, words, centre }: FailureAlertProps) {
  const { booking } = words
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.failure !== undefined || start.failure !== undefined) alert.current?.focus()
  }, [form.failure, start.failure])
  const text = form.failure ? textOf(form.failure, booking) : start.failure
  if (text === undefined || form.isSending) return null
  const [phone] = centre.phones
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="alert">
      <p className="alert-text">{text}</p>
      <p>{booking.alert.kept}</p>
      <p className="alert-ways">
        <a className="button" href={`tel:${phone.e164}`}>
          {booking.alert.call(phone.label)}
        </a>
        <a className="button" href={whatsAppLink(centre.whatsapp, form.draft, words)}>
          {booking.alert.sendOnWhatsApp}
        </a>
      </p>
    </div>
  )
}

function textOf({ sent }: Failure, words: Words['booking']): string {
  switch (sent.kind) {
    case 'refused':
      return sent.error ?? words.alert.notSent
    case 'unanswered':
      return words.alert.thrown
  }
}
