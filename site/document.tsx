import type { ReactNode } from 'react'
import type { PageContext } from './page-context.ts'
import type { PageName } from './routes.ts'
import styles from './styles.css?inline'

/** The text of the page's one style element, for the hash in the Content-Security-Policy. */
export const inlineStyles: string = styles

interface DocumentProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
  readonly title: string
  readonly description: string
  /** False keeps the page out of search engines. */
  readonly indexable?: boolean
  readonly headExtra?: ReactNode
  /** Placed at the very end of the body; only the booking page has any. */
  readonly scripts?: ReactNode
  readonly children: ReactNode
}

/** The whole page around its content. */
export function Document(props: DocumentProps) {
  const { context, title, description, indexable = true } = props
  return (
    <html lang={context.words.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${context.centre.name}`}</title>
        <meta name="description" content={description} />
        {indexable ? null : <meta name="robots" content="noindex" />}
        <style>{inlineStyles}</style>
        {props.headExtra}
      </head>
      <body>
        <header />
        <main id="main">{props.children}</main>
        <footer />
        {props.scripts}
      </body>
    </html>
  )
}
