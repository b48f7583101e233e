import { delhiDate } from '../../domain/delhi-time.ts'
import type { Reference } from '../../domain/reference.ts'
import type { Database } from '../../server/db/database.ts'
import type { NewAppointment } from '../../server/db/records.ts'
import { aNewAppointment } from './a-notice.ts'
import { aRequest } from './a-request.ts'

/** Stores a request that came, was cancelled and wanted a visit on one day; without a notice. */
export async function storeClosed(
  database: Database,
  receivedAtMs: number,
  changes: Partial<NewAppointment> = {},
): Promise<Reference> {
  const request = aRequest({ date: delhiDate(receivedAtMs) })
  const { reference } = await database.acceptRequest(
    aNewAppointment({ request, notices: [], receivedAtMs, ...changes }),
  )
  await database.db
    .updateTable('appointment')
    .set({ status: 'cancelled', status_at: receivedAtMs, next_step_at: null })
    .where('reference', '=', reference)
    .execute()
  return reference
}
