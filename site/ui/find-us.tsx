import type { Topic } from '../../content/facts.ts'
import { LocalityDrawing } from '../illustrations/locality-map.tsx'
import type { PageContext } from '../page-context.ts'
import { AnswerList } from './answer-list.tsx'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'

const wayTopics: readonly Topic[] = ['metro', 'parking', 'access']

/** How to get to the centre: a sketch of its streets, and the same in words. */
export function FindUs({ context }: { readonly context: PageContext }) {
  const { centre, strings } = context
  const { answers = {}, map } = centre.facts
  const { visit } = strings.facts
  if (map === undefined && wayTopics.every((topic) => answers[topic] === undefined)) return null
  return (
    <Section id="find-us" heading={visit.heading}>
      <div className="find-us">
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
          <SampleNote context={context} />
        </div>
      </div>
    </Section>
  )
}
