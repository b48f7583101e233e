import type { PageContext } from '../page-context.ts'
import type { PageName } from '../routes.ts'
import { Brand } from './brand.tsx'
import { Icon } from './icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NavigationLink } from './navigation-link.tsx'

interface HeaderProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
  readonly query: string
}

const order = ['home', 'about', 'services', 'book'] as const

/**
 * The bar at the top of every page. The menu is a popover, which opens, closes on Escape and tells
 * assistive technology its state without script; on wide screens CSS lays it out as plain content.
 */
export function Header({ context, page, query }: HeaderProps) {
  const { addresses, centre, words } = context
  const { doctor, claims } = centre
  const { shell } = words
  return (
    <header className="top wrap">
      <p className="doctor caption">
        {shell.doctorLine(
          doctor.name,
          doctor.qualifications,
          claims.goldMedal.value,
          doctor.registrationNumber,
        )}
      </p>
      <LanguageSwitch context={context} page={page} query={query} />
      <Brand name={centre.name} home={addresses.home} />
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
            {order.map((name) => (
              <li key={name}>
                <NavigationLink
                  address={addresses[name]}
                  isCurrent={name === page}
                  isBook={name === 'book'}
                >
                  {shell.pages[name]}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <address className="reach">
          <a href={centre.mapUrl}>
            <Icon name="mapPin" />
            {`${centre.address.locality}, ${centre.address.city} ${centre.address.postalCode}`}
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
