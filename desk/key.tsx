interface KeyProps {
  readonly children: string
  readonly isShown?: boolean
}

/**
 * A key beside what it does. It is drawn from an attribute, so that no name of a button holds it:
 * screen readers are told by `aria-keyshortcuts`.
 */
export function Key({ children, isShown = true }: KeyProps) {
  return isShown ? <span className="key" data-key={children} /> : null
}
