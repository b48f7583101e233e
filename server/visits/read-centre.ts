import { type Kysely, sql } from 'kysely'
import { outcomes } from '../../domain/visit/event-effects.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import type { Schema } from '../db/schema.ts'
import { readInForce, situationOf } from './recipients-in-force.ts'
import type { VisitDeps } from './visit-deps.ts'

type Settings = Pick<CentreSituation, 'hours' | 'retryingEndsAt'> & {
  /** Whether reception can answer a message with a tap. */
  readonly canBeTapped: boolean
}

/** Reads who is in force and whether outcomes are recorded, in the transaction that asks. */
export function centreReader({
  canBeTapped,
  hours,
  retryingEndsAt,
}: Settings): VisitDeps['readCentre'] {
  let areOutcomesRecorded = canBeTapped
  return async (db) => {
    // Once the desk has recorded an outcome, this stays true.
    areOutcomesRecorded ||= await hasDeskOutcome(db)
    const recipients = situationOf(await readInForce(db))
    return { ...recipients, hours, areOutcomesRecorded, retryingEndsAt }
  }
}

/** Whether the desk has ever recorded an outcome: a missing one then says that nobody called. */
async function hasDeskOutcome(db: Kysely<Schema>): Promise<boolean> {
  const found = await db
    .selectFrom('event')
    .select('id')
    // Written out, because a partial index does not answer for a bound value.
    .where(sql<boolean>`actor = 'desk'`)
    .where('kind', 'in', outcomes)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
