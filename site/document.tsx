import type { ReactNode } from 'react'
import { fontFace } from './font-face.ts'
import formStyles from './form-styles.css?inline'
import { Head } from './head/head.tsx'
import type { PageContext } from './page-context.ts'
import readingStyles from './reading-styles.css?inline'
import type { PageName } from './routes.ts'
import { Footer } from './ui/footer.tsx'
import { Header } from './ui/header.tsx'
import { ThumbBar } from './ui/thumb-bar.tsx'

/**
 * The texts a page's one style element may have, for the hashes in the Content-Security-Policy: none
 * but the booking page pays for the form, which itself needs nothing of theirs.
 */
export const inlineStyles = {
  form: fontFace + formStyles,
  reading: fontFace + readingStyles,
} as const

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
        styles={inlineStyles[page === 'book' ? 'form' : 'reading']}
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
