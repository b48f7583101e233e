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
    { name: labels.name, value: details.name },
    { name: labels.phone, value: details.phone },
    { name: labels.email, value: details.email },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="facts details">
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
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
