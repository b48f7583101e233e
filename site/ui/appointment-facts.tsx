import type { ReactNode } from 'react'
import type { Words } from '../../content/words.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { longDate } from '../../domain/spoken-time.ts'

interface AppointmentFactsProps {
  /** Untrusted text out of a link; a day that does not exist is shown as it was given. */
  readonly details: ConfirmationDetails
  readonly words: Words
}

/** When, who and which tests, as the confirmation shows them. */
export function AppointmentFacts({ details, words }: AppointmentFactsProps) {
  const { labels } = words.confirmation
  const date = parseDate(details.date)
  const facts = [
    {
      name: labels.date,
      value: date === undefined ? details.date : longDate(date, words.calendar),
    },
    { name: labels.time, value: details.time },
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
          <Tests tests={details.tests} />
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

/** A link may name a test twice, so the place in the list is the only key there is. */
function Tests({ tests }: { readonly tests: readonly string[] }) {
  return (
    <ul>
      {[...tests.entries()].map(([place, test]) => (
        <li key={place}>{test}</li>
      ))}
    </ul>
  )
}
