import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inEachLanguage } from '../domain/language.ts'
import aboutStyles from './about-styles.css?inline'
import answerStyles from './answer-styles.css?inline'
import formStyles from './form-styles.css?inline'
import { Head } from './head/head.tsx'
import homeStyles from './home-styles.css?inline'
import lostStyles from './lost-styles.css?inline'
import type { NamedPageProps } from './page-context.ts'
import photoStyles from './photo-styles.css?inline'
import servicesStyles from './services-styles.css?inline'
import { typefaces } from './typefaces.ts'
import { ButtonLink } from './ui/button-link.tsx'
import { Footer } from './ui/footer.tsx'
import { Header } from './ui/header.tsx'
import type { IconName } from './ui/icon.tsx'
import { photoAt } from './ui/photo.tsx'

/**
 * The styles of each kind of page, as the text of its one style element. The Content-Security-Policy names the hash of
 * each text. A text has only what its pages use, because the largest page, the Hindi services, must arrive in one round
 * trip.
 */
export const inlineStyles = inEachLanguage((language) => ({
  home: typefaces[language] + homeStyles,
  about: typefaces[language] + aboutStyles,
  services: typefaces[language] + servicesStyles,
  book: typefaces[language] + formStyles,
  confirmation: typefaces[language] + answerStyles,
  notFound: typefaces[language] + lostStyles,
  homeWithPhotos: typefaces[language] + photoStyles + homeStyles,
  aboutWithPhotos: typefaces[language] + photoStyles + aboutStyles,
}))

/** A page without photographs gets no styles for photographs; a short confirmation gets those of the 404 page. */
function styleNameOf({ context, page, query }: DocumentProps): keyof (typeof inlineStyles)['en'] {
  if (page === 'home' && photoAt('building', context)) return 'homeWithPhotos'
  if (page === 'about' && (photoAt('doctor', context) ?? photoAt('inside', context)))
    return 'aboutWithPhotos'
  // A confirmation without details has no query.
  return page === 'confirmation' && !query ? 'notFound' : page
}

export interface NextAction {
  /** The name of the bar for screen readers. */
  readonly name: string
  readonly text: string
  readonly href: string
  readonly icon?: IconName
  /** Whether the call is the yellow button. */
  readonly isCallFirst: boolean
}

interface DocumentProps extends NamedPageProps {
  /** Without the centre's name, which `Head` adds. */
  readonly title: string
  readonly description: string
  /** The query string of this page's address: `?test=ECG`. */
  readonly query?: string
  /** What the bar on phones offers beside a call. The default is to book. */
  readonly nextAction?: NextAction | undefined
  /** Placed at the end of the body. Only the booking page has scripts. */
  readonly scripts?: ReactNode
  readonly children: ReactNode
}

/** Renders a `Document` as a whole page, with its doctype. */
export function renderDocument(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

export function Document(props: DocumentProps) {
  const { context, page, title, description, query = '' } = props
  return (
    <html lang={context.strings.lang}>
      <Head
        context={context}
        page={page}
        title={title}
        description={description}
        styles={inlineStyles[context.strings.lang][styleNameOf(props)]}
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

/** In windows below 62rem, a bar at the bottom with a call and the next action. The booking page has no bar. */
function MobileActionBar(props: Pick<DocumentProps, 'context' | 'page' | 'nextAction'>) {
  const { context, page, nextAction } = props
  const { shell } = context.strings
  const [phone] = context.centre.phones
  const { name, text, href, icon, isCallFirst }: NextAction = nextAction ?? {
    name: shell.thumbBar,
    text: shell.bookShort,
    href: context.addresses.book,
    icon: 'calendarPlus',
    isCallFirst: false,
  }
  if (page === 'book') return null
  return (
    <nav className="thumb" aria-label={name}>
      <p>
        <ButtonLink
          href={`tel:${phone.e164}`}
          look={isCallFirst ? 'primary' : 'quiet'}
          icon="phone"
        >
          {shell.callShort}
        </ButtonLink>
        <ButtonLink href={href} look={isCallFirst ? 'quiet' : 'primary'} icon={icon}>
          {text}
        </ButtonLink>
      </p>
      <span hidden />
    </nav>
  )
}
