import type { NamedPageProps } from '../page-context.ts'

const order = ['home', 'about', 'services', 'book'] as const

/** List items that link to the pages. The link to the current page goes to its top. */
export function NavigationLinks({ context, page }: NamedPageProps) {
  const { addresses, strings } = context
  return order.map((name) => (
    <li key={name}>
      <a
        href={name === page ? '#top' : addresses[name]}
        aria-current={name === page ? 'page' : undefined}
        className={name === 'book' ? 'book' : undefined}
      >
        {strings.shell.pages[name]}
      </a>
    </li>
  ))
}
