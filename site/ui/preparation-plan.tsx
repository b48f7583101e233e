import type { ReactNode } from 'react'
import type { PreparationPlan as Plan } from '../../domain/preparation/plan.ts'
import type { VisitTime } from '../../domain/preparation/times.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { mainLines } from '../open-lines.ts'
import {
  lineText,
  type PlanLine,
  type PlanPart,
  type PlanWords,
  preparationParts,
} from '../preparation-parts.ts'
import { WholeFigures } from './whole-figures.tsx'

interface PreparationPlanProps {
  readonly plan: Plan
  readonly slot: VisitTime | undefined
  readonly strings: PlanWords
  /** Shown after the lines that are always open. */
  readonly children?: ReactNode
}

/**
 * How to prepare for all tests of the visit. The needs of most patients are always open. The visitor can
 * open the rest, which begins with clashes between tests and with what reception must hear.
 */
export function PreparationPlan({ plan, slot, strings, children }: PreparationPlanProps) {
  const { preparation } = strings
  const parts = preparationParts(plan, slot, strings)
  const isFirst = ({ name }: PlanPart) => name === 'together' || name === 'tell'
  const ordered = [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))]
  return (
    <div className="preparation">
      {mainLines(plan, slot, strings).map((line) => (
        <MainLine key={lineText(line)} {...line} />
      ))}
      {children}
      <details>
        <summary>
          <span>{preparation.heading}</span>
        </summary>
        <div className="preparation-parts">
          <p className="caption">{preparation.indicative}</p>
          {ordered.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </div>
      </details>
    </div>
  )
}

/** A line above the folded plan. */
function MainLine({ condition, text, proviso }: PlanLine) {
  return (
    <p className="preparation-main">
      {condition && <span>{`${condition}: `}</span>}
      <strong>
        <WholeFigures text={text} />
      </strong>
      {proviso && <span>{` ${proviso}`}</span>}
    </p>
  )
}

function Part({ part: { name, heading, lines } }: { readonly part: PlanPart }) {
  return (
    <section className={name === 'together' ? 'clashes' : undefined}>
      <h3>{unbroken(heading)}</h3>
      <ul>
        {lines.map((line) => (
          <Line key={Object.values(line).join(' ')} {...line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ condition, text, byWhen, proviso, forTests }: PlanLine) {
  return (
    <li>
      {condition && <b>{`${condition}: `}</b>}
      <WholeFigures text={byWhen ? `${text} ` : text} />
      {byWhen && <strong>{unbroken(byWhen)}</strong>}
      {proviso && ` ${proviso}`}
      {forTests && <span className="small line">{forTests}</span>}
    </li>
  )
}
