import { hasSource } from '../../content/has-source.ts'
import { languageNames } from '../../content/language-names.ts'
import { languages } from '../../domain/language.ts'
import { Mark } from '../illustrations/drawings.tsx'
import type { NamedPageProps, PageProps } from '../page-context.ts'
import { addressesIn } from '../routes.ts'
import { streetAndLocality } from './address-line.ts'
import { Icon } from './icon.tsx'
import { NavigationLinks } from './navigation-links.tsx'

interface HeaderProps extends NamedPageProps {
  /** The page's query string, which the other languages' links repeat. */
  readonly query: string
}

/**
 * The header of every page. The menu is a popover: without script it opens, closes on Escape and
 * reports its state to assistive technology. On wide screens CSS lays it out as plain content.
 */
export function Header({ context, page, query }: HeaderProps) {
  const { centre, strings } = context
  const { doctor, claims } = centre
  const { shell } = strings
  return (
    <header className="top cluster wrap">
      <Brand context={context} />
      <LanguageSwitch context={context} page={page} query={query} />
      <button type="button" className="menu-button" popoverTarget="menu">
        <Icon name="menu" />
        {shell.menu}
      </button>
      <div id="menu" className="menu" popover="auto">
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          {shell.closeMenu}
        </button>
        <nav aria-label={shell.mainNavigation}>
          <ul>
            <NavigationLinks context={context} page={page} isInMenu />
          </ul>
        </nav>
        <p className="doctor caption">
          {shell.doctorLine(
            doctor.name,
            doctor.qualifications,
            hasSource(claims.goldMedal) ? claims.goldMedal.value : undefined,
            doctor.registrationNumber,
          )}
        </p>
        <address className="reach">
          <a href={centre.mapUrl}>
            <Icon name="mapPin" />
            {streetAndLocality(centre.address)}
          </a>
          {centre.phones.slice(0, 1).map((phone) => (
            <a key={phone.e164} href={`tel:${phone.e164}`}>
              <Icon name="phone" />
              {phone.label}
            </a>
          ))}
        </address>
      </div>
    </header>
  )
}

/** Links to the same page in the other languages. From a missing page they lead home. */
function LanguageSwitch({ context, page, query }: HeaderProps) {
  const { lang, shell } = context.strings
  const name = page === 'notFound' ? 'home' : page
  return (
    <nav className="languages" aria-label={shell.languages}>
      {languages
        .filter((language) => language !== lang)
        .map((language) => (
          <a
            key={language}
            href={addressesIn[language][name] + query}
            lang={language}
            hrefLang={language}
          >
            {languageNames[language]}
          </a>
        ))}
    </nav>
  )
}

/** The logo and the centre's name, its first word in bold. */
function Brand({ context: { addresses, centre } }: PageProps) {
  const [first, ...rest] = centre.name.split(' ')
  return (
    <a href={addresses.home} className="brand">
      <Mark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </a>
  )
}
