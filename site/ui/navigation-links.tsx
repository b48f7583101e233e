import type { NamedPageProps } from '../page-context.ts'

const order = ['home', 'about', 'services', 'book'] as const

interface NavigationLinksProps extends NamedPageProps {
  readonly isInMenu?: boolean
}

/**
 * List items that link to the pages. The link to the current page goes to its top. In the menu of a page without script,
 * that link opens the page again, which closes the menu. On the form's page, island-loader.ts closes the menu.
 */
export function NavigationLinks({ context, page, isInMenu = false }: NavigationLinksProps) {
  const { addresses, strings } = context
  const goesToTop = !isInMenu || page === 'book'
  return order.map((name) => (
    <li key={name}>
      <a
        href={name === page && goesToTop ? '#top' : addresses[name]}
        aria-current={name === page ? 'page' : undefined}
        className={name === 'book' ? 'book' : undefined}
      >
        {strings.shell.pages[name]}
      </a>
    </li>
  ))
}
