import type { Centre } from '../../content/centre.ts'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'
import { TestName } from '../ui/test-name.tsx'
import { whatsAppTo } from './alerts.tsx'
import type { FormStrings } from './form-start.ts'
import type { Found } from './search-tests.ts'
import { type BookingForm, tickTest } from './use-booking-form.ts'

interface FoundTestsProps {
  readonly form: BookingForm
  readonly found: Found
  readonly typed: string
  readonly strings: FormStrings
  readonly centre: Pick<Centre, 'phones' | 'whatsapp'>
}

/** In place of the list while a search narrows it, as tall as the list, so that nothing moves. */
export function FoundTests({ form, found, typed, strings, centre }: FoundTestsProps) {
  if (found.kind === 'all') return null
  const { search } = strings.booking
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard (WCAG 2.1.1)
    <section className="test-list found-tests" tabIndex={0} aria-label={search.foundName}>
      {found.kind === 'forbidden' ? (
        <PcpndtNotice strings={strings} />
      ) : (
        <>
          {found.kind === 'tests' ? (
            found.tests.map((test) => (
              <FoundTest key={test} form={form} test={test} strings={strings} />
            ))
          ) : (
            <p className="found-none">{search.none}</p>
          )}
          <p>{found.kind === 'tests' ? search.notTheRightOne : search.ask}</p>
          <p className="alert-ways">
            <WaysToAsk
              look={found.kind === 'tests' ? 'way' : 'button'}
              question={search.question(typed.trim())}
              strings={strings}
              centre={centre}
            />
          </p>
        </>
      )}
    </section>
  )
}

interface FoundTestProps extends Pick<FoundTestsProps, 'form' | 'strings'> {
  readonly test: string
}

/** Stands for the box of the same test in the list, which is the one that is sent. */
function FoundTest({ form, test, strings }: FoundTestProps) {
  return (
    <label className="test">
      <input
        type="checkbox"
        checked={form.draft.tests.includes(test)}
        onChange={(event) => tickTest(form, test, event.target.checked)}
      />
      <span>
        <TestName test={test} strings={strings} />
      </span>
    </label>
  )
}

interface WaysToAskProps extends Pick<FoundTestsProps, 'strings' | 'centre'> {
  readonly look: 'button' | 'way'
  readonly question: string
}

function WaysToAsk({ look, question, strings, centre }: WaysToAskProps) {
  const [phone] = centre.phones
  return (
    <>
      <a className={look} href={`tel:${phone.e164}`}>
        {strings.booking.search.call(phone.label)}
      </a>
      <a className={look} href={whatsAppTo(centre.whatsapp, question)}>
        {strings.booking.search.askOnWhatsApp}
      </a>
    </>
  )
}
