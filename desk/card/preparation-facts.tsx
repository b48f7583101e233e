import { Fragment, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import type { Reference } from '../../domain/request/reference.ts'
import type { PlanPart } from '../../site/preparation-parts.ts'
import { useShortcut } from '../key.tsx'
import { preparationKey } from '../keys.ts'
import { readPreparation } from '../live/read-server.ts'
import { useAnswer } from '../live/use-answer.ts'
import type { CardProps } from './card-panel-props.ts'
import { Fact } from './fact.tsx'

/** What to ask and say on the call, in a few words, and the whole plan, which can be opened. */
export function PreparationFacts({ card }: CardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shortcut = useShortcut()
  const { preparation, requests, tests } = card
  if (preparation === undefined) return null
  const { ask, before, bring } = preparation
  const [{ reference }] = requests
  return (
    <>
      {ask.length > 0 && (
        <Fact name={desk.facts.ask}>
          {ask.map((alert) => (
            <p key={alert}>{alert}</p>
          ))}
        </Fact>
      )}
      {before.length > 0 && <Fact name={desk.facts.before}>{before.join(' ')}</Fact>}
      {bring.length > 0 && <Fact name={desk.facts.bring}>{bring.join(' ')}</Fact>}
      <Fact name={desk.facts.preparation}>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary aria-keyshortcuts={shortcut(preparationKey)}>{desk.fullPreparation}</summary>
          {isOpen && (
            <Plan key={`${wantedVisitOf(card).time} ${tests.join()}`} reference={reference} />
          )}
        </details>
      </Fact>
    </>
  )
}

/** The plan, to be read out. The server writes it, so that the script does not carry its words and rules. */
function Plan({ reference }: { readonly reference: Reference }) {
  const last = useAnswer(reference, readPreparation(reference))
  if (!last?.answer) return <p>{last ? desk.noAnswerFromServer : desk.looking.heading}</p>
  return <PlanParts parts={last.answer} />
}

export function PlanParts({ parts }: { readonly parts: readonly PlanPart[] }) {
  return (
    <div className="preparation">
      {parts.map(({ name, heading, lines }) => (
        <Fragment key={name}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={`${line.condition} ${line.text}`}>
                {line.condition !== undefined && <em className="text-soft">{line.condition}: </em>}
                {line.text} {line.byWhen && <strong>{line.byWhen}</strong>} {line.proviso}
                {line.forTests && <span className="text-soft"> {line.forTests}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
