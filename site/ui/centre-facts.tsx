import { hasSample, hasSamplePrices } from '../../content/samples.ts'
import type { Topic } from '../../domain/search/test-index.ts'
import { LocalityDrawing } from '../illustrations/locality-map.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { shownAddress } from './address-line.ts'
import { Photo } from './photo.tsx'
import { Band, Section } from './section.tsx'
import { WholeFigures } from './whole-figures.tsx'

interface CentreAnswer {
  /** For links to this answer. */
  readonly id?: Topic
  readonly heading: string
  readonly text: string
}

interface AnswerListProps {
  readonly answers: readonly CentreAnswer[]
  readonly layout?: 'rows' | 'points'
}

/** What people ask before they come, each with the centre's own answer. */
export function AnswerList({ answers, layout }: AnswerListProps) {
  return (
    <dl className={layout}>
      {answers.map(({ id, heading, text }) => (
        <div key={heading} id={id}>
          <dt>{heading}</dt>
          <dd>
            <WholeFigures text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Topics without an answer of the centre are left out. */
export function answersTo(
  topics: readonly Topic[],
  { centre, strings }: PageContext,
): CentreAnswer[] {
  const { answers = {} } = centre.facts
  return topics.flatMap((topic) => {
    const text = answers[topic]?.[strings.lang]
    return text === undefined
      ? []
      : { id: topic, heading: strings.facts.answers.topics[topic], text }
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

/** The steps of a visit, each with the topics that matter then. The home page describes the way to the centre. */
const visitTopics = [
  { step: 'bring', topics: ['pregnancyPapers'] },
  { step: 'onTheDay', topics: ['women', 'children'] },
  { step: 'pay', topics: ['payment', 'insurance'] },
  { step: 'takeHome', topics: ['reports', 'collect'] },
] as const

/** What does not belong to one step. */
const otherTopics: readonly Topic[] = ['homeCollection', 'notDone', 'siteAccess']

function visitSteps(context: PageContext) {
  const { steps } = context.strings.facts.answers
  return visitTopics
    .map(({ step, topics }) => ({
      heading: steps[step],
      answers: [
        ...(step === 'bring' ? prescriptionAnswer(context) : []),
        ...answersTo(topics, context),
      ],
    }))
    .filter(({ answers }) => answers.length > 0)
}

export function hasVisitAnswers(context: PageContext): boolean {
  return visitSteps(context).length > 0 || answersTo(otherTopics, context).length > 0
}

/** The centre's answers on papers, staff, payment and reports, in the order of a visit, and on tests not done. */
export function BeforeYourVisit({ context }: PageProps) {
  const { strings } = context
  if (!hasVisitAnswers(context)) return null
  return (
    <Section id="visit" heading={strings.facts.answers.heading} ground="linen" isWide>
      <ol className="steps">
        {visitSteps(context).map((step) => (
          <li key={step.heading}>
            <h3>{step.heading}</h3>
            <AnswerList answers={step.answers} />
          </li>
        ))}
      </ol>
      <AnswerList answers={answersTo(otherTopics, context)} layout="points" />
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
          <p className="lead">
            <a href={centre.mapUrl}>{shownAddress(centre.address)}</a>
          </p>
          <AnswerList answers={answersTo(wayTopics, context)} layout="rows" />
          <p>
            <a href={`${context.addresses.about}#visit`} className="way">
              {visit.more}
            </a>
          </p>
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
            <b>{authority}</b> <span>{number}</span> <span>{scope && plate.scope(scope)}</span>{' '}
            {checkAt && <a href={checkAt}>{plate.checkAt(authority)}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Marks all sample facts of Home in one place. */
export function HomeSampleNote({ context }: PageProps) {
  const { facts, registrations } = context.centre
  const { answers, map, prices } = facts
  const isSample =
    hasSample([registrations, answers, map]) || (prices !== undefined && hasSamplePrices(prices))
  return (
    <div className="wrap">
      <SampleNote context={context} isSample={isSample} />
    </div>
  )
}
