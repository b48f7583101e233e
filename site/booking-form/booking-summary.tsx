import { type RefObject, useEffect, useRef } from 'react'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { doubtfulDigits } from '../../domain/request/doubtful-phone.ts'
import { callBy, isUrgent } from '../../domain/time/call-back.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { clockTime, shortDate, spokenTime, unbroken } from '../../domain/time/spoken-time.ts'
import { addressesIn } from '../routes.ts'
import type { FormStrings } from './form-start.ts'
import { filledParts, reservedHeight } from './kept-heights.ts'
import { keepHeights } from './session-storage.ts'
import { urgentSentence } from './slot-advice.tsx'
import { DayOfSlots, NetworkNote, PriceSum, SummaryPreparation } from './summary-parts.tsx'
import { testSearchId } from './test-search.tsx'
import type { BookingFormState, FormPartProps } from './use-booking-form.ts'

/**
 * The summary beside the form: the request, its preparation, what is still needed and the button that
 * sends it. Its styles reserve the lines of what is needed, so that nothing moves when they appear.
 */
export function BookingSummary(props: FormPartProps) {
  const { form, strings, centre } = props
  const { booking } = strings
  const summary = useRef<HTMLElement>(null)
  useKeptHeights(summary, form)
  const isComplete = form.needed.length === 0
  const isSent = form.sentAs !== undefined
  return (
    <aside ref={summary} className="summary" aria-label={booking.yourRequest}>
      <DayOfSlots {...props} />
      <div className="summary-picked">
        <ReadBack {...props} />
        <PriceSum {...props} />
        <SummaryPreparation {...props} />
      </div>
      <div className="summary-send">
        <SentNote {...props} />
        <div className="needed">{form.isLive && <StillNeeded {...props} />}</div>
        <button
          type="submit"
          className="button primary"
          disabled={form.isLive && (!isComplete || isSent)}
          aria-disabled={form.isSending}
          aria-describedby={form.isLive ? 'still-needed' : undefined}
        >
          {form.isSending ? booking.submitting : booking.submit}
        </button>
        <p role="status" className="visually-hidden">
          {form.isSending && booking.submitting}
        </p>
        <NetworkNote {...props} />
        <p className="call-promise">{!isSent && callPromise(form, strings, centre.hours)}</p>
        <p className="caption">
          {booking.consent}{' '}
          <a href={`${addressesIn[strings.lang].about}#privacy`}>{booking.privacy}</a>
        </p>
      </div>
    </aside>
  )
}

/** Reads back what will be sent: day and time in words, tests, name and number. */
function ReadBack({ form, strings }: FormPartProps) {
  const { booking, calendar } = strings
  const { draft } = form
  const date = parseDate(draft.date)
  const slot = form.slot
  const day = date === undefined ? '' : shortDate(date, calendar)
  const time = slot === undefined ? '' : clockTime(slot.minutes, calendar)
  const who = [draft.name, draft.phone].map((text) => text.trim()).filter(Boolean)
  return (
    <>
      <h2 className="summary-when">
        {unbroken(day && time ? booking.when(day, time) : day || time || booking.yourRequest)}
      </h2>
      <p>{testsLine(draft.tests, strings)}</p>
      <p className="typed">{unbroken(who.join(', '))}</p>
    </>
  )
}

/** Further tests are only counted here. The chips of the live form name every picked test. */
const maxTestsNamed = 8

function testsLine(tests: readonly string[], { names }: FormStrings): string {
  const named = tests.slice(0, maxTestsNamed)
  const line = named.map(calledIn(names)).join(', ')
  return tests.length === named.length ? line : `${line} +${tests.length - named.length}`
}

/** While the page is left, and after Back, says that the request was sent, and leads to its confirmation. */
function SentNote({ form, strings }: FormPartProps) {
  const { sent } = strings.booking
  const note = useRef<HTMLDivElement>(null)
  const isBack = form.sentAs !== undefined && !form.isSending
  useEffect(() => {
    if (isBack) note.current?.scrollIntoView()
  }, [isBack])
  const startNew = () => {
    form.clear()
    document.getElementById(testSearchId)?.focus()
  }
  return (
    <div ref={note} role="status" className="actions sent-note">
      {form.sentAs !== undefined && (
        <>
          <p className="summary-when">{sent.note(form.sentAs)}</p>
          <button type="button" className="button" onClick={() => history.forward()}>
            {sent.see}
          </button>
          <button type="button" className="button" onClick={startNew}>
            {sent.startNew}
          </button>
        </>
      )}
    </div>
  )
}

/** Says why the button is disabled. A wrong date is outside the live region, because its field announces it. */
function StillNeeded({ form, strings }: FormPartProps) {
  const { needed, sentAs, wrongDate } = form
  const { booking } = strings
  const names = needed.map((field) => booking.labels[field]).join(', ')
  // While the phone number is doubtful, this does not say that the form is complete.
  const complete = doubtfulDigits(form.draft.phone) === undefined && booking.complete
  const text = names === '' ? complete : `${booking.stillNeeded} ${names}`
  return (
    <>
      {wrongDate && <p>{booking.problems[wrongDate]}</p>}
      <p id="still-needed" aria-live="polite">
        {sentAs === undefined && text}
      </p>
    </>
  )
}

/**
 * A kept draft fills these parts shortly after the first paint. So that nothing moves, `kept-heights.ts`
 * reserves their stored heights before the first paint. This hook releases the reserved heights, and stores
 * the new ones beside the draft.
 */
function useKeptHeights(summary: RefObject<HTMLElement | null>, form: BookingFormState): void {
  const { isLive } = form
  // Runs after every rendering, because any change can alter a height.
  useEffect(() => {
    const parts = summary.current?.closest('form')?.querySelectorAll<HTMLElement>(filledParts)
    if (!isLive || parts === undefined) return
    const { style } = document.documentElement
    for (const place of parts.keys()) style.removeProperty(reservedHeight(place))
    keepHeights(Array.from(parts, ({ offsetHeight }) => offsetHeight))
  })
}

/** Names a time only after hydration: the server caches the page, so a time that it rendered would be out of date. */
function callPromise(
  { isLive, nowMs, draft, wrongDate }: BookingFormState,
  strings: FormStrings,
  hours: OpeningHours,
): string {
  const { callBy: callByWords, callWithin } = strings.booking
  if (!isLive) return callWithin
  const wanted = wrongDate === undefined ? draft : undefined
  if (wanted !== undefined && isUrgent(nowMs, hours, wanted))
    return urgentSentence(nowMs, hours, strings)
  return callByWords(unbroken(spokenTime(callBy(nowMs, hours, wanted), nowMs, strings.calendar)))
}
