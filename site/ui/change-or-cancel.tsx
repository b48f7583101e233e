import type { AppointmentEvent } from '../appointment-event.ts'
import { changeLink } from '../change-link.ts'
import type { PageContext } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'

interface ChangeOrCancelProps {
  readonly context: PageContext
  readonly event: AppointmentEvent
}

/** For whoever cannot come: a prepared message that names the reference; a call is beside it. */
export function ChangeOrCancel({ context, event }: ChangeOrCancelProps) {
  const { centre, strings } = context
  return (
    <ButtonLink href={changeLink(event, centre, strings)} look="quiet" icon="messageCircle">
      {strings.saveAndShare.change.onWhatsApp}
    </ButtonLink>
  )
}
