import { confirmationQuery } from '../../domain/confirmation-link.ts'
import type { Reference } from '../../domain/reference.ts'
import { setStatus } from '../../server/appointments/queries.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'

/** On a Monday; every field filled that a confirmation shows. */
const request = aRequest({
  name: 'Asha Verma',
  phone: '+91-98765 43210',
  email: 'asha@example.com',
  date: '2026-11-23',
  time: '11:00 AM',
  tests: ['MRI Scan', 'Blood Sugar'],
})
const reference: Reference = '#SID004217'

/** The confirmation link of a request stored on the worker's server, with every field. */
export const knownLink = `?${confirmationQuery({ ...request, reference })}`

/** Stores it beside the running server, as called already: it has no notices. */
export async function storeKnownRequest(dataDir: string): Promise<void> {
  const database = await openDatabase(openSqlite(dataDir))
  const receivedAtMs = lastInstantEndingIn(Number(reference.slice('#SID'.length)))
  const accepted = aNewAppointment({ request, receivedAtMs, notices: [] })
  const stored = await database.acceptRequest(accepted)
  if (stored.reference !== reference) throw new Error(`${reference} was taken`)
  await setStatus(database, reference, 'confirmed', Date.now())
  await database.close()
}

/** A reference is made of the last six digits of its instant. */
function lastInstantEndingIn(digits: number): number {
  const million = 1_000_000
  const nowMs = Date.now()
  return nowMs - ((((nowMs - digits) % million) + million) % million)
}
