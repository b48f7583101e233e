import type { ReactNode } from 'react'
import type { Strings } from '../../content/strings.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { clockTime, longDate } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { TestName } from './test-name.tsx'

interface AppointmentFactsProps {
  /**
   * Untrusted text from a link. What is not a real day or slot is shown unchanged; a test that is
   * not in the catalogue is left out.
   */
  readonly details: ConfirmationDetails
  readonly strings: Strings
}

/** Date, time, patient and tests, as the confirmation shows them. */
export function AppointmentFacts({ details, strings }: AppointmentFactsProps) {
  const { labels } = strings.confirmation
  const date = parseDate(details.date)
  const slot = findSlot(details.time)
  const tests = [...new Set(details.tests.filter(isTestName))]
  const facts = [
    {
      name: labels.date,
      value: date === undefined ? details.date : longDate(date, strings.calendar),
    },
    {
      name: labels.time,
      value: slot === undefined ? details.time : clockTime(slot.minutes, strings.calendar),
    },
    { name: labels.name, value: details.name, isTyped: true },
    { name: labels.phone, value: details.phone, isTyped: true },
    { name: labels.email, value: details.email, isTyped: true },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="facts details">
      {facts.map(({ name, value, isTyped }) => (
        <Fact key={name} name={name} isTyped={isTyped}>
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
    </dl>
  )
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
      <dt>{name}</dt>
      <dd className={isTyped ? 'typed' : undefined}>{children}</dd>
    </div>
  )
}
