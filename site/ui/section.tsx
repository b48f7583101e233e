import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a page: heading on the left edge under a ruled line, matter beside it. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} className="section ruled wrap" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}
