import type { PageContext } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'

/** The two ways to an appointment, side by side. */
export function BookOrCall({ context }: { readonly context: PageContext }) {
  const { shell } = context.words
  const [phone] = context.centre.phones
  return (
    <p className="actions">
      <ButtonLink href={context.addresses.book} icon="calendarPlus">
        {shell.pages.book}
      </ButtonLink>
      <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
        {shell.call(phone.label)}
      </ButtonLink>
    </p>
  )
}
