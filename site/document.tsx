import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import answerStyles from './answer-styles.css?inline'
import formStyles from './form-styles.css?inline'
import { Head } from './head/head.tsx'
import homeStyles from './home-styles.css?inline'
import type { NamedPageProps } from './page-context.ts'
import readingStyles from './reading-styles.css?inline'
import { staticAddress } from './static-address.ts'
import { ButtonLink } from './ui/button-link.tsx'
import { Footer } from './ui/footer.tsx'
import { Header } from './ui/header.tsx'

/**
 * `optional`: a typeface is used if it loads within 0.1 s, otherwise from the next page on, so
 * nothing ever moves. Until then the phone's own sans serif is used, scaled to Anek Latin's width and
 * line height (measured on English prose against Arial), with its own bold: without it, browsers
 * thicken the regular letters.
 *
 * Only Hindi pages request the Devanagari typeface, which has the letters of our own strings only, from
 * medium to bold: the phone's own typeface draws what visitors type. "Anek Swap" is the same file, for machines without
 * any typeface known to have Devanagari: they wait for ours, however late. The few Hindi words on
 * English pages may come late too (`swap`); their lines are as tall as those of Android's Noto Sans
 * Devanagari, which they replace.
 */
const fontFace =
  `@font-face{font-family:"Anek Latin";font-weight:400 700;font-display:optional;src:url(${staticAddress('anek-latin.woff2')}) format("woff2")}` +
  `@font-face{font-family:"Anek Devanagari";font-weight:500 650;font-display:optional;src:url(${staticAddress('anek-devanagari.woff2')}) format("woff2")}` +
  `@font-face{font-family:"Own Devanagari";src:local("Noto Sans Devanagari"),local("NotoSansDevanagari-Regular")}@font-face{font-family:"Anek Swap";font-weight:500 650;font-display:swap;src:url(${staticAddress('anek-devanagari.woff2')}) format("woff2")}` +
  `@font-face{font-family:"Hindi words";font-weight:400 700;font-display:swap;src:url(${staticAddress('hindi-words.woff2')}) format("woff2");ascent-override:89.6%;descent-override:40.8%}` +
  '@font-face{font-family:"Anek fallback";src:local("Roboto"),local("Arial"),local("Liberation Sans");size-adjust:93%;ascent-override:97%;descent-override:21.5%;line-gap-override:0%}' +
  '@font-face{font-family:"Anek fallback";font-weight:600 700;src:local("Roboto Bold"),local("Arial Bold"),local("Liberation Sans Bold");size-adjust:91%;ascent-override:99%;descent-override:22%;line-gap-override:0%}'

/**
 * The possible texts of a page's one style element, whose hash its Content-Security-Policy names.
 * Each carries what its pages use: the largest, the Hindi services, must arrive in one round trip.
 */
export const inlineStyles = {
  form: fontFace + formStyles,
  home: fontFace + homeStyles,
  reading: fontFace + readingStyles,
  answer: fontFace + answerStyles,
} as const

const stylesOf: Readonly<Record<DocumentProps['page'], keyof typeof inlineStyles>> = {
  home: 'home',
  about: 'reading',
  services: 'reading',
  book: 'form',
  confirmation: 'answer',
  notFound: 'answer',
}

interface NextAction {
  /** Of the bar. */
  readonly name: string
  readonly text: string
  readonly href: string
}

interface DocumentProps extends NamedPageProps {
  /** Without the centre's name, which is added. */
  readonly title: string
  readonly description: string
  /** The query string of this page's address: `?test=ECG`. */
  readonly query?: string
  /** What the bar on phones offers beside a call: to book, or what somebody who has booked needs. */
  readonly nextAction?: NextAction | undefined
  /** Placed at the end of the body. Only the booking page has any. */
  readonly scripts?: ReactNode
  readonly children: ReactNode
}

/** Renders a `Document` as a whole page, with its doctype. */
export function renderDocument(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** The whole page around its content. */
export function Document(props: DocumentProps) {
  const { context, page, title, description, query = '' } = props
  return (
    <html lang={context.strings.lang}>
      <Head
        context={context}
        page={page}
        title={title}
        description={description}
        styles={inlineStyles[stylesOf[page]]}
        isWhole={query === ''}
      />
      <body>
        <a href="#main" className="skip button">
          {context.strings.shell.skipToContent}
        </a>
        <Header context={context} page={page} query={query} />
        <main id="main">{props.children}</main>
        <Footer context={context} page={page} />
        <MobileActionBar context={context} page={page} nextAction={props.nextAction} />
        {props.scripts}
      </body>
    </html>
  )
}

/** On phones, a bar to call and book at the bottom. The booking page has a bar of its own. */
function MobileActionBar(props: Pick<DocumentProps, 'context' | 'page' | 'nextAction'>) {
  const { context, page, nextAction } = props
  const { shell } = context.strings
  const [phone] = context.centre.phones
  if (page === 'book') return null
  return (
    <nav className="thumb" aria-label={nextAction?.name ?? shell.thumbBar}>
      <p>
        <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
          {shell.callShort}
        </ButtonLink>
        <ButtonLink
          href={nextAction?.href ?? context.addresses.book}
          icon={nextAction ? 'messageCircle' : 'calendarPlus'}
        >
          {nextAction?.text ?? shell.bookShort}
        </ButtonLink>
      </p>
    </nav>
  )
}
