import { isKnownTest } from '../../domain/catalogue.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { isOpenAt } from '../../domain/opening-hours.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { visitTime } from '../../domain/preparation-times.ts'
import type { Reference } from '../../domain/reference.ts'
import { spokenTime } from '../../domain/spoken-time.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { type AppointmentEvent, arrivalLine, type OutcomeForPatient } from '../appointment-event.ts'
import { DayDial } from '../illustrations/day-dial.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import type { PlanLine } from '../preparation-parts.ts'
import { photoLink } from '../whatsapp-links.ts'
import { leastText, WhenFacts, WhoFacts } from './appointment-facts.tsx'
import { PreparationAlerts } from './preparation-alerts.tsx'
import { PreparationPlan } from './preparation-plan.tsx'
import type { OpenWish } from './wishes.tsx'

/** What is known of a stored request besides what its link says. */
export interface TicketRequest {
  /** Undefined while the request waits for a call. */
  readonly outcome: OutcomeForPatient | undefined
  /** Tests of the request that were removed from the catalogue after it was sent. */
  readonly formerTests?: readonly string[]
  /** The instant by which reception calls, epoch ms; undefined once the request is not open. */
  readonly callBy: number | undefined
  /** Whether so little time is left before the slot that reception may not reach the patient. */
  readonly isUrgent: boolean
  /** Whether the agreed day or time differs from that in the link. */
  readonly isMoved: boolean
  /** Wishes of the patient that reception has not called about yet. */
  readonly wishes: readonly OpenWish[]
  /** Whether so few opening hours are left that reception may not read a wish before the visit. */
  readonly isSoon: boolean
  /** For the calendar; undefined if no patient is expected, or the link has no valid day or slot. */
  readonly event: AppointmentEvent | undefined
}

interface TicketProps extends PageProps {
  readonly details: ConfirmationDetails
  readonly reference: Reference
  readonly stored: TicketRequest | undefined
}

/** With more tests, the page has no bytes to spare for the dial, the arrival time and the price. */
const maxTestsWithExtras = 12

/** Day, time, reference and last meal in one sheet, which fits a phone's screen and a printed page. */
export function Ticket({ context, details, reference, stored }: TicketProps) {
  const { strings } = context
  const { confirmation } = strings
  const { facts, phones } = context.centre
  const plan = planPreparation(details.tests, facts.needsPrescription, context.catalogue.own)
  const { tests } = plan
  const asked = { plan, phone: phones[0].label, strings }
  const isExpected = stored === undefined || stored.outcome === undefined || stored.event
  const slot = findSlot(details.time)
  const date = parseDate(details.date)
  const hasExtras = tests.length <= maxTestsWithExtras
  const isMoved = stored?.isMoved
  const formerTests = stored?.formerTests ?? []
  const isAgreed = stored?.outcome === 'agreed' && !isMoved
  return (
    <section id="details" className="wrap" aria-labelledby="details-heading">
      <div className={isAgreed ? 'ticket agreed' : 'ticket'}>
        <h2 id="details-heading" className="small">
          {(stored ? confirmation : confirmation.unproven).detailsHeading}
        </h2>
        {stored && <State context={context} stored={stored} />}
        <WhenFacts details={details} reference={reference} strings={strings} />
        {date && slot && hasExtras && (
          <DayDial {...{ date, slot, hours: context.centre.hours, strings }} />
        )}
        {tests.length > 0 && isExpected && (
          <div className="advice">
            <PreparationAlerts {...asked}>
              {stored?.event && (
                // The site takes no upload, so the visitor attaches the photo in WhatsApp.
                <a className="screen-only" href={photoLink(reference, context.centre, strings)}>
                  {strings.prescriptions.photo.link}
                </a>
              )}
            </PreparationAlerts>
            <PreparationPlan
              {...asked}
              slot={isMoved ? undefined : visitTime(slot, date, context.nowMs)}
            >
              {date && slot && hasExtras && !isMoved && (
                <Arrival {...arrivalLine(date, slot, context.centre.hours, strings)} />
              )}
            </PreparationPlan>
          </div>
        )}
        <WhoFacts
          details={details}
          knownTests={details.tests.filter((test) => isKnownTest(test, context.catalogue.own))}
          formerTests={formerTests}
          price={
            hasExtras && isExpected
              ? leastText([...tests, ...formerTests], facts.prices, strings)
              : undefined
          }
          strings={strings}
        />
      </div>
    </section>
  )
}

/** When to arrive, and what to bring. */
function Arrival({ byWhen, text }: PlanLine) {
  return (
    <p className="preparation-main arrival">
      {byWhen && <strong>{byWhen}</strong>} {text}
    </p>
  )
}

/** Says by when reception calls, or that it has called. Says nothing once the visit is over. */
function State({ context, stored }: PageProps & { readonly stored: TicketRequest }) {
  const { callBy, isUrgent, outcome } = stored
  const { confirmation } = context.strings
  if (outcome === 'agreed') return <p className="state">{confirmation.outcomes.agreed()}</p>
  if (outcome) return null
  return (
    <p className="state">
      {callBy === undefined ? null : <b>{callText(context, callBy, isUrgent)} </b>}
      {confirmation.isRequest}
    </p>
  )
}

/**
 * By when reception calls. If the slot is near, repeats the warning of the form. After the promised time,
 * says that the call is late.
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
