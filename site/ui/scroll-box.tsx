import type { ComponentProps } from 'react'

interface ScrollBoxProps extends ComponentProps<'section'> {
  readonly as?: 'main' | 'section'
}

/** A box that scrolls. It takes the focus, because not every browser lets keys scroll it otherwise (WCAG 2.1.1). */
export function ScrollBox({ as: Box = 'section', ...props }: ScrollBoxProps) {
  return <Box tabIndex={0} {...props} />
}
