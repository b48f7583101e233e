import type { ReactNode } from 'react'
import type { Prices } from '../../content/prices.ts'
import type { Strings } from '../../content/strings.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { leastPrice, rupeesText } from '../../domain/prices.ts'
import type { Reference } from '../../domain/reference.ts'
import { clockTime, longDate } from '../../domain/spoken-time.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { TestName } from './test-name.tsx'

interface AppointmentFactsProps {
  /**
   * Untrusted text from a link. An invalid day or slot is shown unchanged; a test that is not in
   * the catalogue is left out.
   */
  readonly details: ConfirmationDetails
  readonly strings: Strings
}

interface WhenFactsProps extends AppointmentFactsProps {
  readonly reference: Reference
}

/** Day, time and reference, which visitors look for first. */
export function WhenFacts({ details, reference, strings }: WhenFactsProps) {
  const { labels, reference: referenceName } = strings.confirmation
  const date = parseDate(details.date)
  const slot = findSlot(details.time)
  return (
    <dl className="facts when cluster">
      <Fact name={labels.date}>
        {date === undefined ? details.date : longDate(date, strings.calendar)}
      </Fact>
      <Fact name={labels.time}>
        {slot === undefined ? details.time : clockTime(slot.minutes, strings.calendar)}
      </Fact>
      <Fact name={referenceName}>{reference}</Fact>
    </dl>
  )
}

interface WhoFactsProps extends AppointmentFactsProps {
  /** The tests of the link that the catalogue has. */
  readonly knownTests: readonly string[]
  /** Tests of the stored request that were removed from the catalogue after it was sent. */
  readonly formerTests: readonly string[]
  /** The lowest total price of the tests. */
  readonly price: string | undefined
}

/** Patient and tests. */
export function WhoFacts({ details, knownTests, formerTests, price, strings }: WhoFactsProps) {
  const { labels } = strings.confirmation
  const tests = [...new Set(knownTests), ...formerTests]
  const facts = [
    { name: labels.name, value: details.name },
    { name: labels.phone, value: details.phone },
    { name: labels.email, value: details.email },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="facts who">
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name} isTyped>
          {value}
        </Fact>
      ))}
      {tests.length === 0 ? null : (
        <Fact name={labels.tests}>
          <ul>
            {tests.map((test) => (
              <li key={test}>
                <TestName test={test} strings={strings} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {price && <Fact name={labels.toPay}>{price}</Fact>}
    </dl>
  )
}

/** The lowest total price of the tests; undefined if one of them has no price. */
export function leastText(
  tests: readonly string[],
  prices: Prices | undefined,
  { testFacts }: Strings,
): string | undefined {
  if (prices === undefined) return undefined
  const { rupees, unpriced } = leastPrice(tests, prices.from)
  return unpriced > 0 ? undefined : testFacts.from(rupeesText(rupees))
}

interface FactProps {
  readonly name: string
  /** Typed by a visitor, so it may be in any script. */
  readonly isTyped?: boolean | undefined
  readonly children: ReactNode
}

function Fact({ name, isTyped, children }: FactProps) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd className={isTyped ? 'typed' : undefined}>{children}</dd>
    </div>
  )
}
