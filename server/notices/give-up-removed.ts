import { type Db, withdrawnChannels, withdrawnKinds } from '../db/schema.ts'

/**
 * Gives up queued notices about no visit whose recipient is not in force any more. So nobody who left gets a message,
 * and no notice stays owed for ever. If nobody is in force, the settings are incomplete, and these notices stay.
 * Notices on a channel or of a kind of an earlier version never stay, because no settings could send them. Frees the
 * dedupe keys, because a recipient may be put back. Notices of visits end when their visit is looked at
 * (`putInForce` in server/visits/recipients-in-force.ts).
 */
export async function giveUpRemoved(db: Db, nowMs: number): Promise<void> {
  await db
    .updateTable('notice')
    .set({
      ...({ status: 'abandoned', due_at: null, lease_owner: null, dedupe_key: null } as const),
      ...({ failure_class: 'recipient', failure_code: 'removed' } as const),
      updated_at: nowMs,
    })
    .where('due_at', 'is not', null)
    .where('visit_id', 'is', null)
    .where(({ eb, not, or, exists, selectFrom }) =>
      or([
        eb('channel', 'in', withdrawnChannels),
        eb('kind', 'in', withdrawnKinds),
        eb.and([
          exists(selectFrom('recipient').select('id')),
          not(
            exists(
              selectFrom('recipient')
                .select('recipient.id')
                .whereRef('recipient.channel', '=', 'notice.channel')
                .whereRef('recipient.recipient', '=', 'notice.recipient'),
            ),
          ),
        ]),
      ]),
    )
    .execute()
}
