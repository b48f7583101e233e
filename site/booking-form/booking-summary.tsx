import { type RefObject, useEffect, useRef } from 'react'
import type { Prices } from '../../content/facts.ts'
import { callBy } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { spokenTime } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { idsOf } from './field-frame.tsx'
import type { FormStrings } from './form-start.ts'
import { NetworkNote } from './network-note.tsx'
import { PriceSum } from './price-sum.tsx'
import { PrivacyLine } from './privacy-line.tsx'
import { keepSummaryHeights } from './session-storage.ts'
import { SummaryPreparation } from './summary-preparation.tsx'
import { type BookingForm, tickTest } from './use-booking-form.ts'

interface RequestSlipProps {
  readonly form: BookingForm
  readonly strings: FormStrings
  readonly hours: OpeningHours
  /** Undefined where the centre states none. */
  readonly prices: Prices | undefined
}

/**
 * The summary beside the form: the picked tests, their preparation and the button to send. What is
 * still needed stands under the button, so that nothing above moves when it appears.
 */
export function BookingSummary({ form, strings, hours, prices }: RequestSlipProps) {
  const { booking } = strings
  const slip = useRef<HTMLElement>(null)
  useKeptHeights(slip, form)
  const isComplete = form.needed.length === 0
  return (
    <aside ref={slip} className="slip" aria-label={booking.selectedTests}>
      <div className="slip-picked">
        <SelectedTests form={form} strings={strings} />
        <PriceSum tests={form.draft.tests} prices={prices} strings={strings} />
        <SummaryPreparation form={form} strings={strings} />
      </div>
      <div className="slip-send">
        <button
          type="submit"
          className="button primary"
          disabled={form.isLive && !isComplete}
          aria-disabled={form.isSending}
          aria-describedby={form.isLive ? 'still-needed' : undefined}
        >
          {form.isSending ? booking.submitting : booking.submit}
        </button>
        <p role="status" className="visually-hidden">
          {form.isSending ? booking.submitting : ''}
        </p>
        <NetworkNote strings={booking} />
        <p className="call-promise">{callPromise(form, strings, hours)}</p>
        <PrivacyLine strings={strings} />
        <div className="needed">
          {form.isLive ? (
            <p id="still-needed" aria-live="polite">
              {isComplete
                ? booking.complete
                : `${booking.stillNeeded} ${form.needed.map((f) => booking.stillNeededNames[f]).join(', ')}`}
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  )
}

/**
 * When a kept draft comes back, the summary fills shortly after the page is painted. Its heights are
 * kept beside the draft: `island-loader.ts` reserves them before the first paint, so that nothing
 * moves, and this hook releases them and measures again.
 */
function useKeptHeights(summary: RefObject<HTMLElement | null>, form: BookingForm): void {
  const { isLive, draft } = form
  const rendered = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures after each rendered change
  useEffect(() => {
    const whole = summary.current
    const picked = whole?.querySelector<HTMLElement>('.slip-picked')
    if (!isLive || whole === null || !picked) return
    for (const element of [whole, picked]) element.style.minHeight = ''
    keepSummaryHeights([whole.offsetHeight, picked.offsetHeight])
  }, [isLive, rendered])
}

interface SelectedTestsProps {
  readonly form: BookingForm
  readonly strings: FormStrings
}

/**
 * How many tests are picked, and a chip for each that unticks it. Until hydrated a chip of the same
 * size is not a button, so nothing moves on hydration.
 */
function SelectedTests({ form, strings }: SelectedTestsProps) {
  const { tests } = form.draft
  const { booking, names } = strings
  const nameOf = (test: string) => (isTestName(test) ? names.test(test) : test)
  const chips = useRef<HTMLUListElement>(null)

  function remove(test: string, index: number): void {
    tickTest(form, test, false)
    // The pressed chip goes away: move the focus to its neighbour, or back to the list of tests.
    const buttons = chips.current?.querySelectorAll('button')
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
    const next = neighbour ?? document.getElementById(idsOf('tests').input)
    next?.focus()
  }

  return (
    <>
      <p role="status" className="slip-count">
        {tests.length === 0 ? booking.noTestsYet : booking.selectedCount(tests.length)}
      </p>
      {tests.length > 0 && (
        <ul ref={chips} className="chips" aria-label={booking.selectedTests}>
          {tests.map((test, index) => (
            <li key={test}>
              {form.isLive ? (
                <button
                  type="button"
                  className="chip"
                  aria-label={booking.removeTest(nameOf(test))}
                  onClick={() => remove(test, index)}
                >
                  {nameOf(test)}
                </button>
              ) : (
                <span className="chip">{nameOf(test)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Names a time only once hydrated: the server caches the page, so a time in it would get old. */
function callPromise(
  { isLive, nowMs }: BookingForm,
  strings: FormStrings,
  hours: OpeningHours,
): string {
  const { callBy: callByWords, callWithin } = strings.booking
  return isLive
    ? callByWords(spokenTime(callBy(nowMs, hours), nowMs, strings.calendar))
    : callWithin
}
