import type { Topic } from '../../content/facts.ts'
import { hasSample } from '../../content/samples.ts'
import { LocalityDrawing } from '../illustrations/locality-map.tsx'
import type { PageProps } from '../page-context.ts'
import { Section } from './section.tsx'

interface AnswerListProps extends PageProps {
  /** Topics without an answer of the centre are left out. */
  readonly topics: readonly Topic[]
}

/** What people ask before they come, each with the centre's own answer. */
function AnswerList({ context, topics }: AnswerListProps) {
  const { centre, strings } = context
  const { answers = {} } = centre.facts
  return (
    <dl className="rows">
      {topics.map((topic) => {
        const said = answers[topic]
        return (
          said && (
            <div key={topic}>
              <dt>{strings.facts.answers.topics[topic]}</dt>
              <dd>{said[strings.lang]}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

interface SampleNoteProps extends PageProps {
  /** Whether the facts above are still those of the sample centre. */
  readonly isSample: boolean
}

export function SampleNote({ context, isSample }: SampleNoteProps) {
  if (!isSample) return null
  return <p className="caption">{context.strings.facts.sampleNote}</p>
}

/** All but the way here, which the home page tells. */
const topics: readonly Topic[] = [
  'prescription',
  'payment',
  'insurance',
  'reports',
  'collect',
  'homeCollection',
  'women',
  'children',
  'pregnancyPapers',
  'notDone',
  'siteAccess',
]

/** The centre's answers on payment, reports, staff and tests that are not done. */
export function BeforeYourVisit({ context }: PageProps) {
  const { centre, strings } = context
  const { answers = {} } = centre.facts
  if (topics.every((topic) => answers[topic] === undefined)) return null
  return (
    <Section id="visit" heading={strings.facts.answers.heading}>
      <AnswerList context={context} topics={topics} />
      <SampleNote context={context} isSample={hasSample(topics.map((each) => answers[each]))} />
    </Section>
  )
}

const wayTopics: readonly Topic[] = ['metro', 'parking', 'access']

/** How to get to the centre: a sketch of its streets, and the same in words. */
export function FindUs({ context }: PageProps) {
  const { centre, strings } = context
  const { answers = {}, map } = centre.facts
  const { visit } = strings.facts
  if (map === undefined && wayTopics.every((topic) => answers[topic] === undefined)) return null
  return (
    <Section id="find-us" heading={visit.heading}>
      <div className="find-us columns">
        {map && (
          <LocalityDrawing
            map={map}
            language={strings.lang}
            label={visit.map(centre.address.locality)}
          />
        )}
        <div>
          <AnswerList context={context} topics={wayTopics} />
          <p>
            <a href={`${context.addresses.about}#visit`} className="way">
              {visit.more}
            </a>
          </p>
          <SampleNote
            context={context}
            isSample={hasSample([map, ...wayTopics.map((each) => answers[each])])}
          />
        </div>
      </div>
    </Section>
  )
}

/** The registrations of the centre as on the plate at its door, each with where to look it up. */
export function RegistrationPlate({ context }: PageProps) {
  const { centre, strings } = context
  const { plate } = strings.facts
  if (centre.registrations.length === 0) return null
  return (
    <section className="plate wrap" aria-labelledby="plate-heading">
      <h2 id="plate-heading" className="small">
        {plate.heading}
      </h2>
      <ul className="cluster">
        {centre.registrations.map(({ authority, number, scope, checkAt }) => (
          <li key={authority}>
            {plate.number(authority, number)} {scope && plate.scope(scope)}{' '}
            {checkAt && (
              <a href={checkAt} aria-label={plate.checkAt(authority)}>
                {plate.check}
              </a>
            )}
          </li>
        ))}
      </ul>
      <SampleNote context={context} isSample={hasSample(centre.registrations)} />
    </section>
  )
}
