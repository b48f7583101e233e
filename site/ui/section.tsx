import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly heading: string
  /** Puts the content under the heading, over the whole width. */
  readonly isWide?: boolean
  /** Whether the section lists tests. A style that looked for the list would move the page when the list comes. */
  readonly hasTests?: boolean
  /** The background, from one edge of the window to the other. */
  readonly ground?: 'haze' | 'linen' | 'night' | undefined
  readonly children: ReactNode
}

/**
 * A section of a page: its heading on the left, its content beside it. Without `ground` it has a thin line
 * above.
 */
export function Section(props: SectionProps) {
  const { id, heading, isWide = false, hasTests = false, ground, children } = props
  const layout = `section${isWide ? ' wide' : ''}${hasTests ? ' of-tests' : ''}`
  const [outer, inner] = ground ? [ground, `${layout} wrap`] : [`${layout} ruled wrap`]
  const content = (
    <>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div>{children}</div>
    </>
  )
  return (
    <section id={id} className={outer} aria-labelledby={`${id}-heading`}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  )
}

interface BandProps extends Pick<SectionProps, 'id' | 'heading' | 'children'> {
  readonly ground: 'haze' | 'night' | 'sun'
}

/** A section with a background and its heading above the content. */
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
  /** Stands on the lower edge, at the right. */
  readonly picture?: ReactNode
  /** Stands under the introduction. */
  readonly children?: ReactNode
}

export function PageHead({ title, lead, picture, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
        {picture}
      </div>
    </div>
  )
}

export interface PageHeadPart {
  readonly id: string
  readonly heading: string
}

export function PartLinks({ parts }: { readonly parts: readonly PageHeadPart[] }) {
  return (
    <ul className="cluster">
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a className="way" href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  )
}
