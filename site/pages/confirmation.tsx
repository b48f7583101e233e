import type { Strings } from '../../content/strings.ts'
import { type ConfirmationDetails, confirmationQuery } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { doorsOpenAt } from '../../domain/doors-open.ts'
import { isOpenAt } from '../../domain/opening-hours.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { visitTime } from '../../domain/preparation-times.ts'
import type { Reference } from '../../domain/reference.ts'
import { clockTime, spokenTime } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import type { AppointmentEvent, Outcome } from '../appointment-event.ts'
import { Document } from '../document.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { laterThanToday, reportLines } from '../report-lines.ts'
import { WhenFacts, WhoFacts } from '../ui/appointment-facts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PreparationAlerts } from '../ui/preparation-alerts.tsx'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import { SaveAndShare, sendId } from '../ui/save-and-share.tsx'
import { Section } from '../ui/section.tsx'
import { changeLink } from '../whatsapp-links.ts'

/** What is known of a stored request besides what its link says. */
export interface StoredRequest {
  /** Undefined while it waits for a call. */
  readonly outcome: Outcome | undefined
  /** Its tests that have left the catalogue since. */
  readonly formerTests?: readonly string[]
  /** The instant by which reception calls, epoch ms; undefined once the request is not open. */
  readonly callBy: number | undefined
  /** Whether so little time is left before the slot that reception may not reach the patient. */
  readonly isUrgent: boolean
  /** Whether another day or time was agreed than the link's. */
  readonly isMoved: boolean
  /** For the calendar; undefined when nobody is expected, or the link has no valid day or slot. */
  readonly event: AppointmentEvent | undefined
}

interface ConfirmationPageProps extends PageProps {
  /** Untrusted text from a link; undefined when the link has no appointment. */
  readonly details: ConfirmationDetails | undefined
  readonly reference: Reference
  /** Undefined when its reference, name and number are not those of a stored request. */
  readonly stored: StoredRequest | undefined
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { context, details, stored } = props
  const { confirmation } = context.strings
  const title = titleOf(stored, confirmation)
  const { description } = stored ? confirmation : confirmation.unproven
  const event = stored?.event
  return (
    <Document
      context={context}
      page="confirmation"
      title={details === undefined ? confirmation.missing.title : title}
      description={description}
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
            <h1>{title}</h1>
            <p>{lead(details, stored, context)}</p>
          </div>
          <Ticket {...props} details={details} />
          <Next {...props} details={details} />
          {event && <SaveAndShare context={context} details={details} event={event} />}
        </>
      )}
    </Document>
  )
}

function titleOf(
  stored: StoredRequest | undefined,
  { title, agreedTitle, unproven }: Strings['confirmation'],
): string {
  if (stored?.outcome === 'agreed') return agreedTitle
  return stored === undefined || stored.outcome ? unproven.title : title
}

/** Repeats nothing that only the link states. */
function lead(
  { name }: ConfirmationDetails,
  stored: StoredRequest | undefined,
  { centre, strings }: PageContext,
): string {
  const { confirmation } = strings
  const phone = centre.phones[0].label
  if (stored === undefined) return confirmation.unproven.lead(phone)
  return stored.outcome ? confirmation.outcomes[stored.outcome](phone) : confirmation.lead(name)
}

interface PartProps extends ConfirmationPageProps {
  readonly details: ConfirmationDetails
}

/** Day, time, reference and last meal in one sheet, which fits a phone's screen and a printed page. */
function Ticket({ context, details, reference, stored }: PartProps) {
  const { strings } = context
  const { confirmation } = strings
  const tests = details.tests.filter(isTestName)
  const asked = { plan: planPreparation(tests), phone: context.centre.phones[0].label, strings }
  const isExpected = stored === undefined || stored.outcome === undefined || stored.event
  return (
    <section id="details" className="wrap" aria-labelledby="details-heading">
      <div className="ticket">
        <h2 id="details-heading" className="small">
          {(stored ? confirmation : confirmation.unproven).detailsHeading}
        </h2>
        <WhenFacts details={details} reference={reference} strings={strings} />
        {tests.length > 0 && isExpected && (
          <>
            <PreparationAlerts {...asked} />
            <PreparationPlan
              {...asked}
              slot={
                stored?.isMoved
                  ? undefined
                  : visitTime(findSlot(details.time), parseDate(details.date), context.nowMs)
              }
            />
          </>
        )}
        {stored && !stored.outcome && <CallPromise context={context} stored={stored} />}
        <WhoFacts details={details} formerTests={stored?.formerTests ?? []} strings={strings} />
      </div>
    </section>
  )
}

function CallPromise({ context, stored }: PageProps & { readonly stored: StoredRequest }) {
  const { callBy, isUrgent } = stored
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

/** The specified three steps; after the call as what is done for everybody, and none once it is over. */
function Next({ context, details, stored }: PartProps) {
  const { centre, strings } = context
  const { confirmation } = strings
  const [phone] = centre.phones
  const event = stored?.event
  const isEnded = stored?.outcome !== undefined && stored.outcome !== 'agreed'
  const intro =
    stored?.outcome === 'agreed' ? confirmation.agreedIntro : confirmation.unproven.nextIntro
  return (
    <Section id="next" heading={isEnded ? confirmation.endedHeading : confirmation.nextHeading}>
      {(stored === undefined || stored.outcome === 'agreed') && <p>{intro}</p>}
      {isEnded ? null : (
        <ol className="steps">
          {nextSteps(details, stored, context).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ol>
      )}
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
        {(stored === undefined || (isEnded && event === undefined)) && (
          <ButtonLink href={context.addresses.book} look="quiet">
            {confirmation.missing.book}
          </ButtonLink>
        )}
      </p>
      <p className="caption text-soft screen-only">{confirmation.address}</p>
    </Section>
  )
}

function nextSteps(
  details: ConfirmationDetails,
  stored: StoredRequest | undefined,
  { centre, nowMs, strings }: PageContext,
) {
  const { calendar, confirmation } = strings
  const callBy = stored?.callBy
  const when = callBy && callBy > nowMs ? spokenTime(callBy, nowMs, calendar) : undefined
  const day = stored?.isMoved ? undefined : parseDate(details.date)
  const slot = findSlot(details.time)
  const doors = day && slot && doorsOpenAt(day, slot, centre.hours)
  const texts = [
    stored?.isUrgent ? confirmation.nextUrgent : when && confirmation.nextCallBy(when),
    doors === undefined
      ? undefined
      : `${confirmation.next[1]?.text} ${confirmation.doorsOpen(clockTime(doors, calendar))}`,
    [confirmation.next[2]?.text, ...laterReports(details, centre, strings)].join(' '),
  ]
  return confirmation.next.map(({ title, text }, index) => ({ title, text: texts[index] ?? text }))
}

/** The specified sentence is of most results: a report that comes later is said beside it. */
function laterReports(
  { tests }: ConfirmationDetails,
  { facts: { reportDays = {} } }: PageContext['centre'],
  strings: Strings,
): readonly string[] {
  return reportLines(laterThanToday(reportDays, tests.filter(isTestName)), reportDays, strings)
}

function Missing({ context }: PageProps) {
  const { confirmation, shell } = context.strings
  const { missing } = confirmation
  const [phone] = context.centre.phones
  return (
    <div className="lost columns wrap">
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
