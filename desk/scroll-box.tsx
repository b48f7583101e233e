import type { ComponentProps } from 'react'

interface SideScrollProps extends ComponentProps<'section'> {
  readonly as?: 'main' | 'section'
}

/** Scrolls sideways on a narrow screen. It takes the focus, because not every browser lets keys scroll it otherwise. */
export function ScrollBox({ as: Box = 'section', ...props }: SideScrollProps) {
  return <Box tabIndex={0} {...props} />
}
