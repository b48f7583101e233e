import { useRef } from 'react'
import { isTestName } from '../../domain/test-catalogue.ts'
import { idsOf } from './field-frame.tsx'
import type { FormWords } from './form-start.ts'
import { tickTest } from './tick-test.ts'
import type { BookingForm } from './use-booking-form.ts'

interface SelectedTestsProps {
  readonly form: BookingForm
  readonly words: FormWords
}

/**
 * How many tests are picked, and a chip for each that takes it out again. Until there is script to
 * take it out, a chip of the same size is no button, so nothing moves when the script arrives.
 */
export function SelectedTests({ form, words }: SelectedTestsProps) {
  const { tests } = form.draft
  const { booking, names } = words
  const nameOf = (test: string) => (isTestName(test) ? names.test(test) : test)
  const chips = useRef<HTMLUListElement>(null)

  function remove(test: string, index: number): void {
    tickTest(form, test, false)
    // The pressed chip goes away; focus moves to its neighbour, or back to the list of tests.
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
