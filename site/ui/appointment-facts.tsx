import type { ReactNode } from 'react'
import type { Words } from '../../content/words.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { clockTime, longDate } from '../../domain/spoken-time.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { TestName } from './test-name.tsx'

interface AppointmentFactsProps {
  /** Untrusted text out of a link; what is no real day, slot or test is shown as it was given. */
  readonly details: ConfirmationDetails
  readonly words: Words
}

/** When, who and which tests, as the confirmation shows them. */
export function AppointmentFacts({ details, words }: AppointmentFactsProps) {
  const { labels } = words.confirmation
  const date = parseDate(details.date)
  const slot = findSlot(details.time)
  const facts = [
    {
      name: labels.date,
      value: date === undefined ? details.date : longDate(date, words.calendar),
    },
    {
      name: labels.time,
      value: slot === undefined ? details.time : clockTime(slot.minutes, words.calendar),
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
      {details.tests.length === 0 ? null : (
        <Fact name={labels.tests}>
          <Tests tests={details.tests} words={words} />
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  /** By a visitor, in any script. */
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

interface TestsProps {
  readonly tests: readonly string[]
  readonly words: Words
}

/** A link may name a test twice, so the place in the list is the only key there is. */
function Tests({ tests, words }: TestsProps) {
  return (
    <ul>
      {[...tests.entries()].map(([place, test]) => (
        <li key={place}>
          <TestName test={test} words={words} />
        </li>
      ))}
    </ul>
  )
}
