import { useEffect, useRef } from 'react'
import type { Strings } from '../../content/strings.ts'
import { type AppointmentDraft, fieldOrder } from '../../domain/request/appointment-request.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { whatsAppTo } from '../whatsapp-links.ts'
import { idsOf } from './field-frame.tsx'
import type { FormStrings } from './form-start.ts'
import type { RequestFailure } from './send-request.ts'
import type { FormPartProps } from './use-booking-form.ts'

/** The alert of the error catalogue (spec, point 8), with ways that need no server. */
export function FailureAlert({ form, strings, centre }: FormPartProps) {
  const { booking } = strings
  const { isSending, start } = form
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.failure !== undefined || start.failure !== undefined) readFromStart(alert.current)
  }, [form.failure, start.failure])
  const text = form.failure ? failureText(form.failure, booking.alert) : start.failure
  if (text === undefined) return null
  const [phone] = centre.phones
  // If the server refused a post unread, the form is empty, so there is no request to send on WhatsApp.
  const isUnread = form.failure === undefined && start.isUnread === true
  // A `group` while the form is sent again, so that screen readers do not repeat the text.
  const mayBeStored = form.failure ? isPerhapsStored(form.failure) : start.mayBeStored
  return (
    <div ref={alert} role={isSending ? 'group' : 'alert'} tabIndex={-1} className="alert">
      <p>{text}</p>
      <p>{booking.alert[mayBeStored ? 'unknown' : 'notBooked']}</p>
      {form.isLive && !isUnread && (
        <p className="actions">
          <button type="submit" className="button primary" aria-disabled={isSending}>
            {isSending ? booking.submitting : booking.alert.again}
          </button>
        </p>
      )}
      <p>{isUnread ? booking.alert.goBack : booking.alert.kept}</p>
      <p className="actions">
        <a className="button" href={`tel:${phone.e164}`}>
          {booking.call(phone.label)}
        </a>
        {!isUnread && (
          <a
            className="button"
            href={whatsAppTo(centre.whatsapp, requestText(form.draft, strings))}
          >
            {booking.alert.sendOnWhatsApp}
          </a>
        )}
      </p>
    </div>
  )
}

/** Focus alone would centre an alert that is taller than the screen, and hide its first line. */
function readFromStart(alert: HTMLElement | null): void {
  alert?.focus({ preventScroll: true })
  alert?.scrollIntoView()
}

function failureText(failure: RequestFailure, { notSent, thrown }: Strings['booking']['alert']) {
  return failure.kind === 'refused' ? (failure.error ?? notSent) : thrown
}

function isPerhapsStored(failure: RequestFailure): boolean {
  return failure.kind === 'unanswered' || failure.mayBeStored
}

/** Everything typed so far, as a message to reception. */
function requestText(draft: AppointmentDraft, { booking, calendar }: FormStrings): string {
  const date = parseDate(draft.date)
  const inWords = { tests: draft.tests.join(', '), date: date && longDate(date, calendar) }
  const lines = fieldOrder.flatMap((field) => {
    const value = { ...draft, ...inWords }[field]?.trim() ?? ''
    return value === '' ? [] : [booking.whatsAppRequest.line(booking.labels[field], value)]
  })
  return [booking.whatsAppRequest.greeting, ...lines].join('\n')
}

/** The list of problems (GOV.UK pattern). Each sentence links to its field. */
export function ErrorSummary({ form: { problems }, strings: { booking } }: FormPartProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) readFromStart(summary.current)
  }, [problems])
  const wrong = fieldOrder.flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [{ field, sentence: booking.problems[problem] }]
  })
  if (wrong.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="alert">
      <h2>{booking.problemSummary}</h2>
      <ul>
        {wrong.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${idsOf(field).input}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
