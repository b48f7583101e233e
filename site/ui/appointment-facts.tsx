import { Fragment, type ReactNode } from 'react'
import type { Prices } from '../../content/prices.ts'
import type { Strings } from '../../content/strings.ts'
import { lowestTotal, rupeesText } from '../../domain/centre/prices.ts'
import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { clockTime, longDate } from '../../domain/time/spoken-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { TestName } from './test-name.tsx'
import type { TicketRequest } from './ticket-request.ts'

interface AppointmentFactsProps {
  /**
   * Untrusted text from a link. An invalid day or slot is shown unchanged; a test that is not in
   * the catalogue is left out.
   */
  readonly details: ConfirmationDetails
  readonly stored: TicketRequest | undefined
  readonly strings: Strings
}

interface WhenFactsProps extends AppointmentFactsProps {
  readonly reference: Reference
}

/** Day, time and reference, which visitors look for first. */
export function WhenFacts({ details, reference, stored, strings }: WhenFactsProps) {
  const { askedFor, labels, reference: referenceName } = strings.confirmation
  const visit = stored?.visit ?? details
  // After a tap nobody knows what was agreed, so these are only what the patient asked for.
  const isUnknown = stored?.outcome === 'agreed' && !stored.isAgreed
  const { date: dateName, time: timeName } = isUnknown ? askedFor : labels
  const slot = findSlot(visit.time)
  return (
    <dl className="facts when cluster">
      <Fact name={dateName}>{dayText(visit, strings)}</Fact>
      <Fact name={timeName}>
        {slot === undefined ? (
          visit.time
        ) : (
          <Hour time={clockTime(slot.minutes, strings.calendar)} />
        )}
      </Fact>
      <Fact name={referenceName}>{reference}</Fact>
    </dl>
  )
}

function dayText({ date }: ConfirmationDetails, { calendar }: Strings): string {
  const day = parseDate(date)
  return day === undefined ? date : longDate(day, calendar)
}

/** The day and time of the link, if others are agreed; else empty. */
function earlierWish({ details, stored, strings }: AppointmentFactsProps): string {
  const { date, time: agreed } = stored?.visit ?? details
  if (date === details.date && agreed === details.time) return ''
  const slot = findSlot(details.time)
  const time = slot === undefined ? details.time : clockTime(slot.minutes, strings.calendar)
  return `${dayText(details, strings)}, ${time}`
}

/** A time whose figures are large; `AM` or `सुबह` beside them is small. */
function Hour({ time }: { readonly time: string }) {
  const [before, figures, after] = time.split(/([\d:]+)/)
  return (
    <span className="hour">
      {before && <span>{before}</span>}
      {figures}
      {after && <span>{after}</span>}
    </span>
  )
}

interface WhoFactsProps extends AppointmentFactsProps {
  /** The tests of the link that the catalogue has. */
  readonly knownTests: readonly string[]
  readonly address: string
  readonly price: string | undefined
}

export function WhoFacts(props: WhoFactsProps) {
  const { details, stored, knownTests, address, price, strings } = props
  const { askedFor, labels } = strings.confirmation
  const tests = [...new Set(knownTests), ...(stored?.formerTests ?? [])]
  const facts = [
    { name: labels.name, value: details.name },
    { name: labels.phone, value: details.phone },
    { name: labels.email, value: details.email },
    { name: askedFor.before, value: earlierWish(props) },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="facts who">
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name={labels.where}>{address}</Fact>
      {tests.length === 0 ? null : (
        <Fact name={labels.tests}>
          <ul>
            {tests.map((test) => (
              // The space separates the names in a text that is copied.
              <Fragment key={test}>
                <li>
                  <TestName test={test} strings={strings} />
                </li>{' '}
              </Fragment>
            ))}
          </ul>
        </Fact>
      )}
      {price && <Fact name={labels.toPay}>{price}</Fact>}
    </dl>
  )
}

/** The lowest total price of the tests; undefined if there is none, or if one of them has no price. */
export function leastText(
  tests: readonly string[],
  prices: Prices | undefined,
  { testFacts }: Strings,
): string | undefined {
  if (prices === undefined || tests.length === 0) return undefined
  const { rupees, unpriced } = lowestTotal(tests, prices.from)
  return unpriced > 0 ? undefined : testFacts.from(rupeesText(rupees))
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
