import { type ConfirmationDetails, confirmationQuery } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { hoursOn, isClosure, isOpenAt, type OpeningHours } from '../../domain/opening-hours.ts'
import { planPreparation } from '../../domain/preparation.ts'
import type { Reference } from '../../domain/reference.ts'
import { clockTime, spokenTime } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import type { AppointmentEvent } from '../appointment-event.ts'
import { Document } from '../document.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { WhenFacts, WhoFacts } from '../ui/appointment-facts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import { SaveAndShare, sendId } from '../ui/save-and-share.tsx'
import { Section } from '../ui/section.tsx'
import { changeLink } from '../whatsapp-links.ts'

/** How early a patient is asked to come (spec, point 9). */
const arriveEarlyMinutes = 15

/** What came of reception's call. */
export type CallOutcome = 'agreed' | 'unreached' | 'cancelled'

interface ConfirmationPageProps extends PageProps {
  /** Untrusted text from a link; undefined when the link has no appointment. */
  readonly details: ConfirmationDetails | undefined
  readonly reference: Reference
  /** Whether its reference, name and number are those of a stored request. */
  readonly isStored: boolean
  /** Undefined while nobody has called about it, and where nothing is stored. */
  readonly outcome: CallOutcome | undefined
  /** Whether so little time is left before the slot that reception may not reach the patient. */
  readonly isUrgent: boolean
  /** The instant by which reception calls, in epoch milliseconds, when it is known. */
  readonly callBy: number | undefined
  /** For the calendar; undefined when nothing is stored or the link has no valid day or slot. */
  readonly event: AppointmentEvent | undefined
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { context, details, isStored, event } = props
  const { confirmation } = context.strings
  const about = isStored ? confirmation : confirmation.unproven
  return (
    <Document
      context={context}
      page="confirmation"
      title={details === undefined ? confirmation.missing.title : about.title}
      description={about.description}
      query={details === undefined ? '' : `?${confirmationQuery(details)}`}
      nextAction={
        event && {
          name: confirmation.actionBar,
          text: confirmation.sendShort,
          href: `#${sendId}`,
        }
      }
    >
      {details === undefined ? (
        <Missing context={context} />
      ) : (
        <>
          <div className="confirmed wrap">
            <h1>{about.title}</h1>
            <p>{isStored ? confirmation.lead(details.name) : unprovenLead(context)}</p>
          </div>
          <Ticket {...props} details={details} />
          <Next {...props} details={details} />
          {event && <SaveAndShare context={context} details={details} event={event} />}
        </>
      )}
    </Document>
  )
}

/** Repeats nothing that only the link states. */
function unprovenLead({ centre, strings }: PageContext): string {
  return strings.confirmation.unproven.lead(centre.phones[0].label)
}

interface PartProps extends ConfirmationPageProps {
  readonly details: ConfirmationDetails
}

/** Day, time, reference and last meal in one sheet, which fits a phone's screen and a printed page. */
function Ticket(props: PartProps) {
  const { context, details, reference, isStored, outcome } = props
  const { strings } = context
  const { confirmation } = strings
  const about = isStored ? confirmation : confirmation.unproven
  const tests = details.tests.filter(isTestName)
  return (
    <section id="details" className="wrap" aria-labelledby="details-heading">
      <div className="ticket">
        <h2 id="details-heading">{about.detailsHeading}</h2>
        <WhenFacts details={details} reference={reference} strings={strings} />
        {tests.length === 0 ? null : (
          <PreparationPlan
            plan={planPreparation(tests)}
            slot={findSlot(details.time)}
            strings={strings}
          />
        )}
        {isStored && outcome === undefined ? <CallPromise {...props} /> : null}
        {outcome && (
          <p>
            <b>{confirmation.outcomes[outcome](context.centre.phones[0].label)}</b>
          </p>
        )}
        <WhoFacts details={details} strings={strings} />
      </div>
    </section>
  )
}

function CallPromise({ context, callBy, isUrgent }: PartProps) {
  return (
    <p>
      {callBy === undefined ? null : <b>{callText(context, callBy, isUrgent)} </b>}
      {context.strings.confirmation.isRequest}
    </p>
  )
}

/**
 * What the form said where the slot is near. After the promised time, says that the call is late
 * instead of repeating the promise.
 */
function callText(
  { centre, nowMs, strings }: PageContext,
  callBy: number,
  isUrgent: boolean,
): string {
  const { confirmation } = strings
  const phone = centre.phones[0].label
  const when = spokenTime(callBy, nowMs, strings.calendar)
  if (callBy <= nowMs) return confirmation.callOverdue(when, phone)
  if (!isUrgent) return confirmation.callBy(when)
  return isOpenAt(nowMs, centre.hours)
    ? confirmation.urgent(phone)
    : confirmation.urgentClosed(phone)
}

function Next(props: PartProps) {
  const { context, details, isStored, outcome, isUrgent, callBy, event } = props
  const { centre, nowMs, strings } = context
  const { confirmation } = strings
  const [phone] = centre.phones
  const when = callBy && callBy > nowMs ? spokenTime(callBy, nowMs, strings.calendar) : undefined
  const firstText = isUrgent ? confirmation.nextUrgent : when && confirmation.nextCallBy(when)
  const doors = doorsOpenAt(details, centre.hours)
  const texts = [
    firstText,
    doors === undefined
      ? undefined
      : `${confirmation.next[1]?.text} ${confirmation.doorsOpen(clockTime(doors, strings.calendar))}`,
  ]
  return (
    <Section id="next" heading={confirmation.nextHeading}>
      {isStored && outcome === undefined ? null : <p>{confirmation.unproven.nextIntro}</p>}
      <ol className="steps">
        {confirmation.next.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-soft">{texts[index] ?? text}</p>
          </li>
        ))}
      </ol>
      <p className="links screen-only">
        <span className="wide-only">
          <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
            {confirmation.call(phone.label)}
          </ButtonLink>
        </span>
        {event && (
          <ButtonLink href={changeLink(event, centre, strings)} look="quiet" icon="messageCircle">
            {strings.saveAndShare.change.onWhatsApp}
          </ButtonLink>
        )}
        {isStored ? null : (
          <ButtonLink href={context.addresses.book} look="quiet">
            {confirmation.missing.book}
          </ButtonLink>
        )}
      </p>
    </Section>
  )
}

/** Who is asked to come before anybody could open: minutes of the opening, else undefined. */
function doorsOpenAt({ date, time }: ConfirmationDetails, hours: OpeningHours): number | undefined {
  const day = parseDate(date)
  const slot = findSlot(time)
  if (day === undefined || slot === undefined) return undefined
  const open = hoursOn(day, hours)
  const isTooEarly = !isClosure(open) && slot.minutes - arriveEarlyMinutes < open.opens
  return isTooEarly ? open.opens : undefined
}

function Missing({ context }: PageProps) {
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
