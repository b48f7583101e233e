import { Fragment } from 'react'
import type { Card } from '../../domain/board.ts'
import { visitOf } from '../../domain/board-columns.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { planStrings } from './messages.ts'

/** The plan of this patient's tests for the slot of the visit, to be read out. */
export function Preparation({ card }: { readonly card: Card }) {
  const slot = findSlot(visitOf(card).time)
  const parts = preparationParts(planPreparation(card.tests), slot, planStrings.en)
  return (
    <div className="preparation">
      {parts.map(({ name, heading, lines }) => (
        <Fragment key={name}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={lineText(line)}>
                {line.condition !== undefined && <em>{line.condition}: </em>}
                {line.text} {line.byWhen && <strong>{line.byWhen}</strong>}
                {line.forTests && <span className="for-tests"> {line.forTests}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
