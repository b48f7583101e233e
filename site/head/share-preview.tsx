import type { PageContext } from '../page-context.ts'
import { staticAddress } from '../static-address.ts'

interface SharePreviewProps {
  readonly context: PageContext
  readonly url: string
  readonly title: string
  readonly description: string
}

/** Open Graph and Twitter cards; WhatsApp reads the first. */
export function SharePreview({ context, url, title, description }: SharePreviewProps) {
  const { name } = context.centre
  const image = context.publicUrl + staticAddress('share.jpg')
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={context.words.head.locale} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={context.words.head.shareImageText(name)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
