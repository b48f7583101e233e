import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import type { Reference } from '../../domain/reference.ts'
import { spokenTime } from '../../domain/spoken-time.ts'
import { Document } from '../document.tsx'
import { Echoes } from '../illustrations/echoes.tsx'
import type { PageContext } from '../page-context.ts'
import { addresses } from '../routes.ts'
import { AppointmentFacts } from '../ui/appointment-facts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
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
          <Section id="details" heading={confirmation.detailsHeading}>
            <AppointmentFacts details={details} words={context.words} />
          </Section>
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
