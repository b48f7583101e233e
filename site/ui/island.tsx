import type { ComponentProps, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps extends ComponentProps<'div'> {
  readonly children: ReactElement
}

/**
 * An element that the browser hydrates alone. It is drawn alone too, because hydration needs React's marks between
 * texts and the ids of `useId` as they are in a tree of its own.
 */
export function Island({ children, ...box }: IslandProps) {
  const drawn = renderToString(children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
  return <div {...box} dangerouslySetInnerHTML={{ __html: drawn }} />
}
