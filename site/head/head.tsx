import type { NamedPageProps, PageProps } from '../page-context.ts'
import { alternates } from '../routes.ts'
import { staticAddress } from '../static-address.ts'
import { preloaded } from '../typefaces.ts'
import { type IndexedPage, structuredData } from './structured-data.ts'

interface HeadProps extends NamedPageProps {
  readonly title: string
  readonly description: string
  readonly styles: string
}

/** The head of every page. All styles are inline, so the first paint waits for no style sheet. */
export function Head(props: HeadProps) {
  const { context, page, description } = props
  const title = `${props.title} | ${context.centre.name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* Under `no-referrer`, older browsers post a form with the origin `null`, which the server refuses. */}
      {page === 'book' && <meta name="referrer" content="same-origin" />}
      <meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0a1c20" media="(prefers-color-scheme: dark)" />
      {preloaded[context.strings.lang].map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          crossOrigin=""
          media="(min-width:62rem)"
        />
      ))}
      {/* Parts of an unfinished page move when the rest arrives. A phone paints the indexed pages as they come, because
          next to nothing moves in its small window. */}
      <link
        rel="expect"
        href="#foot"
        blocking="render"
        media={isIndexed(page) ? '(min-width:45rem)' : undefined}
      />
      <style>{props.styles}</style>
      <link rel="icon" href={staticAddress('favicon.svg')} type="image/svg+xml" />
      <link rel="icon" href={staticAddress('icon-192.png')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={staticAddress('touch-icon.png')} />
      {isIndexed(page) ? (
        <>
          <Findable context={context} page={page} title={title} description={description} />
          {(page === 'home' || page === 'about') && (
            <script type="application/ld+json">{structuredData(context, page)}</script>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  )
}

interface FindableProps extends PageProps {
  readonly page: IndexedPage
  readonly title: string
  readonly description: string
}

function Findable({ context, page, title, description }: FindableProps) {
  const { name } = context.centre
  const url = context.publicUrl + context.addresses[page]
  const image = context.publicUrl + staticAddress('share.jpg')
  return (
    <>
      <link rel="canonical" href={url} />
      {alternates(page).map(({ lang, address }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={context.publicUrl + address} />
      ))}
      {/* Open Graph, from which WhatsApp makes a preview. */}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}

function isIndexed(page: NamedPageProps['page']): page is IndexedPage {
  return page !== 'confirmation' && page !== 'notFound'
}
