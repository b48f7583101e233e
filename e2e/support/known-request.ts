import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import type { Reference } from '../../domain/request/reference.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { acceptRequests } from '../../server/visits/accept-requests.ts'
import { readByReference } from '../../server/visits/find-visits.ts'
import { performCommand } from '../../server/visits/perform-act.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { aCentre, aSentRequest, visitDepsAt } from '../../test/support/visit-store.ts'

/** A request for a Monday that stays ahead, with every field that a confirmation shows. */
const request = aRequest({
  name: 'Asha Verma',
  phone: '+91-98765 43210',
  email: 'asha@example.com',
  date: '2037-11-23',
  time: '11:00 AM',
  tests: ['MRI Scan', 'Blood Sugar'],
})
const reference: Reference = '#SID004217'

/**
 * The query of this request's confirmation link, with every field. Each Playwright worker's server has the
 * request.
 */
export const knownLink = `?${confirmationQuery({ ...request, reference })}`

/** Stores the request on a running server, with an agreed time and without recipients, so that no message is owed. */
export async function storeKnownRequest(dataDir: string): Promise<void> {
  const database = await openDatabase(openSqlite(dataDir))
  const receivedAtMs = lastInstantEndingIn(Number(reference.slice('#SID'.length)))
  const deps = visitDepsAt(database, Date.now, { readCentre: async () => centreWithoutRecipients })
  const [stored] = await acceptRequests(deps, [aSentRequest({ request, receivedAtMs })])
  if (stored?.reference !== reference) throw new Error(`${reference} was taken`)
  const visit = await readByReference(database.db, reference)
  const { date, time } = request
  const agreed = { kind: 'agreed', asks: [1], agreed: { date, time } } as const
  await performCommand(deps, visit?.id ?? 0, agreed)
  await database.close()
}

const centreWithoutRecipients: CentreSituation = {
  ...aCentre,
  reception: [],
  receptionMail: undefined,
  owner: undefined,
}

/** Returns the last instant, epoch ms, that ends in these digits. The server makes the reference from the last six. */
function lastInstantEndingIn(digits: number): number {
  const million = 1_000_000
  const nowMs = Date.now()
  return nowMs - ((((nowMs - digits) % million) + million) % million)
}
