import type { AskNumber } from '../../domain/visit/history.ts'
import type { Database } from '../db/database.ts'
import type { LeasedNotice, RecordedOutcome } from '../db/records.ts'
import { countCopy, writeOutcome } from '../notices/write-outcome.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { changeNotices } from '../visits/visit-messages.ts'

interface OutcomeDeps {
  readonly database: Pick<Database, 'transact'>
  readonly visits: VisitDeps
}

/**
 * Records what came of a message. For a notice of a visit the visit is locked, the asks are told where that
 * is proven, and `owed` is asked again.
 * @param shows The asks that the message showed.
 * @returns False where the lease was lost meanwhile: then nothing is written.
 */
export async function recordOutcome(
  { database, visits }: OutcomeDeps,
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  shows: readonly AskNumber[] = [],
): Promise<boolean> {
  const nowMs = visits.now()
  if (notice.visitId === undefined) {
    return await database.transact((db) => writeOutcome(db, notice, outcome, nowMs))
  }
  const isWritten = await changeNotices(visits, notice.visitId, async (db) => {
    const result = await writeOutcome(db, notice, outcome, nowMs)
    if (result && shows.length > 0 && mayHaveLeft(outcome)) {
      await countCopy(db, notice, shows, outcome.status === 'due' ? outcome.dueAtMs : nowMs)
    }
    const isTold = result && outcome.status === 'accepted' && outcome.isNotified
    return { result, told: isTold ? shows : [] }
  })
  return isWritten ?? false
}

function mayHaveLeft(outcome: RecordedOutcome): boolean {
  return 'failure' in outcome && outcome.failure?.class === 'unknown'
}
