import { Document } from '../document.tsx'
import type { PageContext } from '../page-context.ts'
import { Closing } from '../ui/closing.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Points } from '../ui/points.tsx'
import { Section } from '../ui/section.tsx'

interface PageProps {
  readonly context: PageContext
}

export function AboutPage({ context }: PageProps) {
  const { centre, words } = context
  const { about, home, privacy } = words
  return (
    <Document
      context={context}
      page="about"
      title={about.title}
      description={about.description(centre.name, centre.doctor.name)}
    >
      <PageHead title={about.title} lead={about.lead} intro={about.intro} />
      <Section id="mission" heading={about.mission.heading}>
        <p className="statement">{about.mission.text}</p>
      </Section>
      <Section id="vision" heading={about.vision.heading}>
        <p className="statement">{about.vision.text}</p>
      </Section>
      <Director context={context} />
      <Section id="values" heading={about.values.heading}>
        <Points items={about.values.items} />
      </Section>
      <Achievements context={context} />
      <Section id="facilities" heading={about.facilities.heading}>
        <Points items={about.facilities.items} />
      </Section>
      <Section id="reasons" heading={about.reasons.heading}>
        <Points items={about.reasons.items} />
      </Section>
      <Section id="privacy" heading={privacy.heading}>
        <p className="lead">{privacy.intro}</p>
        <Points items={privacy.points(`${centre.dataContact.name}, ${centre.dataContact.email}`)} />
      </Section>
      <Closing context={context} heading={home.closing.heading} text={home.closing.text} />
    </Document>
  )
}

function Director({ context }: PageProps) {
  const { centre, words } = context
  const { doctor, claims } = centre
  const { director } = words.about
  const facts = [
    { name: director.distinction, value: claims.goldMedal.value },
    { name: director.qualifications, value: doctor.qualifications },
    { name: director.registration, value: doctor.registrationNumber },
  ]
  return (
    <Section id="director" heading={director.heading}>
      <div className="film night">
        <h3>{doctor.name}</h3>
        <p className="prose">{director.text(doctor.name)}</p>
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Achievements({ context }: PageProps) {
  const { achievements } = context.words.about
  return (
    <Section id="achievements" heading={achievements.heading}>
      <ul className="figures">
        {achievements.items.map(({ claim, label }) => (
          <li key={claim}>
            <strong>{context.centre.claims[claim].value}</strong> {label}
          </li>
        ))}
      </ul>
    </Section>
  )
}
