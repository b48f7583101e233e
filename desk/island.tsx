import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CentrePage } from './centre/facts-in-force.ts'
import type { ClosingPage, DayPage, WatchStart, WorkPage } from './desk-page.ts'

interface IslandProps {
  readonly id: string
  readonly start: WorkPage | DayPage | ClosingPage | CentrePage | WatchStart
  readonly children: ReactNode
}

/** A hydrated part of a page, with the data it was drawn from. */
export function Island({ id, start, children }: IslandProps) {
  const drawn = renderToString(children)
  return (
    <div
      id={id}
      data-start={JSON.stringify(start)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup. Rendered separately, because hydrateRoot starts a new tree and its useId values must match
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}
