import type { AppointmentEvent } from '../appointment-event.ts'
import { changeLink } from '../change-link.ts'
import type { PageContext } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'
import { Section } from './section.tsx'

interface ChangeOrCancelProps {
  readonly context: PageContext
  readonly event: AppointmentEvent
}

/** A call or a prepared message that names the reference, for whoever cannot come. */
export function ChangeOrCancel({ context, event }: ChangeOrCancelProps) {
  const { centre, strings } = context
  const { change } = strings.saveAndShare
  const [phone] = centre.phones
  return (
    <Section id="change" heading={change.heading}>
      <p>{change.text(event.reference)}</p>
      <p className="links screen-only">
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {strings.shell.call(phone.label)}
        </ButtonLink>
        <ButtonLink href={changeLink(event, centre, strings)} look="quiet" icon="messageCircle">
          {change.onWhatsApp}
        </ButtonLink>
      </p>
    </Section>
  )
}
