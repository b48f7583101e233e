import { callBy } from '../../domain/time/call-back.ts'
import type { Wish } from '../../domain/visit/history.ts'
import { withEvent } from './add-to-visit.ts'
import { shownRequests } from './loaded-visit.ts'
import { type ActResult, changeIfAllowed } from './perform-act.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Records that the patient cannot come, or wants another time. Reception owes a call, as for a request. If reception
 * agrees a time at the same moment, both stand, whichever came first: an outcome closes only the asks that it names
 * (compute-visit.ts), so the wish stays open and reception calls. A visit that has ended takes no wish: `refusalOf`
 * says so. While a wish is open, the same wish is not recorded again.
 */
export async function recordWish(
  deps: VisitDeps,
  visitId: number,
  kind: Wish['kind'],
): Promise<ActResult> {
  const by = { kind: 'patient' } as const
  return await changeIfAllowed(deps, visitId, { kind }, by, async (loaded, { db, nowMs }) => {
    const { visit } = loaded
    if (visit.asks.some((ask) => ask.kind === kind && ask.state === 'open')) return loaded
    const { hours } = await deps.readCentre(db)
    const callByMs = callBy(nowMs, hours, visit.agreement ?? shownRequests(loaded).at(-1))
    return withEvent(loaded, { kind, callByMs }, { by, nowMs })
  })
}
