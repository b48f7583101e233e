import type { Strings } from '../../content/strings.ts'
import { isPregnancyScanPossible, type PreparationPlan as Plan } from '../../domain/preparation.ts'
import type { TimeSlot } from '../../domain/time-slots.ts'
import { type PlanLine, type PlanPart, preparationParts } from '../preparation-parts.ts'
import { PcpndtNotice } from './pcpndt-notice.tsx'

interface PreparationPlanProps {
  readonly plan: Plan
  readonly slot: TimeSlot | undefined
  readonly strings: Pick<Strings, 'calendar' | 'lang' | 'legal' | 'names' | 'preparation'>
}

/** What to do before the visit, for all its tests at once; clashes are announced as they arise. */
export function PreparationPlan({ plan, slot, strings }: PreparationPlanProps) {
  const parts = preparationParts(plan, slot, strings)
  const [together] = parts.filter(({ name }) => name === 'together')
  const others = parts.filter(({ name }) => name !== 'together')
  return (
    <div className="preparation">
      <p className="caption">{strings.preparation.indicative}</p>
      <div aria-live="polite">{together && <Part part={together} />}</div>
      {others.map((part) => (
        <Part key={part.name} part={part} />
      ))}
      {isPregnancyScanPossible(plan) && <PcpndtNotice strings={strings} />}
    </div>
  )
}

function Part({ part: { name, heading, lines } }: { readonly part: PlanPart }) {
  return (
    <section className={name === 'together' ? 'clashes' : undefined}>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.condition} ${line.text}`} {...line} />
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
