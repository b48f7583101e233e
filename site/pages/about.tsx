import type { ReactNode } from 'react'
import { hasSource } from '../../content/has-source.ts'
import { hasSample } from '../../content/samples.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { Document } from '../document.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { staticAddress } from '../static-address.ts'
import { shownAddress } from '../ui/address-line.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { BeforeYourVisit, hasVisitAnswers, SampleNote } from '../ui/centre-facts.tsx'
import { Photo } from '../ui/photo.tsx'
import { SampleReport } from '../ui/sample-report.tsx'
import { PageHead, type PageHeadPart, PartLinks, Section } from '../ui/section.tsx'
import { WholeFigures } from '../ui/whole-figures.tsx'

/** The number of rooms in the floor plan of floor-plan.css. */
const roomsOfPlan = 6

export function AboutPage({ context }: PageProps) {
  const { centre, strings } = context
  const { about, home } = strings
  return (
    <Document
      context={context}
      page="about"
      title={about.title}
      description={about.description(centre.name, centre.doctor.name)}
    >
      <PageHead title={about.title} lead={about.lead}>
        <PartLinks parts={partsOf(context)} />
        <SampleNote context={context} isSample={hasSample(centre.facts)} />
      </PageHead>
      <Purpose context={context} />
      <Director context={context} />
      <Section id="values" heading={about.values.heading}>
        <Points items={about.values.items} layout="creed" />
      </Section>
      <Achievements context={context} />
      <SampleReport context={context} />
      <Section id="facilities" heading={about.facilities.heading} isWide>
        <Photo context={context} place="inside" />
        {about.facilities.items.length === roomsOfPlan ? (
          <Points
            items={about.facilities.items}
            layout="plan haze"
            end={<li className="caption">{about.facilities.entrance}</li>}
          />
        ) : (
          <Points items={about.facilities.items} />
        )}
      </Section>
      <Section id="reasons" heading={about.reasons.heading}>
        <Points items={about.reasons.items} />
      </Section>
      <BeforeYourVisit context={context} />
      <Privacy context={context} />
      <CallToAction context={context} {...home.closing} />
    </Document>
  )
}

/** The parts of the page that the head links to. The page is long, so a visitor must not have to scroll for them. */
function partsOf(context: PageContext): readonly PageHeadPart[] {
  const { centre, strings } = context
  const { about, facts, privacy } = strings
  return [
    { id: 'director', heading: about.director.heading },
    ...(centre.facts.hasSampleReport ? [{ id: 'report', heading: facts.report.heading }] : []),
    { id: 'facilities', heading: about.facilities.heading },
    ...(centre.facts.answers?.women ? [{ id: 'women', heading: facts.answers.topics.women }] : []),
    ...(hasVisitAnswers(context) ? [{ id: 'visit', heading: facts.answers.heading }] : []),
    { id: 'privacy', heading: privacy.heading },
  ]
}

function Purpose({ context }: PageProps) {
  const { mission, vision } = context.strings.about
  return (
    <div className="purpose wrap">
      {[mission, vision].map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p className="statement">{text}</p>
        </section>
      ))}
    </div>
  )
}

function Director({ context }: PageProps) {
  const { centre, strings } = context
  const { doctor, claims } = centre
  const { director } = strings.about
  const hours = centre.facts.doctorHours?.[strings.lang]
  const facts: readonly { name: string; value: string; source?: string }[] = [
    { name: director.qualifications, value: doctor.qualifications },
    ...(hasSource(claims.goldMedal) ? [{ name: director.distinction, ...claims.goldMedal }] : []),
    ...(hours === undefined ? [] : [{ name: strings.facts.doctorHours, value: unbroken(hours) }]),
  ]
  return (
    <section id="director" className="director haze" aria-labelledby="director-heading">
      <Photo context={context} place="doctor">
        <img src={staticAddress('doctor.svg')} alt="" width={680} height={668} loading="lazy" />
      </Photo>
      <div>
        <h2 id="director-heading" className="small">
          {director.heading}
        </h2>
        <h3>{doctor.name}</h3>
        <p>{director.text(doctor.name)}</p>
        <dl className="facts">
          {facts.map(({ name, value, source }) => (
            <div key={name} className="cluster">
              <dt className="small">{name}</dt>
              <dd>
                {value} {source && <span className="caption line">{source}</span>}
              </dd>
            </div>
          ))}
          <div className="number">
            <dt className="small">{director.registration}</dt>
            <dd>{doctor.registrationNumber}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** Claims that have a source, each with its source; nothing if no claim has one. */
function Achievements({ context }: PageProps) {
  const { achievements } = context.strings.about
  const claims = achievements.items
    .map(({ claim, label }) => ({ label, ...context.centre.claims[claim] }))
    .filter(hasSource)
  if (claims.length === 0) return null
  return (
    <Section id="achievements" heading={achievements.heading} ground="haze" isWide>
      <ul className="figures">
        {claims.map(({ label, value, source }) => (
          <li key={label}>
            <strong>{value}</strong> {label} <span className="caption line">{source}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The whole notice is folded. Whoever follows a link to it finds it open, by a style for `:target`. */
function Privacy({ context }: PageProps) {
  const { centre, retentionDays, strings } = context
  const { privacy } = strings
  return (
    <Section id="privacy" heading={privacy.heading}>
      <p className="lead">{privacy.intro}</p>
      <details>
        <summary>{privacy.whole}</summary>
        <Points
          layout="rows"
          items={privacy.points({
            contact: `${centre.dataContact.name}, ${centre.dataContact.email}`,
            phone: unbroken(centre.phones[0].label),
            address: `${centre.name}, ${shownAddress(centre.address)}`,
            retentionDays,
          })}
        />
      </details>
    </Section>
  )
}

interface PointsProps {
  readonly items: readonly { readonly title: string; readonly text: string }[]
  /** The last item, if it is no point. */
  readonly end?: ReactNode
  /** In columns, as the rooms of a floor plan, or with the titles at the left, in large type or in usual type. */
  readonly layout?: 'points' | 'plan haze' | 'creed' | 'rows'
}

function Points({ items, layout = 'points', end }: PointsProps) {
  return (
    <ul className={layout}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>
            <WholeFigures text={item.text} />
          </p>
        </li>
      ))}
      {end}
    </ul>
  )
}
