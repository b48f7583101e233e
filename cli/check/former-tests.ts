import { delhiDate } from '../../domain/delhi-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { testList } from '../../server/appointments/row.ts'
import { isToCallAgain } from '../../server/appointments/to-call-again.ts'
import type { Database } from '../../server/db/database.ts'
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
    .selectFrom('appointment')
    .select(['reference', 'tests'])
    .where('erased_at', 'is', null)
    .where('status', 'in', ['requested', 'unreachable', 'confirmed'])
    .where((eb) => {
      const visit = eb.fn.coalesce('agreed_date', 'date')
      const isAhead = eb(visit, '>=', delhiDate(nowMs))
      return eb.or([
        eb('status', '=', 'requested'),
        isToCallAgain(eb),
        eb.and([eb('status', '=', 'confirmed'), isAhead]),
      ])
    })
    .orderBy('id')
    .execute()
  const affected = rows.filter(({ tests }) => hasFormer(tests))
  return affected.map(({ reference }) =>
    note(
      'tests',
      `${reference} asks for a test that the catalogue no longer has.`,
      `agree another test with the patient (npm run centre -- appointments show ${reference.slice(4)} --reveal), or put the name back.`,
    ),
  )
}

function hasFormer(tests: string): boolean {
  return testList.parse(JSON.parse(tests)).some((test) => !isTestName(test))
}
