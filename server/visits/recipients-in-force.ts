import type { ExpressionBuilder, Selectable } from 'kysely'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { RecipientKey } from '../../domain/visit/owed.ts'
import { locking, lockRecipients } from '../db/dialect.ts'
import { isSameRecipient, type Recipient } from '../db/records.ts'
import {
  channelNames,
  type Db,
  type RecipientRole,
  type Schema,
  withdrawnChannels,
} from '../db/schema.ts'
import { giveUpRemoved } from '../notices/give-up-removed.ts'
import type { Recipients } from '../providers/recipients.ts'

/** A recipient with its role, as the settings name it or the store has it. */
export interface InForce extends Recipient {
  readonly role: RecipientRole
}

/**
 * Puts the recipients of a server's settings in force. Every visit that may owe a notice is looked at again, because
 * the recipients, the hours or a template may differ from before. The look ends notices to a removed recipient. Queued
 * notices about no visit are given up if their recipient was removed. Settings that name nobody are incomplete, so they
 * remove only recipients on a channel of an earlier version. If two servers have different settings, the one that
 * started last wins. Each sends only to recipients that are in force and its own (`ownInForce` in
 * server/outbox/deliver-due.ts), and the replaced server raises an alarm (server/outbox/watch-replaced-recipients.ts).
 *
 * @returns Whether the recipients differ from those stored before.
 */
export async function putInForce(db: Db, recipients: Recipients, nowMs: number): Promise<boolean> {
  await lockRecipients(db, 'alone')
  const { added, removed } = differences(await readInForce(db), recipientsWithRoles(recipients))
  for (const { id } of removed) await db.deleteFrom('recipient').where('id', '=', id).execute()
  for (const each of added) {
    await db
      .insertInto('recipient')
      .values({ ...each, in_force_since: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await lookAtEachThatOwes(db, nowMs)
  await giveUpRemoved(db, nowMs)
  return added.length + removed.length > 0
}

export async function areOthersInForce(db: Db, recipients: Recipients): Promise<boolean> {
  const { added, removed } = differences(await readInForce(db), recipientsWithRoles(recipients))
  return added.length + removed.length > 0
}

function differences(stored: readonly RecipientRow[], named: readonly InForce[]) {
  const isIncomplete = named.length === 0
  const isNamed = (row: RecipientRow) =>
    isIncomplete
      ? !withdrawnChannels.some((each) => each === row.channel)
      : named.some((each) => isSame(row, each))
  return {
    added: named.filter((each) => !stored.some((row) => isSame(row, each))),
    removed: stored.filter((row) => !isNamed(row)),
  }
}

/**
 * Call it after the clock was set. The time at which a recipient came into force cannot be compared with the new
 * clock. Each recipient therefore counts as always in force.
 */
export async function lookAfterClockWasSet(db: Db, nowMs: number): Promise<void> {
  await db.updateTable('recipient').set({ in_force_since: 0 }).execute()
  await lookAtEachThatOwes(db, nowMs)
}

/**
 * A visit whose call-by is longer ago owes nothing to reception, because retrying has ended. In a centre that records no
 * outcomes, each visit stays to call for ever. A look at all of them would delay bookings for a minute.
 */
const mayOweForMs = 30 * day

/**
 * Makes a look due for every visit that may owe a notice: to somebody who must call, or the plan to its patient. It
 * locks the visits in the order of their ids, as every writer does.
 */
export async function lookAtEachThatOwes(db: Db, nowMs: number): Promise<void> {
  const mayOwe = mayOweAt(nowMs)
  await db.selectFrom('visit').select('id').where(mayOwe).orderBy('id').$call(locking(db)).execute()
  await db.updateTable('visit').set({ look_at: nowMs }).where(mayOwe).execute()
}

function mayOweAt(nowMs: number) {
  return ({ eb, or, and, selectFrom }: ExpressionBuilder<Schema, 'visit'>) => {
    const queued = selectFrom('notice').select('visit_id').where('due_at', 'is not', null)
    return or([
      eb('call_by', '>=', nowMs - mayOweForMs),
      and([eb('call_by', 'is not', null), eb('id', 'in', queued)]),
      and([eb('day', '>=', delhiDate(nowMs)), eb('agreed_date', 'is not', null)]),
    ])
  }
}

/** Every recipient with each of its roles, in the order of the settings. */
export function recipientsWithRoles({
  reception,
  receptionMail,
  owner,
  summaries,
}: Recipients): InForce[] {
  const inRole = (role: RecipientRole, some: readonly (Recipient | undefined)[]): InForce[] =>
    some.flatMap((each) =>
      each === undefined ? [] : { role, channel: each.channel, recipient: each.recipient },
    )
  return [
    ...inRole('reception', reception),
    ...inRole('reception-mail', [receptionMail]),
    ...inRole('owner', [owner]),
    ...inRole('summary', summaries),
  ]
}

function isSame(a: InForce, b: InForce): boolean {
  return a.role === b.role && isSameRecipient(a, b)
}

type RecipientRow = Selectable<Schema['recipient']>

/** The recipients in force, in the order in which they were put in force. */
export async function readInForce(db: Db): Promise<RecipientRow[]> {
  return await db.selectFrom('recipient').selectAll().orderBy('id').execute()
}

/** Whether a recipient in force has a mailbox. Then another server of the store sends mail, if this one does not. */
export function haveMailbox(inForce: readonly Recipient[]): boolean {
  return inForce.some(({ channel }) => channel === patient.channel)
}

/** The mailbox of a visit's patient. The address is read from the visit when the mail is written. */
export const patient: Recipient = { channel: 'email', recipient: 'patient' }

/** The space separates the parts, because no channel has a space in its name. */
export function recipientKey({ channel, recipient }: Recipient): RecipientKey {
  return `${channel} ${recipient}`
}

export function recipientOf(key: RecipientKey): Recipient {
  const space = key.indexOf(' ')
  const channel = channelNames.find((name) => name === key.slice(0, space))
  if (channel === undefined) throw new RangeError('a notice is owed on an unknown channel')
  return { channel, recipient: key.slice(space + 1) }
}
