import type { Strings } from '../../content/strings.ts'
import type { PreparationPlan as Plan } from '../../domain/preparation.ts'
import type { TimeSlot } from '../../domain/time-slots.ts'
import { type PlanLine, type PlanPart, preparationParts } from '../preparation-parts.ts'

interface PreparationPlanProps {
  readonly plan: Plan
  readonly slot: TimeSlot | undefined
  readonly strings: Pick<Strings, 'calendar' | 'names' | 'preparation'>
}

/**
 * What to do before the visit, for all its tests at once: the last meal in one line, and the rest to
 * be opened, first what these tests ask together and what reception must hear.
 */
export function PreparationPlan({ plan, slot, strings }: PreparationPlanProps) {
  const { preparation } = strings
  const parts = preparationParts(plan, slot, strings)
  const [together] = parts.filter(({ name }) => name === 'together')
  const [tell] = parts.filter(({ name }) => name === 'tell')
  const others = parts.filter((part) => part !== together && part !== tell)
  const before = plan.fasts.length === 0 ? undefined : others.find(({ name }) => name === 'before')
  const [fast] = before?.lines ?? []
  return (
    <div className="preparation">
      {fast && <MainLine {...fast} />}
      <details>
        <summary>
          <span>
            {preparation.heading}
            {together && <span className="for-tests">{together.heading}</span>}
          </span>
        </summary>
        <div className="preparation-parts">
          <p className="caption">{preparation.indicative}</p>
          {together && <Part part={together} />}
          {tell && <Part part={tell} />}
          {others.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </div>
      </details>
    </div>
  )
}

/**
 * The longest fast: the one thing that cannot be made good later. Each text stands alone in its
 * element: React could not change or remove a text beside others once a browser has translated it.
 */
function MainLine({ condition, text, byWhen }: PlanLine) {
  return (
    <p className="preparation-main">
      {condition && <span>{`${condition}: `}</span>}
      <strong>{byWhen ?? text}</strong>
    </p>
  )
}

function Part({ part: { name, heading, lines } }: { readonly part: PlanPart }) {
  return (
    <section className={name === 'together' ? 'clashes' : undefined}>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <Line key={Object.values(line).join(' ')} {...line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ condition, text, byWhen, forTests }: PlanLine) {
  return (
    <li>
      {condition && <b>{condition}: </b>}
      {text} {byWhen && <strong>{byWhen}</strong>}
      {forTests && <span className="for-tests">{forTests}</span>}
    </li>
  )
}
