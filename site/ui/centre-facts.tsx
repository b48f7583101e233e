import type { Topic } from '../../content/facts.ts'
import { hasSample } from '../../content/samples.ts'
import { LocalityDrawing } from '../illustrations/locality-map.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { Photo } from './photo.tsx'
import { Band, Section } from './section.tsx'

interface CentreAnswer {
  readonly heading: string
  readonly text: string
}

/** What people ask before they come, each with the centre's own answer. */
function AnswerList({ answers }: { readonly answers: readonly CentreAnswer[] }) {
  return (
    <dl className="rows">
      {answers.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Topics without an answer of the centre are left out. */
function answersTo(topics: readonly Topic[], { centre, strings }: PageContext): CentreAnswer[] {
  const { answers = {} } = centre.facts
  return topics.flatMap((topic) => {
    const text = answers[topic]?.[strings.lang]
    return text === undefined ? [] : { heading: strings.facts.answers.topics[topic], text }
  })
}

function prescriptionAnswer({ centre, strings }: PageContext): CentreAnswer[] {
  const { needsPrescription } = centre.facts
  if (needsPrescription === undefined) return []
  const { heading, answer } = strings.prescriptions
  return [{ heading, text: answer(needsPrescription.map(strings.names.test)) }]
}

interface SampleNoteProps extends PageProps {
  /** Whether the facts above are still those of the sample centre. */
  readonly isSample: boolean
}

export function SampleNote({ context, isSample }: SampleNoteProps) {
  if (!isSample) return null
  return <p className="caption">{context.strings.facts.sampleNote}</p>
}

/** All topics except the way to the centre, which the home page describes. */
const topics: readonly Topic[] = [
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

export function visitAnswers(context: PageContext): readonly CentreAnswer[] {
  return [...prescriptionAnswer(context), ...answersTo(topics, context)]
}

/** The centre's answers on payment, reports, staff and tests that are not done. */
export function BeforeYourVisit({ context }: PageProps) {
  const { centre, strings } = context
  const { answers = {} } = centre.facts
  const told = visitAnswers(context)
  if (told.length === 0) return null
  return (
    <Section id="visit" heading={strings.facts.answers.heading} ground="linen">
      <AnswerList answers={told} />
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
    <Band id="find-us" heading={visit.heading} ground="haze">
      <div className="find-us columns">
        {map && (
          <a href={centre.mapUrl}>
            <LocalityDrawing
              map={map}
              strings={strings}
              label={visit.map(centre.address.locality)}
            />
          </a>
        )}
        <div>
          <AnswerList answers={answersTo(wayTopics, context)} />
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
      <Photo context={context} place="building" />
    </Band>
  )
}

/** The registrations of the centre, as on the plate at its door, with links to check them. */
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
            <b>{plate.number(authority, number)}</b> <span>{scope && plate.scope(scope)}</span>{' '}
            {checkAt && <a href={checkAt}>{plate.checkAt(authority)}</a>}
          </li>
        ))}
      </ul>
      <SampleNote context={context} isSample={hasSample(centre.registrations)} />
    </section>
  )
}
