import type { ReactNode } from 'react'

/** The sheet all illustrations are drawn on: thin ink, marigold light, one hand. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 200 140" aria-hidden="true">
      {children}
    </svg>
  )
}
