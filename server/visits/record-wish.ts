import { callBy } from '../../domain/call-back.ts'
import type { Wish } from '../../domain/visit/history.ts'
import { refusalOf } from '../../domain/visit/refusal.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { type ActResult, refused } from './perform-act.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Records that the patient cannot come, or wants another time. Reception owes a call, as for a request. A visit that
 * has ended takes no wish: `refusalOf` says so. While a wish is open, the same wish is not recorded again.
 */
export async function recordWish(
  deps: VisitDeps,
  visitId: number,
  kind: Wish['kind'],
): Promise<ActResult> {
  return await changeVisit<ActResult>(deps, visitId, async (loaded, { db, nowMs }) => {
    if (loaded === undefined) return { result: refused('gone') }
    const { visit, claim, requests } = loaded
    const by = { kind: 'patient' } as const
    const why = refusalOf({ kind }, visit, { by, nowMs, claim })
    if (why !== undefined) return { result: refused(why) }
    if (visit.asks.some((ask) => ask.kind === kind && ask.state === 'open')) {
      return { result: { kind: 'done' } }
    }
    const { hours } = await deps.readCentre(db)
    const callByMs = callBy(nowMs, hours, visit.agreement ?? requests.at(-1))
    return {
      result: { kind: 'done' },
      visit: withEvent(loaded, { kind, callByMs }, { by, nowMs }),
    }
  })
}
