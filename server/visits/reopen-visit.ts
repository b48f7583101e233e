import { callBy } from '../../domain/call-back.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { refusalOf } from '../../domain/visit/refusal.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { type ActResult, refused } from './perform-act.ts'
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
  return await changeVisit<ActResult>(deps, visitId, async (loaded, { db, nowMs }) => {
    if (loaded === undefined) return { result: refused('gone') }
    const { visit, claim, requests } = loaded
    const by = { kind: 'command' } as const
    const why = refusalOf({ kind: 'reopened' }, visit, { by, nowMs, claim })
    if (why !== undefined) return { result: refused(why) }
    const { lastOutcome } = visit
    const isAbout = about === undefined || lastOutcome?.asks.includes(about) === true
    if (lastOutcome === undefined || !isAbout) return { result: refused('nothing to take back') }
    const { hours } = await deps.readCentre(db)
    const asks = [...lastOutcome.asks]
    const wanted = requests.findLast(({ number }) => asks.includes(number))
    const detail = {
      ...({ kind: 'reopened', asks, takesBack: lastOutcome.number } as const),
      callByMs: callBy(nowMs, hours, wanted),
    }
    return { result: { kind: 'done' }, visit: withEvent(loaded, detail, { by, nowMs }) }
  })
}
