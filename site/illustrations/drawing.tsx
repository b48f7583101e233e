import type { ReactNode } from 'react'

interface DrawingProps {
  /** Where the drawing begins, so that it stands on the page's left edge. */
  readonly left: number
  readonly children: ReactNode
}

/** The sheet all illustrations are drawn on: thin ink, marigold light, one hand. */
export function Drawing({ left, children }: DrawingProps) {
  return (
    <svg className="drawing" viewBox={`${left - 1} 0 200 140`} aria-hidden="true">
      {children}
    </svg>
  )
}
