import type { PageContext } from '../page-context.ts'
import type { PageName } from '../routes.ts'
import { ButtonLink } from './button-link.tsx'

interface ThumbBarProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
}

/** On phones, call and book within reach of the thumb. The booking page has its own bar. */
export function ThumbBar({ context, page }: ThumbBarProps) {
  const { shell } = context.words
  const [phone] = context.centre.phones
  if (page === 'book') return null
  return (
    <nav className="thumb" aria-label={shell.thumbBar}>
      <p>
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {shell.callShort}
        </ButtonLink>
        <ButtonLink href={context.addresses.book} icon="calendarPlus">
          {shell.bookShort}
        </ButtonLink>
      </p>
    </nav>
  )
}
