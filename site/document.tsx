import type { ReactNode } from 'react'
import { fontFace } from './font-face.ts'
import { Head } from './head/head.tsx'
import type { PageContext } from './page-context.ts'
import type { PageName } from './routes.ts'
import styles from './styles.css?inline'
import { Footer } from './ui/footer.tsx'
import { Header } from './ui/header.tsx'
import { ThumbBar } from './ui/thumb-bar.tsx'

/** The text of the page's one style element, for the hash in the Content-Security-Policy. */
export const inlineStyles: string = fontFace + styles

interface DocumentProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
  /** Of the page alone; the centre's name is added. */
  readonly title: string
  readonly description: string
  /** False keeps the page out of search engines. */
  readonly indexable?: boolean
  /** What this page's address carries behind the path: `?test=ECG`. */
  readonly query?: string
  readonly headExtra?: ReactNode
  /** Placed at the very end of the body; only the booking page has any. */
  readonly scripts?: ReactNode
  readonly children: ReactNode
}

/** The whole page around its content. */
export function Document(props: DocumentProps) {
  const { context, page, title, description, indexable = true, query = '' } = props
  return (
    <html lang={context.words.lang}>
      <Head
        context={context}
        page={page}
        title={title}
        description={description}
        indexable={indexable}
        styles={inlineStyles}
      >
        {props.headExtra}
      </Head>
      <body>
        <a href="#main" className="skip button">
          {context.words.shell.skipToContent}
        </a>
        <Header context={context} page={page} query={query} />
        <main id="main">{props.children}</main>
        <Footer context={context} page={page} />
        <ThumbBar context={context} page={page} />
        {props.scripts}
      </body>
    </html>
  )
}
