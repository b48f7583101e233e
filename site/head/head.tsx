import type { ReactNode } from 'react'
import type { PageContext } from '../page-context.ts'
import type { PageName } from '../routes.ts'
import { staticAddress } from '../static-address.ts'
import { alternates } from './alternates.ts'
import { SharePreview } from './share-preview.tsx'
import { type IndexedPage, structuredData } from './structured-data.ts'

interface HeadProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
  readonly title: string
  readonly description: string
  readonly indexable: boolean
  readonly styles: string
  readonly children: ReactNode
}

/** The head of every page. The styles stand in it whole: the first paint waits for nothing else. */
export function Head(props: HeadProps) {
  const { context, page, indexable, description } = props
  const title = context.words.head.title(props.title, context.centre.name)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0a1c20" media="(prefers-color-scheme: dark)" />
      <style>{props.styles}</style>
      {context.words.lang === 'hi' ? <DevanagariFirst /> : null}
      <link rel="icon" href={staticAddress('favicon.svg')} type="image/svg+xml" />
      <link rel="icon" href={staticAddress('icon-192.png')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={staticAddress('touch-icon.png')} />
      <link rel="manifest" href={staticAddress('manifest.webmanifest')} />
      {indexable && isIndexed(page) ? (
        <Findable context={context} page={page} title={title} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {props.children}
    </head>
  )
}

/**
 * No phone's own Devanagari is as wide as ours. Asked for so early, an optional typeface is either there
 * for the first paint, which waits for it a tenth of a second at most, or not used: nothing moves.
 * https://web.dev/articles/preload-optional-fonts
 */
function DevanagariFirst() {
  return (
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      href={staticAddress('anek-devanagari.woff2')}
      crossOrigin="anonymous"
    />
  )
}

interface FindableProps {
  readonly context: PageContext
  readonly page: IndexedPage
  readonly title: string
  readonly description: string
}

function Findable({ context, page, title, description }: FindableProps) {
  const url = context.publicUrl + context.addresses[page]
  return (
    <>
      <link rel="canonical" href={url} />
      {alternates(page).map(({ lang, address }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={context.publicUrl + address} />
      ))}
      <SharePreview context={context} url={url} title={title} description={description} />
      <script type="application/ld+json">{structuredData(context, page)}</script>
    </>
  )
}

function isIndexed(page: PageName | 'notFound'): page is IndexedPage {
  return page !== 'confirmation' && page !== 'notFound'
}
