import { callBy } from '../../domain/time/call-back.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { type ActResult, ifAllowed } from './perform-act.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Takes back the last outcome that counts, by command. The asks of that outcome are open again, with a new call-by.
 *
 * @param about An ask that the outcome has to name; undefined for any outcome.
 */
export async function reopenVisit(
  deps: VisitDeps,
  visitId: number,
  about?: AskNumber,
): Promise<ActResult> {
  const by = { kind: 'command' } as const
  const reopen = ifAllowed({ kind: 'reopened' }, by, async (loaded, { db, nowMs }) => {
    const { lastOutcome } = loaded.visit
    const isAbout = about === undefined || lastOutcome?.asks.includes(about) === true
    if (lastOutcome === undefined || !isAbout) return 'nothing to take back'
    const { hours } = await deps.readCentre(db)
    const asks = [...lastOutcome.asks]
    const wanted = loaded.requests.findLast(({ number }) => asks.includes(number))
    const detail = {
      ...({ kind: 'reopened', asks, takesBack: lastOutcome.number } as const),
      callByMs: callBy(nowMs, hours, wanted),
    }
    return withEvent(loaded, detail, { by, nowMs })
  })
  return await changeVisit(deps, visitId, reopen)
}
