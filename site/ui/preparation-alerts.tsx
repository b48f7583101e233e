import type { Strings } from '../../content/strings.ts'
import type { PreparationPlan } from '../../domain/preparation.ts'
import { openLines } from '../open-lines.ts'
import { lineText } from '../preparation-parts.ts'

interface PreparationAlertsProps {
  readonly plan: PreparationPlan
  /** Reception's number, as printed. */
  readonly phone: string
  readonly strings: Pick<Strings, 'calendar' | 'names' | 'preparation'>
}

/** What can hurt some patients of these tests: never folded away. */
export function PreparationAlerts({ plan, phone, strings }: PreparationAlertsProps) {
  const { tellFirst, alerts } = openLines(plan, undefined, phone, strings)
  if (alerts.length === 0) return null
  return (
    <div className="alerts">
      {tellFirst && <b>{tellFirst}</b>}
      {alerts.map((line) => (
        <p key={lineText(line)}>{lineText(line)}</p>
      ))}
    </div>
  )
}
