import type { Topic } from '../../content/facts.ts'
import type { PageContext } from '../page-context.ts'
import { AnswerList } from './answer-list.tsx'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'

/** All but the way here, which the home page tells. */
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
]

/** Payment, reports, who is there, and what is not done: answered once, by the centre. */
export function BeforeYourVisit({ context }: { readonly context: PageContext }) {
  const { centre, strings } = context
  const { answers = {} } = centre.facts
  if (topics.every((topic) => answers[topic] === undefined)) return null
  return (
    <Section id="visit" heading={strings.facts.answers.heading}>
      <AnswerList context={context} topics={topics} />
      <SampleNote context={context} />
    </Section>
  )
}
