import { useRef } from 'react'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { addressesIn } from '../routes.ts'
import { PreparationAlerts } from '../ui/preparation-alerts.tsx'
import { idsOf } from './field-frame.tsx'
import { type FormPartProps, tickTest } from './use-booking-form.ts'

/** If more tests than this are picked, the server draws no chips, because the page has no bytes to spare. */
const maxDrawnAtOnce = 8

/**
 * The number of picked tests, and for each picked test a chip that unticks it. The chips scroll in one row,
 * so that a tick does not move the list below. The warnings of these tests stand under the chips. Before
 * hydration a chip is plain text of the same size, so nothing moves.
 */
export function SelectedTests({ form, strings, centre }: FormPartProps) {
  const { tests } = form.draft
  const { booking, names } = strings
  const nameOf = calledIn(names)
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
      <div className="picked cluster">
        <p role="status" className="picked-count">
          {tests.length === 0 ? booking.noTestsYet : booking.selectedCount(tests.length)}
        </p>
        {tests.length > 0 && (form.isLive || tests.length <= maxDrawnAtOnce) && (
          <ul ref={chips} className="chips" aria-label={booking.selectedTests}>
            {tests.map((test, index) => (
              <li key={test}>
                {form.isLive ? (
                  <button
                    type="button"
                    className="chip box"
                    aria-label={booking.removeTest(nameOf(test))}
                    onClick={() => remove(test, index)}
                  >
                    {nameOf(test)}
                  </button>
                ) : (
                  <span className="chip box">{nameOf(test)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="picked-alerts">
        <PreparationAlerts plan={form.plan} phone={centre.phones[0].label} strings={strings}>
          {form.plan.bring.some(({ step }) => step === 'original-prescription') && (
            <a href={`${addressesIn[strings.lang].about}#visit`}>{strings.booking.women}</a>
          )}
        </PreparationAlerts>
      </div>
    </>
  )
}
