import type { ReactNode } from 'react'
import { isKnownTest } from '../../domain/centre/catalogue-now.ts'
import { type PreparationPlan as Plan, planPreparation } from '../../domain/preparation/plan.ts'
import { visitTime } from '../../domain/preparation/times.ts'
import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { type CalendarDate, parseDate } from '../../domain/time/delhi-time.ts'
import { isOpenAt } from '../../domain/time/opening-hours.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { findSlot, type TimeSlot } from '../../domain/time/time-slots.ts'
import { arrivalLine } from '../calendar-entry.ts'
import { DayDial } from '../illustrations/day-dial.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import type { PlanLine } from '../preparation-parts.ts'
import { reportText } from '../report-lines.ts'
import { whatsAppTo } from '../whatsapp-links.ts'
import { leastText, WhenFacts, WhoFacts } from './appointment-facts.tsx'
import { AnswerList, answersTo } from './centre-facts.tsx'
import { PreparationAlerts } from './preparation-alerts.tsx'
import { PreparationPlan } from './preparation-plan.tsx'
import type { TicketRequest } from './ticket-request.ts'
import { isToCancel, openWishText, promisedCall } from './wishes.tsx'

export interface TicketProps extends PageProps {
  /** The foot of the stub. */
  readonly children: ReactNode
  readonly details: ConfirmationDetails
  readonly reference: Reference
  readonly stored: TicketRequest | undefined
}

/** With more tests than this, the page has no bytes to spare for drawings, the arrival time and the price. */
export const maxTestsWithExtras = 12

/** The details of the appointment and the preparation, in one sheet. */
export function Ticket({ context, details, reference, stored, children }: TicketProps) {
  const { date: day, time, tests: planned } = stored?.visit ?? details
  const { strings } = context
  const { confirmation } = strings
  const { address, facts } = context.centre
  const plan = planPreparation(planned, facts, context.catalogue.own)
  const { tests } = plan
  const isExpected = isPatientExpected(stored)
  const slot = findSlot(time)
  const date = parseDate(day)
  const hasExtras = tests.length <= maxTestsWithExtras
  return (
    <section id="details" className="wrap" aria-labelledby="details-heading">
      <div className={ticketClass(stored)}>
        <h2 id="details-heading" className="small">
          {(stored ? confirmation : confirmation.unproven).detailsHeading}
        </h2>
        {stored && <State context={context} stored={stored} />}
        <WhenFacts details={details} reference={reference} stored={stored} strings={strings} />
        {date && slot && hasExtras && (
          <DayDial date={date} slot={slot} hours={context.centre.hours} strings={strings} />
        )}
        {stored?.hasOtherTests && isExpected && (
          <p className="advice">
            <strong>{confirmation.otherTests}</strong>
          </p>
        )}
        {tests.length > 0 && isExpected && (
          <Advice
            context={context}
            date={date}
            slot={slot}
            reference={reference}
            stored={stored}
            plan={plan}
          />
        )}
        {stored && mayHaveCome(stored) && <Results context={context} details={details} />}
        <div className="stub">
          <WhoFacts
            details={details}
            stored={stored}
            strings={strings}
            knownTests={details.tests.filter((test) => isKnownTest(test, context.catalogue.own))}
            address={`${address.street}, ${address.locality}`}
            price={
              hasExtras && isExpected
                ? leastText([...tests, ...(stored?.formerTests ?? [])], facts.prices, strings)
                : undefined
            }
          />
          {children}
        </div>
      </div>
    </section>
  )
}

interface AdviceProps extends Omit<TicketProps, 'children' | 'details'> {
  readonly plan: Plan
  readonly date: CalendarDate | undefined
  readonly slot: TimeSlot | undefined
}

/** What to do before the visit, in order of time, and then the warnings. */
function Advice({ context, date, slot, reference, stored, plan }: AdviceProps) {
  const { centre, nowMs, strings } = context
  const { photo } = strings.prescriptions
  return (
    <div className="advice">
      <h3 className="screen-only">{strings.preparation.before}</h3>
      <PreparationPlan plan={plan} slot={visitTime(slot, date, nowMs)} strings={strings}>
        {date && slot && plan.tests.length <= maxTestsWithExtras && (
          <Arrival {...arrivalLine(date, slot, centre.hours, strings)} />
        )}
        <PreparationAlerts plan={plan} phone={centre.phones[0].label} strings={strings}>
          {stored?.event && (
            // The site takes no upload, so the visitor attaches the photo in WhatsApp.
            <a className="screen-only" href={whatsAppTo(centre.whatsapp, photo.message(reference))}>
              {photo.link}
            </a>
          )}
        </PreparationAlerts>
      </PreparationPlan>
    </div>
  )
}

/** After the visit: when the report is ready, how it comes, and who may collect it. */
function Results({ context, details }: PageProps & Pick<TicketProps, 'details'>) {
  const { centre, strings } = context
  return (
    <div className="advice">
      <h3>{strings.confirmation.next[2]?.title}</h3>
      <p>{reportText(details, centre, strings)}</p>
      <AnswerList answers={answersTo(['reports', 'collect'], context)} />
    </div>
  )
}

function Arrival({ byWhen, text }: PlanLine) {
  return (
    <p className="preparation-main arrival">
      {byWhen && <strong>{byWhen}</strong>} {text}
    </p>
  )
}

/**
 * Whether the patient is to come. Only then the page prepares for the visit. A link that proves nothing keeps all
 * that the specification asks for, whatever its day.
 */
export function isPatientExpected(stored: TicketRequest | undefined): boolean {
  return stored === undefined || (stored.event !== undefined && !isToCancel(stored))
}

/** Includes an agreed visit whose day is over, because reception need not record who came. */
function mayHaveCome({ outcome, isOver, wishes }: TicketRequest): boolean {
  return outcome === 'arrived' || (outcome === 'agreed' && isOver && wishes.length === 0)
}

/** The hour is bold and lit only while it stands as reception agreed it on the call. */
function ticketClass(stored: TicketRequest | undefined): string {
  if (stored?.outcome === 'cancelled') return 'ticket cancelled'
  return stored && isConfirmed(stored) ? 'ticket agreed' : 'ticket'
}

function isConfirmed({ outcome, isAgreed, isOver, wishes }: TicketRequest): boolean {
  return outcome === 'agreed' && isAgreed && !isOver && wishes.length === 0
}

/** Says which call the patient can expect, or that reception has called. If neither is so, it says nothing. */
function State({ context, stored }: PageProps & { readonly stored: TicketRequest }) {
  const { callBy, isUrgent, outcome, wishes } = stored
  const { confirmation } = context.strings
  if (wishes.length === 0 && outcome && outcome !== 'agreed') return null
  return (
    <div className="state">
      {wishes.map((wish) => (
        <p key={wish.kind}>
          <b>{openWishText(wish, context)}</b>
        </p>
      ))}
      {wishes.length > 0 && stored.isSoon && (
        <p>{confirmation.wishSoon(unbroken(context.centre.phones[0].label))}</p>
      )}
      {outcome === 'agreed' && !isToCancel(stored) && (
        <Agreed sentences={agreedText(stored, context)} />
      )}
      {outcome === undefined && !isToCancel(stored) && (
        <p>
          {callBy !== undefined && wishes.length === 0 && (
            <b>{callText(context, callBy, isUrgent)} </b>
          )}
          {confirmation.isRequest}
        </p>
      )}
    </div>
  )
}

function agreedText(stored: TicketRequest, { centre, strings }: PageContext): string {
  const words = strings.confirmation
  if (stored.isOver) return words.over(unbroken(centre.phones[0].label))
  if (stored.wishes.length > 0) return words.agreedHolds
  return stored.isAgreed ? words.agreedAsShown : words.outcomes.agreed()
}

/** The first sentence is bold. */
function Agreed({ sentences }: { readonly sentences: string }) {
  const [, first = sentences, rest = ''] = /^(.*?[.।]) (.*)$/.exec(sentences) ?? []
  return (
    <p>
      <b>{first}</b> {rest}
    </p>
  )
}

/** By when reception calls. If the slot is near, repeats the warning of the form. */
function callText(context: PageContext, callBy: number, isUrgent: boolean): string {
  const { centre, nowMs, strings } = context
  const { urgent, urgentClosed } = strings.confirmation
  if (!isUrgent || callBy <= nowMs) return promisedCall(callBy, context)
  const phone = unbroken(centre.phones[0].label)
  return isOpenAt(nowMs, centre.hours) ? urgent(phone) : urgentClosed(phone)
}
