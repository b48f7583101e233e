import type { Database } from '../db/database.ts'
import type { LeasedNotice, LeasedOfCentre } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { unknownsAfterLease } from './lease-due.ts'

/**
 * Notes that the message of a notice about no visit may leave from now on. False, and nothing is noted,
 * where the lease is lost. A notice of a visit begins in server/visits/visit-messages.ts.
 */
export async function beginOfCentre(
  { transact }: Pick<Database, 'transact'>,
  { id, owner, attempts }: LeasedOfCentre,
): Promise<boolean> {
  return await transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('notice')
      .set({ status: 'sending' })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Gives leased notices back that certainly were not sent. No attempt is used up. */
export async function postpone(
  { transact }: Pick<Database, 'transact'>,
  notices: readonly LeasedNotice[],
  dueAtMs: number,
  nowMs: number,
): Promise<void> {
  await transact(async (db) => {
    // Every writer of several notices locks them in this order.
    for (const { id, owner, attempts } of notices.toSorted((a, b) => a.id - b.id)) {
      await db
        .updateTable('notice')
        .set({
          ...({ status: 'due', lease_owner: null } as const),
          ...{ due_at: dueAtMs, attempts: attempts - 1, updated_at: nowMs },
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('attempts', '=', attempts)
        .execute()
    }
  })
}

/**
 * Releases the notices that this owner holds and that have not left; they are due at once. A notice
 * that may have left stays leased, as if the owner had died, because a receipt may still report it.
 * The next lease counts it.
 */
export async function releaseLeases(
  { db }: Pick<Database, 'db'>,
  owner: string,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ lease_owner: null, due_at: nowMs, updated_at: nowMs })
    .where('lease_owner', '=', owner)
    .where('status', '=', 'due')
    .execute()
}

/**
 * Makes leased notices of these channels due at once; the outcome of those in flight is unknown.
 */
export async function takeOverLeases(
  { db }: Pick<Database, 'db'>,
  channels: readonly ChannelName[],
  nowMs: number,
): Promise<void> {
  if (channels.length === 0) return
  await db
    .updateTable('notice')
    .set((eb) => ({
      status: 'due',
      lease_owner: null,
      due_at: nowMs,
      unknowns: unknownsAfterLease(eb),
      updated_at: nowMs,
    }))
    .where('lease_owner', 'is not', null)
    .where('due_at', 'is not', null)
    .where('channel', 'in', channels)
    .execute()
}
