import { delhiDate } from '../../domain/delhi-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import type { Database } from '../../server/db/database.ts'
import { listedRequests } from '../../server/visits/list-requests.ts'
import { loadVisits, type StoredVisit } from '../../server/visits/load-visits.ts'
import { withSession } from '../session.ts'
import { type Finding, note } from './finding.ts'

/** Requests whose patients still come or wait for a call, and whose test the centre no longer offers. */
export async function checkFormerTests(): Promise<Finding[]> {
  const found: Finding[] = []
  try {
    await withSession(async ({ database, now }) => {
      found.push(...(await formerTestFindings(database, now())))
    })
  } catch {
    // A store that cannot be read is the store's to report.
  }
  return found
}

/** By reference only: what somebody asked for is said to nobody who may not reveal it. */
export async function formerTestFindings({ db }: Database, nowMs: number): Promise<Finding[]> {
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['to call', 'to call again']),
        eb.and([eb('state', '=', 'expected'), eb('day', '>=', delhiDate(nowMs))]),
      ]),
    )
    .orderBy('id')
    .execute()
  const visits = await loadVisits(
    db,
    rows.map(({ id }) => id),
  )
  return visits
    .flatMap(askingForFormer)
    .map((reference) =>
      note(
        'tests',
        `${reference} asks for a test that the catalogue no longer has.`,
        `agree another test with the patient (npm run centre -- appointments show ${reference.slice(4)} --reveal), or put the name back.`,
      ),
    )
}

/** The requests that still count, with the tests of the visit where reception has corrected them. */
function askingForFormer(visit: StoredVisit) {
  return listedRequests(visit)
    .filter(
      ({ state }) => state === 'requested' || state === 'unreachable' || state === 'confirmed',
    )
    .filter(({ request }) =>
      (visit.corrected.tests ?? request.tests).some((test) => !isTestName(test)),
    )
    .map(({ request }) => request.reference)
}
