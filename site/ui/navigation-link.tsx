interface NavigationLinkProps {
  readonly address: string
  readonly isCurrent: boolean
  readonly isBook?: boolean
  readonly children: string
}

/** A link between pages that always lands at the top, on the page one is on already too. */
export function NavigationLink({ address, isCurrent, isBook, children }: NavigationLinkProps) {
  return (
    <a
      href={isCurrent ? '#top' : address}
      aria-current={isCurrent ? 'page' : undefined}
      className={isBook ? 'book' : undefined}
    >
      {children}
    </a>
  )
}
