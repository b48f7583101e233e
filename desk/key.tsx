interface KeyProps {
  readonly children: string
  readonly isShown?: boolean
}

/**
 * A key beside what it does. It is drawn from an attribute, so that it is not part of a button's name.
 * Screen readers get it from `aria-keyshortcuts`.
 */
export function Key({ children, isShown = true }: KeyProps) {
  return isShown ? <span className="key" data-key={children} /> : null
}
