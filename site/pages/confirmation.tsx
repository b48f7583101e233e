import type { ReactNode } from 'react'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import type { Reference } from '../../domain/reference.ts'
import { longDate, spokenTime } from '../../domain/spoken-time.ts'
import { Document } from '../document.tsx'
import { Echoes } from '../illustrations/echoes.tsx'
import type { PageContext } from '../page-context.ts'
import { addresses } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'

interface ConfirmationPageProps {
  readonly context: PageContext
  /** Untrusted text out of a link; undefined when it does not carry an appointment. */
  readonly details: ConfirmationDetails | undefined
  readonly reference: Reference
  /** The instant by which reception calls, in epoch milliseconds, when it is known. */
  readonly callBy?: number | undefined
}

export function ConfirmationPage({ context, details, reference, callBy }: ConfirmationPageProps) {
  const { confirmation } = context.words
  return (
    <Document
      context={context}
      page="confirmation"
      title={details === undefined ? confirmation.missing.title : confirmation.title}
      description={confirmation.description}
      indexable={false}
    >
      {details === undefined ? (
        <Missing context={context} />
      ) : (
        <>
          <Thanks context={context} name={details.name} reference={reference} />
          <Details context={context} details={details} />
          <Next context={context} callBy={callBy} />
        </>
      )}
    </Document>
  )
}

interface PartProps {
  readonly context: PageContext
}

function Thanks({
  context,
  name,
  reference,
}: PartProps & { readonly name: string; readonly reference: Reference }) {
  const { confirmation } = context.words
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{confirmation.title}</h1>
        <p className="lead">{confirmation.lead(name)}</p>
        <p className="reference">
          {confirmation.reference} <strong>{reference}</strong>
        </p>
        <Echoes isTicked />
      </div>
    </div>
  )
}

function Details({ context, details }: PartProps & { readonly details: ConfirmationDetails }) {
  const { words } = context
  const { labels, detailsHeading } = words.confirmation
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
    <Section id="details" heading={detailsHeading}>
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
    </Section>
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

function Next({ context, callBy }: PartProps & { readonly callBy: number | undefined }) {
  const { centre, words } = context
  const { confirmation } = words
  const [phone] = centre.phones
  return (
    <Section id="next" heading={confirmation.nextHeading}>
      <ol className="steps">
        {confirmation.next.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-soft">
              {text} {index === 0 && callBy !== undefined ? callByText(context, callBy) : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="lead mb-6">{confirmation.save}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {confirmation.call(phone.label)}
        </ButtonLink>
        <ButtonLink href={addresses.book} look="quiet">
          {confirmation.bookAnother}
        </ButtonLink>
      </p>
    </Section>
  )
}

function callByText({ nowMs, words }: PageContext, callBy: number): string {
  return words.confirmation.callBy(spokenTime(callBy, nowMs, words.calendar))
}

function Missing({ context }: PartProps) {
  const { confirmation, shell } = context.words
  const { missing } = confirmation
  const [phone] = context.centre.phones
  return (
    <div className="lost wrap">
      <div>
        <h1>{missing.title}</h1>
        <p className="lead text-soft">{missing.text}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.book}>{missing.book}</ButtonLink>
          <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
            {shell.call(phone.label)}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
