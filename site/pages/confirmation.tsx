import { type ConfirmationDetails, confirmationQuery } from '../../domain/confirmation-link.ts'
import { planPreparation } from '../../domain/preparation.ts'
import type { Reference } from '../../domain/reference.ts'
import { spokenTime } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import type { AppointmentEvent } from '../appointment-event.ts'
import { Document } from '../document.tsx'
import { Echoes } from '../illustrations/fan.tsx'
import type { PageContext } from '../page-context.ts'
import { AppointmentFacts } from '../ui/appointment-facts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ChangeOrCancel } from '../ui/change-or-cancel.tsx'
import { OpeningNow } from '../ui/opening-hours.tsx'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import { SaveAndShare } from '../ui/save-and-share.tsx'
import { Section } from '../ui/section.tsx'

interface ConfirmationPageProps {
  readonly context: PageContext
  /** Untrusted text from a link; undefined when the link has no appointment. */
  readonly details: ConfirmationDetails | undefined
  readonly reference: Reference
  /** Whether its reference, name and number are those of a stored request. */
  readonly isStored: boolean
  /** The instant by which reception calls, in epoch milliseconds, when it is known. */
  readonly callBy?: number | undefined
  /** For the calendar; undefined when nothing is stored or the link has no valid day or slot. */
  readonly event?: AppointmentEvent | undefined
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { context, details, reference, isStored, callBy, event } = props
  const { confirmation } = context.strings
  const about = isStored ? confirmation : confirmation.unproven
  return (
    <Document
      context={context}
      page="confirmation"
      title={details === undefined ? confirmation.missing.title : about.title}
      description={about.description}
      indexable={false}
      query={details === undefined ? '' : `?${confirmationQuery(details)}`}
    >
      {details === undefined ? (
        <Missing context={context} />
      ) : (
        <>
          {isStored ? (
            <Thanks context={context} name={details.name} reference={reference} callBy={callBy} />
          ) : (
            <Unproven context={context} reference={reference} />
          )}
          <Section id="details" heading={about.detailsHeading}>
            <AppointmentFacts details={details} strings={context.strings} />
          </Section>
          <Next context={context} isStored={isStored} />
          <Preparation context={context} details={details} />
          {event && <ChangeOrCancel context={context} event={event} />}
          {event && <SaveAndShare context={context} details={details} event={event} />}
        </>
      )}
    </Document>
  )
}

interface PartProps {
  readonly context: PageContext
}

interface ThanksProps extends PartProps {
  readonly name: string
  readonly reference: Reference
  readonly callBy: number | undefined
}

function Thanks({ context, name, reference, callBy }: ThanksProps) {
  const { confirmation } = context.strings
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{confirmation.title}</h1>
        <p className="lead">{confirmation.lead(name)}</p>
        {callBy === undefined ? null : <p className="lead">{callText(context, callBy)}</p>}
        <ReferenceLine context={context} reference={reference} />
        <Echoes isTicked />
      </div>
    </div>
  )
}

/** Repeats nothing that only the link states. */
function Unproven({ context, reference }: PartProps & { readonly reference: Reference }) {
  const { unproven } = context.strings.confirmation
  const [phone] = context.centre.phones
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{unproven.title}</h1>
        <p className="lead">{unproven.lead(phone.label)}</p>
        <ReferenceLine context={context} reference={reference} />
        <Echoes />
      </div>
    </div>
  )
}

function ReferenceLine({ context, reference }: PartProps & { readonly reference: Reference }) {
  return (
    <p className="reference">
      {context.strings.confirmation.reference} <strong>{reference}</strong>
    </p>
  )
}

/** After the promised time, says that the call is late instead of repeating the promise. */
function callText({ centre, nowMs, strings }: PageContext, callBy: number): string {
  const { confirmation } = strings
  const when = spokenTime(callBy, nowMs, strings.calendar)
  return callBy > nowMs
    ? confirmation.callBy(when)
    : confirmation.callOverdue(when, centre.phones[0].label)
}

function Preparation({ context, details }: PartProps & { readonly details: ConfirmationDetails }) {
  const { strings } = context
  const tests = details.tests.filter(isTestName)
  if (tests.length === 0) return null
  return (
    <Section id="prepare" heading={strings.preparation.heading}>
      <PreparationPlan
        plan={planPreparation(tests)}
        slot={findSlot(details.time)}
        strings={strings}
      />
    </Section>
  )
}

function Next({ context, isStored }: PartProps & { readonly isStored: boolean }) {
  const { centre, strings } = context
  const { confirmation } = strings
  const [phone] = centre.phones
  return (
    <Section id="next" heading={confirmation.nextHeading}>
      {isStored ? null : <p>{confirmation.unproven.nextIntro}</p>}
      <ol className="steps">
        {confirmation.next.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <OpeningNow context={context} />
      <p className="links screen-only">
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {confirmation.call(phone.label)}
        </ButtonLink>
        <ButtonLink href={context.addresses.book} look="quiet">
          {isStored ? confirmation.bookAnother : confirmation.missing.book}
        </ButtonLink>
      </p>
    </Section>
  )
}

function Missing({ context }: PartProps) {
  const { confirmation, shell } = context.strings
  const { missing } = confirmation
  const [phone] = context.centre.phones
  return (
    <div className="lost wrap">
      <div>
        <h1>{missing.title}</h1>
        <p className="lead text-soft">{missing.text}</p>
        <p className="actions">
          <ButtonLink href={context.addresses.book}>{missing.book}</ButtonLink>
          <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
            {shell.call(phone.label)}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
