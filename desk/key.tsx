import { useDeskNow } from './desk-now.ts'

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

/**
 * Returns a function from a letter to the `aria-keyshortcuts` of what the letter does, which draws the letter too
 * (styles/base.css). Both are left out while letter keys are switched off.
 */
export function useShortcut(): (letter: string) => string | undefined {
  const { isWithLetters } = useDeskNow()
  return (letter) => (isWithLetters ? letter : undefined)
}
