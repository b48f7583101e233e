import { isKnownTest } from '../../domain/catalogue.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import { listedRequests } from '../../server/visits/list-requests.ts'
import { loadVisits, type StoredVisit } from '../../server/visits/load-visits.ts'
import type { Session } from '../session.ts'
import { type Finding, note } from './finding.ts'

/**
 * A note for each open or agreed request for a test that the centre no longer offers. The note names only the
 * reference. `appointments show --reveal` shows the tests.
 */
export async function formerTestFindings({
  database: { db },
  published,
  now,
}: Pick<Session, 'database' | 'published' | 'now'>): Promise<Finding[]> {
  const { own } = published.now().catalogue
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['to call', 'to call again']),
        eb.and([eb('state', '=', 'expected'), eb('day', '>=', delhiDate(now()))]),
      ]),
    )
    .orderBy('id')
    .execute()
  const visits = await loadVisits(
    db,
    rows.map(({ id }) => id),
  )
  return visits
    .flatMap((visit) => askingForFormer(visit, own))
    .map((reference) =>
      note(
        'tests',
        `${reference} asks for a test that the catalogue no longer has.`,
        `agree another test with the patient (npm run centre -- appointments show ${reference.slice(4)} --reveal), or put the name back into the catalogue.`,
      ),
    )
}

/** References of open and agreed requests for a former test. Tests that reception has corrected count as corrected. */
function askingForFormer(visit: StoredVisit, own: OwnTests) {
  return listedRequests(visit)
    .filter(
      ({ state }) => state === 'requested' || state === 'unreachable' || state === 'confirmed',
    )
    .filter(({ request }) =>
      (visit.corrected.tests ?? request.tests).some((test) => !isKnownTest(test, own)),
    )
    .map(({ request }) => request.reference)
}
