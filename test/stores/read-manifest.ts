import { sql } from 'kysely'
import type { Card } from '../../domain/board.ts'
import { listAppointments } from '../../server/appointments/queries.ts'
import type { Database } from '../../server/db/database.ts'
import type { Appointment } from '../../server/db/records.ts'
import { cardsOf } from '../../server/desk/cards.ts'
import { readFactsOf, rowsOf } from '../../server/desk/facts.ts'

/** Every table whose rows a change of the schema must not lose. */
export const tablesWithRows = [
  ...['appointment', 'phone_number', 'notice', 'digest', 'receipt', 'pace', 'circuit', 'audit'],
  ...['heartbeat', 'clock', 'desk_link', 'desk_device', 'desk_act', 'desk_change'],
] as const

/** What a store holds, as the product reads it. */
export async function readManifest(
  database: Database,
  nowMs: number,
  states: readonly { readonly is: string; readonly reference: string }[],
) {
  const { db } = database
  const requests = (await listAppointments(database, undefined)).toReversed()
  const references = requests.map(({ reference }) => reference)
  const facts = await readFactsOf(db, await rowsOf(db, references), nowMs)
  const device = { id: 1, name: 'Front desk' }
  return {
    requests: requests.map((request) => ({
      is: states.find(({ reference }) => reference === request.reference)?.is,
      ...stateOf(request),
    })),
    cards: cardsOf(facts, nowMs)(device).map(shownOf).toSorted(byReference),
  }
}

/** How many rows there are, and of which kinds the notices, the audit trail and the acts are. */
export async function readCounts({ db }: Database) {
  const rows: Record<string, number> = {}
  for (const name of tablesWithRows) {
    const count = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`
    rows[name] = Number((await count.execute(db)).rows[0]?.rows)
  }
  const notices = await db.selectFrom('notice').select(['kind', 'channel', 'status']).execute()
  const audit = await db.selectFrom('audit').select(['actor', 'action']).execute()
  return {
    rows,
    notices: countsOf(notices.map(({ kind, channel, status }) => `${kind} ${channel} ${status}`)),
    audit: countsOf(audit.map(({ actor, action }) => `${actor} ${action}`)),
  }
}

/** What became of a request. Its instants and what the patient typed are compared row by row. */
function stateOf(request: Appointment) {
  const { reference, status, notifiedAtMs, needsCallAtMs, corrects, erasedAtMs } = request
  const { agreed, outcomeReason, tryAgainAtMs, callNote, source, language } = request
  return {
    ...{ reference, status, source, language, corrects, agreed, outcomeReason, tryAgainAtMs },
    ...{ callNote, isNotified: notifiedAtMs !== undefined },
    ...{ needsCall: needsCallAtMs !== undefined, isErased: erasedAtMs !== undefined },
  }
}

function shownOf(card: Card) {
  const { references, state, agreed, needsCall, seen, claim } = card
  const { tryAgainAtMs, tries, outcome, note, undo, remindedAtMs } = card
  return {
    ...{ references, state, agreed, needsCall, seen, claim },
    ...{ tryAgainAtMs, tries, outcome, note, undo, remindedAtMs },
  }
}

function byReference(a: { references: Card['references'] }, b: { references: Card['references'] }) {
  return a.references[0] < b.references[0] ? -1 : 1
}

function countsOf(names: readonly string[]): Record<string, number> {
  const groups = Array.from(Map.groupBy(names, (name) => name))
  const counts = groups.map(([name, all]) => [name, all.length] as const)
  return Object.fromEntries(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
