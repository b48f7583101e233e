import type { Kysely, Selectable } from 'kysely'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import { takeRecipientsTurn } from '../db/dialect.ts'
import type { Recipient } from '../db/records.ts'
import type { RecipientRole, Schema } from '../db/schema.ts'
import { giveUpRemoved } from '../notices/give-up-removed.ts'
import type { Recipients } from '../providers/recipients.ts'
import { lookAtEachToCall } from './look-again.ts'
import { recipientKey } from './recipient-key.ts'

type NamedRecipients = Omit<Recipients, 'canBeTapped'>

/** A recipient with its role, as the settings name it or the store has it. */
export interface InForce extends Recipient {
  readonly role: RecipientRole
}

/**
 * Puts the recipients of a server's settings in force. Where they differ from those before, every visit that
 * is to call is looked at, and what is queued about no visit for others is given up. Settings that name the
 * terminal alone are incomplete: they add the terminal, and remove nobody.
 *
 * @returns Whether they differ.
 */
export async function putInForce(
  db: Kysely<Schema>,
  recipients: NamedRecipients,
  nowMs: number,
): Promise<boolean> {
  await takeRecipientsTurn(db, 'alone')
  const { added, removed } = differences(await readInForce(db), namedIn(recipients))
  for (const { id } of removed) await db.deleteFrom('recipient').where('id', '=', id).execute()
  for (const each of added) {
    await db
      .insertInto('recipient')
      .values({ ...each, in_force_since: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const isChanged = added.length + removed.length > 0
  if (isChanged) await lookAtEachToCall(db, nowMs)
  await giveUpRemoved(db, nowMs)
  return isChanged
}

/** Whether others than these are in force. */
export async function areOthersInForce(
  db: Kysely<Schema>,
  recipients: NamedRecipients,
): Promise<boolean> {
  const { added, removed } = differences(await readInForce(db), namedIn(recipients))
  return added.length + removed.length > 0
}

function differences(stored: readonly RecipientRow[], named: readonly InForce[]) {
  const isIncomplete = named.every(({ channel }) => channel === 'log')
  return {
    added: named.filter((each) => !stored.some((row) => isSame(row, each))),
    removed: isIncomplete ? [] : stored.filter((row) => !named.some((each) => isSame(row, each))),
  }
}

/**
 * After the clock was set. What it showed when the recipients came into force cannot be compared with what it
 * shows now, so they count as having been there always.
 */
export async function lookAfterClockWasSet(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.updateTable('recipient').set({ in_force_since: 0 }).execute()
  await lookAtEachToCall(db, nowMs)
}

/** Everybody who is named, with each role, in the order of the settings. */
export function namedIn({
  reception,
  receptionMail,
  owner,
  dayDigest,
}: NamedRecipients): InForce[] {
  const inRole = (role: RecipientRole, some: readonly (Recipient | undefined)[]): InForce[] =>
    some.flatMap((each) =>
      each === undefined ? [] : { role, channel: each.channel, recipient: each.recipient },
    )
  return [
    ...inRole('reception', reception),
    ...inRole('reception-mail', [receptionMail]),
    ...inRole('owner', [owner]),
    ...inRole('day-digest', dayDigest),
  ]
}

function isSame(a: InForce, b: InForce): boolean {
  return a.role === b.role && a.channel === b.channel && a.recipient === b.recipient
}

type RecipientRow = Selectable<Schema['recipient']>

/** The recipients in force, in the order in which they were put in force. */
export async function readInForce(db: Kysely<Schema>): Promise<RecipientRow[]> {
  return await db.selectFrom('recipient').selectAll().orderBy('id').execute()
}

/** The recipients as `owed` knows them. */
export function situationOf(
  rows: readonly RecipientRow[],
): Pick<CentreSituation, 'reception' | 'receptionMail' | 'owner' | 'hasSummary'> {
  const keyOf = (wanted: RecipientRole) => {
    const row = rows.find(({ role }) => role === wanted)
    return row && recipientKey(row)
  }
  return {
    reception: rows
      .filter(({ role }) => role === 'reception')
      .map((row) => ({
        key: recipientKey(row),
        inForceSinceMs: row.in_force_since,
        isTerminal: row.channel === 'log',
      })),
    receptionMail: keyOf('reception-mail'),
    owner: keyOf('owner'),
    hasSummary: keyOf('day-digest') !== undefined,
  }
}
