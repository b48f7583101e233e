import type { ReactNode } from 'react'
import type { PreparationPlan } from '../../domain/preparation/plan.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { warnings } from '../open-lines.ts'
import { lineText, type PlanWords } from '../preparation-parts.ts'

interface PreparationAlertsProps {
  readonly plan: PreparationPlan
  /** Reception's number, as printed. */
  readonly phone: string
  readonly strings: PlanWords
  readonly children?: ReactNode
}

/** Always shows what can hurt some patients of these tests, and which prescription they need. */
export function PreparationAlerts({ plan, phone, strings, children }: PreparationAlertsProps) {
  const { tellFirst, alerts, prescription } = warnings(plan, unbroken(phone), strings)
  return (
    <>
      {alerts.length > 0 && (
        <div className="alerts">
          {tellFirst && <b>{tellFirst}</b>}
          {alerts.map((line) => (
            <p key={lineText(line)}>{lineText(line)}</p>
          ))}
        </div>
      )}
      {prescription && (
        <p className="prescription small">
          <span>{prescription}</span> {children}
        </p>
      )}
    </>
  )
}
