import type { NamedPageProps } from '../page-context.ts'

interface NavigationLinksProps extends NamedPageProps {
  /** Shows the booking page's link as a button. */
  readonly highlightsBooking?: boolean
}

const order = ['home', 'about', 'services', 'book'] as const

/** List items that link to the pages. The link to the current page goes to its top. */
export function NavigationLinks({ context, page, highlightsBooking }: NavigationLinksProps) {
  const { addresses, strings } = context
  return order.map((name) => (
    <li key={name}>
      <a
        href={name === page ? '#top' : addresses[name]}
        aria-current={name === page ? 'page' : undefined}
        className={highlightsBooking && name === 'book' ? 'book' : undefined}
      >
        {strings.shell.pages[name]}
      </a>
    </li>
  ))
}
