import type { Strings } from '../../content/strings.ts'
import {
  type ConfirmationDetails,
  confirmationQuery,
} from '../../domain/request/confirmation-link.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { doorsOpenAt } from '../../domain/time/doors-open.ts'
import { clockTime, spokenTime, unbroken } from '../../domain/time/spoken-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { Document, type NextAction } from '../document.tsx'
import { Sunset } from '../illustrations/drawings.tsx'
import { Rise } from '../illustrations/rise.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { reportText } from '../report-lines.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Section } from '../ui/section.tsx'
import { isPatientExpected, maxTestsWithExtras, Ticket, type TicketProps } from '../ui/ticket.tsx'
import { TicketActions, ticketActions } from '../ui/ticket-actions.tsx'
import type { TicketRequest } from '../ui/ticket-request.ts'
import { TitledText } from '../ui/whole-figures.tsx'

interface ConfirmationPageProps extends PageProps {
  /** Untrusted text from a link; undefined when the link has no appointment. */
  readonly details: ConfirmationDetails | undefined
  readonly reference: Reference
  /** The stored request. Undefined if reference, name and number of the link match none. */
  readonly stored: TicketRequest | undefined
  /** Why the server refused a wish; undefined if it refused none. */
  readonly failure?: string | undefined
}

export function ConfirmationPage(props: ConfirmationPageProps) {
  const { context, details, stored, failure } = props
  const { confirmation } = context.strings
  const title = titleOf(stored, confirmation)
  const { description } = stored ? confirmation : confirmation.unproven
  const actions = details && ticketActions(context, details, stored)
  return (
    <Document
      context={context}
      page="confirmation"
      title={details === undefined ? confirmation.missing.title : title}
      description={description}
      query={details === undefined ? '' : `?${confirmationQuery(details)}`}
      nextAction={actions && nextAction(actions, context)}
    >
      {details === undefined || actions === undefined ? (
        <Missing context={context} failure={failure} />
      ) : (
        <>
          <div className="ticket-ground">
            <div className="confirmed wrap">
              <h1>{title}</h1>
              <Failure text={failure} />
              <p>{lead(details, stored, context)}</p>
            </div>
            <Ticket {...props} details={details}>
              <TicketActions
                context={context}
                details={details}
                stored={stored}
                actions={actions}
              />
            </Ticket>
            <div className="wrap">
              <p className="caption text-soft screen-only">
                {confirmation.address} <span className="wide-only">{confirmation.save}</span>
              </p>
            </div>
          </div>
          <Next context={context} details={details} stored={stored} />
        </>
      )}
    </Document>
  )
}

/** The bar on phones always offers a call. Beside it stands the next action of the ticket. */
function nextAction(
  [first, second]: ReturnType<typeof ticketActions>,
  { strings }: PageContext,
): NextAction {
  const isCallFirst = first.href.startsWith('tel:')
  const { actionBar: name } = strings.confirmation
  return { name, ...(isCallFirst ? second : first), isCallFirst }
}

function titleOf(
  stored: TicketRequest | undefined,
  { title, agreedTitle, unproven }: Strings['confirmation'],
): string {
  if (stored?.outcome === 'agreed') return agreedTitle
  return stored === undefined || stored.outcome ? unproven.title : title
}

/** The first sentence. It repeats only facts that the store confirms. */
function lead(
  { name }: ConfirmationDetails,
  stored: TicketRequest | undefined,
  { centre, strings }: PageContext,
): string {
  const { confirmation } = strings
  const phone = unbroken(centre.phones[0].label)
  if (stored === undefined) return confirmation.unproven.lead(phone)
  // "agreed" needs no sentence here, because the ticket below says that reception has called.
  if (stored.outcome === undefined || stored.outcome === 'agreed') return confirmation.lead(name)
  return confirmation.outcomes[stored.outcome](phone)
}

/** The three steps of the specification, shown while a call is awaited or an agreed visit lies ahead. */
function Next({ context, details, stored }: Omit<TicketProps, 'children' | 'reference'>) {
  const { confirmation } = context.strings
  const isAgreed = stored?.outcome === 'agreed'
  if (stored?.outcome !== undefined && (!isAgreed || stored.isOver)) return null
  const isExpected = isPatientExpected(stored)
  const steps = isExpected ? nextSteps(details, stored, context) : confirmation.next
  return (
    <Section id="next" heading={confirmation.nextHeading}>
      {(isAgreed || !isExpected) && <p>{confirmation.eachRequest}</p>}
      {stored === undefined && <p>{confirmation.unproven.nextIntro}</p>}
      <ol className={isAgreed ? 'rises called' : 'rises'}>
        {steps.map(({ title, text }, step) => (
          <li key={title}>
            {details.tests.length <= maxTestsWithExtras && <Rise step={step} />}
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function nextSteps(
  details: ConfirmationDetails,
  stored: TicketRequest | undefined,
  { centre, nowMs, strings }: PageContext,
) {
  const { calendar, confirmation } = strings
  const callBy = stored?.callBy
  const when = callBy && callBy > nowMs ? unbroken(spokenTime(callBy, nowMs, calendar)) : undefined
  const { date, time } = stored?.visit ?? details
  const [day, slot] = [parseDate(date), findSlot(time)]
  const doors = day && slot && doorsOpenAt(day, slot, centre.hours)
  const texts = [
    stored?.isUrgent ? confirmation.nextUrgent : when && confirmation.nextCallBy(when),
    doors === undefined
      ? undefined
      : `${confirmation.next[1]?.text} ${confirmation.doorsOpen(clockTime(doors, calendar))}`,
    reportText(details, centre, strings),
  ]
  return confirmation.next.map(({ title, text }, index) => ({ title, text: texts[index] ?? text }))
}

function Failure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="alerts">
      {text}
    </p>
  )
}

function Missing({ context, failure }: Pick<ConfirmationPageProps, 'context' | 'failure'>) {
  const { confirmation, shell } = context.strings
  const { missing } = confirmation
  const [phone] = context.centre.phones
  return (
    <div className="lost columns wrap">
      <Sunset />
      <div>
        <h1>{missing.title}</h1>
        <Failure text={failure} />
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
