import type { ReactNode } from 'react'
import { centre } from '../content/centre.ts'
import type { DeskAssets } from './desk-page.ts'

/** The sun of the site, as the browser's tab shows it. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="3"><path d="M4 24a12 12 0 0 1 24 0" stroke="#0a5a56"/><path d="M10 24a6 6 0 0 1 12 0" stroke="#f4a916"/><path d="M1 28h30" stroke="#0a5a56"/></svg>',
)}`

interface DeskDocumentProps {
  readonly assets: DeskAssets
  readonly title: string
  /** Of the body, for the look of a page. */
  readonly kind: string
  readonly children: ReactNode
}

/** The whole page around its content. */
export function DeskDocument({ assets, title, kind, children }: DeskDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        {/* Without a referrer a form post would name no origin either, and be refused. */}
        <meta name="referrer" content="same-origin" />
        <title>{`${title} · ${centre.name}`}</title>
        <link rel="icon" href={icon} />
        {assets.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {assets.preload.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body className={kind}>{children}</body>
    </html>
  )
}
