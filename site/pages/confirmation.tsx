import type { Strings } from '../../content/strings.ts'
import { type ConfirmationDetails, confirmationQuery } from '../../domain/confirmation-link.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { doorsOpenAt } from '../../domain/doors-open.ts'
import type { Reference } from '../../domain/reference.ts'
import { clockTime, spokenTime } from '../../domain/spoken-time.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { Document } from '../document.tsx'
import { Sunset } from '../illustrations/fan.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { laterThanToday, reportLines } from '../report-lines.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { SaveAndShare, sendId } from '../ui/save-and-share.tsx'
import { Section } from '../ui/section.tsx'
import { Ticket, type TicketRequest } from '../ui/ticket.tsx'
import { openWishText, WishForm } from '../ui/wishes.tsx'

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
        <Missing context={context} failure={failure} />
      ) : (
        <>
          <div className="ticket-ground">
            <div className="confirmed wrap">
              <h1>{title}</h1>
              <Failure text={failure} />
              <p>{lead(details, stored, context)}</p>
              {stored && <Told context={context} stored={stored} />}
            </div>
            <Ticket {...props} details={details} />
          </div>
          <Next {...props} details={details} />
          {event && (
            <SaveAndShare
              context={context}
              details={details}
              event={event}
              isAgreed={stored.outcome === 'agreed'}
            />
          )}
        </>
      )}
    </Document>
  )
}

/** Each open wish. Close to the visit, this asks the patient to call as well. */
function Told({ context, stored }: PageProps & { readonly stored: TicketRequest }) {
  const { centre, strings } = context
  const soon = stored.isSoon ? strings.confirmation.wishSoon(centre.phones[0].label) : ''
  return stored.wishes.map((wish) => (
    <p key={wish.kind}>
      <b>{openWishText(wish, context)}</b> {soon}
    </p>
  ))
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
  const phone = centre.phones[0].label
  if (stored === undefined) return confirmation.unproven.lead(phone)
  // "agreed" needs no sentence here, because the ticket below says that reception has called.
  if (stored.outcome === undefined || stored.outcome === 'agreed') return confirmation.lead(name)
  return confirmation.outcomes[stored.outcome](phone)
}

interface ConfirmationPartProps extends ConfirmationPageProps {
  readonly details: ConfirmationDetails
}

/** The three steps of the specification. Once the visit has ended, there are none. */
function Next({ context, details, stored }: ConfirmationPartProps) {
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
      <p className="links screen-only wide-only">
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {confirmation.call(phone.label)}
        </ButtonLink>
      </p>
      {(stored === undefined || (isEnded && event === undefined)) && (
        <p className="links screen-only">
          <ButtonLink href={context.addresses.book} look="quiet">
            {confirmation.missing.book}
          </ButtonLink>
        </p>
      )}
      {event && <WishForm {...{ context, details, open: stored.wishes }} />}
      <p className="caption text-soft screen-only">{confirmation.address}</p>
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

/** Names the reports that come later, because the specified sentence is true only for most results. */
function laterReports(
  { tests }: ConfirmationDetails,
  { facts: { reportDays = {} } }: PageContext['centre'],
  strings: Strings,
): readonly string[] {
  return reportLines(laterThanToday(reportDays, tests), reportDays, strings)
}

function Failure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="alert">
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
