import { Document } from '../document.tsx'
import { drawings, HeroFan } from '../illustrations/drawings.tsx'
import type { PageProps } from '../page-context.ts'
import { staticAddress } from '../static-address.ts'
import { onOneLine, shownAddress } from '../ui/address-line.ts'
import { BookOrCall, CallToAction } from '../ui/call-to-action.tsx'
import { FindUs, HomeSampleNote, RegistrationPlate } from '../ui/centre-facts.tsx'
import { Icon } from '../ui/icon.tsx'
import { OpeningLines, OpeningNow } from '../ui/opening-hours.tsx'
import { photoAt } from '../ui/photo.tsx'
import { PricesOnHome } from '../ui/prices-on-home.tsx'
import { Band } from '../ui/section.tsx'
import { Testimonials } from '../ui/testimonials.tsx'
import { WholeFigures } from '../ui/whole-figures.tsx'

export function HomePage({ context }: PageProps) {
  const { centre, strings } = context
  const { home } = strings
  return (
    <Document
      context={context}
      page="home"
      title={home.title}
      description={home.description(centre.name, centre.address.locality)}
    >
      <Hero context={context} />
      <div className="haze horizon">
        <Facts context={context} />
        <RegistrationPlate context={context} />
        <HomeSampleNote context={context} />
      </div>
      <AboutTeaser context={context} />
      <Highlights context={context} />
      <Band id="testimonials" heading={home.testimonials.heading} ground="sun">
        <Testimonials context={context} />
      </Band>
      <FindUs context={context} />
      <CallToAction context={context} {...home.closing} />
    </Document>
  )
}

function Hero({ context }: PageProps) {
  const { centre, strings } = context
  return (
    <div className="hero">
      <div className="hero-words wrap">
        <h1>{strings.home.heading}</h1>
        <p className="lead">
          {strings.home.lead(onOneLine(centre.address.locality), centre.doctor.name)}
        </p>
        <OpeningNow context={context} />
        <BookOrCall context={context} />
      </div>
      <HeroFan />
    </div>
  )
}

function Facts({ context }: PageProps) {
  const { centre, strings } = context
  const { facts } = strings.home
  const women = centre.facts.answers?.women?.[strings.lang]
  const items = [
    { name: facts.open, value: <OpeningLines context={context} /> },
    { name: facts.where, value: shownAddress(centre.address) },
    { name: facts.results, value: facts.resultsText },
    { name: facts.booking, value: facts.bookingText },
    ...(women === undefined ? [] : [{ name: strings.facts.answers.topics.women, value: women }]),
  ]
  return (
    <dl className="facts wrap">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function AboutTeaser({ context }: PageProps) {
  const { about } = context.strings.home
  return (
    <section className="band wrap" aria-labelledby="about-heading">
      <h2 id="about-heading" className="small">
        {about.heading}
      </h2>
      <div className="about-teaser">
        <div>
          <p className="statement">{about.statement}</p>
          <p className="text-soft">{about.text(context.centre.doctor.name)}</p>
          <ArrowLink href={context.addresses.about}>{about.link}</ArrowLink>
        </div>
        {photoAt('doctor', context) === undefined && (
          <img src={staticAddress('doctor.svg')} alt="" width={680} height={668} loading="lazy" />
        )}
      </div>
    </section>
  )
}

function Highlights({ context }: PageProps) {
  const { addresses, strings } = context
  const { highlights } = strings.home
  return (
    <Band id="highlights" heading={highlights.heading} ground="night">
      <ul className="highlights">
        {highlights.items.map(({ category, title, text, caption }) => (
          <li key={category} className="cluster">
            {drawings[category]}
            {caption && <p className="caption">{caption}</p>}
            <div>
              <h3>
                <a href={`${addresses.services}#${category}`}>{title}</a>
              </h3>
              <p className="text-soft">
                <WholeFigures text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="costs">
        <PricesOnHome context={context} />
        <ArrowLink href={addresses.services}>
          {highlights.link(context.centre.facts.prices !== undefined)}
        </ArrowLink>
      </div>
    </Band>
  )
}

/** A link to another page, on a line of its own. */
function ArrowLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p>
      <a href={href} className="way">
        {children}
        <Icon name="arrowRight" />
      </a>
    </p>
  )
}
