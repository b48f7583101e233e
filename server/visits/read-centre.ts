import { sql } from 'kysely'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { outcomes } from '../../domain/visit/event-effects.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import type { Db, RecipientRole } from '../db/schema.ts'
import { haveMailbox, patient, readInForce, recipientKey } from './recipients-in-force.ts'

interface CentreSettings {
  /** Whether reception can answer a message with a tap. */
  readonly canBeTapped: boolean
  /** Whether this process has a mail server, even if nobody at the centre has a mailbox. */
  readonly sendsMail?: boolean
  readonly hours: OpeningHours
  readonly retryingEndsAt: (callByMs: number, openedAtMs: number) => number
}

/** Reads the recipients in force, and since when outcomes are recorded, in the caller's transaction. */
export function centreReader({
  canBeTapped,
  sendsMail = false,
  hours,
  retryingEndsAt,
}: CentreSettings): (db: Db) => Promise<CentreSituation> {
  let outcomesSinceMs = canBeTapped ? 0 : undefined
  return async (db) => {
    // Not read again once known, because a recorded outcome stays in the store.
    outcomesSinceMs ??= await firstDeskOutcomeAt(db)
    return { ...(await recipientsOf(db, sendsMail)), hours, outcomesSinceMs, retryingEndsAt }
  }
}

async function recipientsOf(db: Db, sendsMail: boolean) {
  const rows = await readInForce(db)
  const keyOfRole = (wanted: RecipientRole) => {
    const row = rows.find(({ role }) => role === wanted)
    return row && recipientKey(row)
  }
  return {
    reception: rows
      .filter(({ role }) => role === 'reception')
      .map((row) => ({ key: recipientKey(row), inForceSinceMs: row.in_force_since })),
    receptionMail: keyOfRole('reception-mail'),
    owner: keyOfRole('owner'),
    patientMail: sendsMail || haveMailbox(rows) ? recipientKey(patient) : undefined,
    hasSummary: keyOfRole('summary') !== undefined,
  }
}

/** When the desk recorded its first outcome. Since then a missing outcome means that nobody called. */
async function firstDeskOutcomeAt(db: Db): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.min<number | null>('recorded_at').as('at'))
    // A literal, because a query with a parameter does not use the partial index.
    .where(sql<boolean>`actor = 'desk'`)
    .where('kind', 'in', outcomes)
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
