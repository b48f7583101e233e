import type { Topic } from '../../content/facts.ts'
import type { PageContext } from '../page-context.ts'

interface AnswerListProps {
  readonly context: PageContext
  /** Those of them that the centre has answered are shown. */
  readonly topics: readonly Topic[]
}

/** What people ask before they come, each with the centre's own answer. */
export function AnswerList({ context, topics }: AnswerListProps) {
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
