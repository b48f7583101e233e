import type { ReactNode } from 'react'
import { Echoes } from '../illustrations/fan.tsx'

interface SectionProps {
  readonly id: string
  readonly heading: string
  /** Puts the content under the heading, over the whole width. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A section of a page: its heading on the left under a thin line, its content beside it. */
export function Section({ id, heading, isWide = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isWide ? 'section wide ruled wrap' : 'section ruled wrap'}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}

interface BandProps extends Omit<SectionProps, 'isWide'> {
  /** What the section stands on, from one edge of the window to the other. */
  readonly ground: 'haze' | 'night' | 'sun'
}

/** A section on a ground of its own, with its heading above. */
export function Band({ id, heading, ground, children }: BandProps) {
  return (
    <section id={id} className={ground} aria-labelledby={`${id}-heading`}>
      <div className="band wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}

interface PageHeadProps {
  readonly title: string
  readonly lead: string
  readonly intro: string
}

/** The heading of an inner page. */
export function PageHead({ title, lead, intro }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="text-soft">{intro}</p>
        <Echoes />
      </div>
    </div>
  )
}
