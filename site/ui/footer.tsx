import { hasSample } from '../../content/samples.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { closureLines } from '../opening-lines.ts'
import type { NamedPageProps, PageProps } from '../page-context.ts'
import { shownAddress } from './address-line.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { OpeningLines } from './opening-hours.tsx'
import { PcpndtNotice } from './pcpndt-notice.tsx'

/** The footer of every page: contact, opening hours and the notices that the law requires. */
export function Footer({ context, page }: NamedPageProps) {
  const { centre, nowMs, strings } = context
  const { footer, fraud, emergency, sample } = strings.shell
  const lastLine = [
    ...centre.registrations.map(({ authority, number }) => footer.registration(authority, number)),
    footer.copyright(delhiDate(nowMs).slice(0, 4), centre.name),
  ]
  return (
    <footer className="foot night">
      <div className="wrap">
        <div className="foot-grid">
          <Contact context={context} />
          <Hours context={context} />
          <QuickLinks context={context} page={page} />
        </div>
        <div className="foot-end ruled caption">
          <PcpndtNotice strings={strings} />
          <div>
            <p>
              {hasSample([centre.name, centre.phones]) && <b>{sample} </b>}
              {fraud} {emergency}
            </p>
            <OnAbout context={context} />
            <p id="foot" className="cluster">
              {lastLine.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Contact({ context }: PageProps) {
  const { centre, strings } = context
  return (
    <section>
      <h2 className="small">{strings.shell.footer.contact}</h2>
      <address className="cluster">
        {centre.phones.map((phone) => (
          <p key={phone.e164}>
            <a href={`tel:${phone.e164}`}>{phone.label}</a>
          </p>
        ))}
        <p>
          <a href={`https://wa.me/${centre.whatsapp}`}>WhatsApp</a>
        </p>
        <p>
          <a href={`mailto:${centre.email}`}>{centre.email}</a>
        </p>
        <p>
          <a href={centre.mapUrl}>{shownAddress(centre.address)}</a>
        </p>
      </address>
    </section>
  )
}

function Hours({ context }: PageProps) {
  const { centre, nowMs, strings } = context
  return (
    <section>
      <h2 className="small">{strings.shell.footer.hours}</h2>
      <p>
        <OpeningLines context={context} />
      </p>
      {closureLines(nowMs, centre.hours, strings).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

function QuickLinks({ context, page }: NamedPageProps) {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="small">
        {context.strings.shell.footer.quickLinks}
      </h2>
      <ul>
        <NavigationLinks context={context} page={page} />
      </ul>
    </nav>
  )
}

/** Links to parts of About. They are not among the quick links, which scroll to the top by the specification. */
function OnAbout({ context }: PageProps) {
  const { addresses, centre, strings } = context
  return (
    <ul>
      {centre.facts.answers && (
        <li>
          <a href={`${addresses.about}#visit`}>{strings.facts.answers.heading}</a>
        </li>
      )}
      <li>
        <a href={`${addresses.about}#privacy`}>{strings.privacy.heading}</a>
      </li>
    </ul>
  )
}
