import { type RawBuilder, sql } from 'kysely'
import type { ReceiptKind } from '../../server/db/schema.ts'
import type { Provider } from '../../server/providers/provider.ts'
import { terminalProvider } from '../../server/providers/terminal/send.ts'
import type { NewReceipt } from '../../server/receipts/queries.ts'
import type { Parts } from './parts.ts'
import type { Plant } from './run-schedule.ts'
import { retentionDays } from './server-process.ts'
import { pass, type World } from './world.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** Puts a fault into the store: what it does there, nobody does to it in the code. */
function plantTrigger({ database }: Parts, name: string, rule: RawBuilder<unknown>): void {
  void sql`create trigger ${sql.ref(name)} ${rule}`.execute(database.db)
}

/** A tap under a message closes whatever the next digest told of as well (H1 of 1.0.0). */
export const tapReachesDigest: Plant = (parts) => {
  plantTrigger(
    parts,
    'tap_reaches_digest',
    sql`after update of due_at on receipt
      when new.due_at is null and new.kind in ('called', 'no-answer')
      begin
        update appointment
        set status = iif(new.kind = 'called', 'confirmed', 'unreachable'), next_step_at = null
        where id in (
          select covered.appointment_id from notice first
          join notice covered on covered.covered_by = first.id
          where first.correlation_id = new.correlation_id
        );
      end`,
  )
  return parts
}

/** Without WhatsApp, requests are printed to a terminal, and that counts as notified (H2). */
export const terminalCounts: Plant = (parts, { schedule }) => {
  if (schedule.setup.whatsApp !== 'none') return parts
  const { channels, recipients } = parts
  const terminal = terminalProvider(() => {})
  plantTrigger(
    parts,
    'terminal_counts',
    sql`after update of accepted_at on notice
      when new.channel = 'log' and new.accepted_at is not null
      begin
        update appointment set heard_at = new.accepted_at where id = new.appointment_id;
      end`,
  )
  return {
    ...parts,
    channels: new Map([...channels, [terminal.name, terminal]]),
    recipients: { ...recipients, reception: [{ channel: terminal.name, recipient: 'terminal' }] },
  }
}

/** A connection that was never made passes for a message that may have left (H5). */
export const unreachableIsUnknown: Plant = (parts) => ({
  ...parts,
  channels: new Map(
    Array.from(parts.channels, ([name, channel]) => [name, forgetful(channel)] as const),
  ),
})

function forgetful(channel: Provider): Provider {
  return {
    ...channel,
    async send(message, signal) {
      const outcome = await channel.send(message, signal)
      const isTransient = outcome.kind === 'failed' && outcome.class === 'transient'
      return isTransient ? { ...outcome, class: 'unknown' } : outcome
    },
  }
}

/** What is a year old by the clock is deleted, whatever it is and whatever the clock shows (H6). */
export const purgeWithoutGuard: Plant = (parts, world) => {
  for (const { atMs } of world.schedule.clock) void purgeAfter(atMs, parts, world)
  return parts
}

async function purgeAfter(atMs: number, { database: { db } }: Parts, world: World): Promise<void> {
  await pass(world, atMs + second)
  await sql`pragma foreign_keys = off`.execute(db)
  await db
    .deleteFrom('appointment')
    .where('received_at', '<', world.time.clockMs() - retentionDays * day)
    .execute()
}

/** Every stored instant is believed, however far ahead a wrong clock has put it (M1). */
export const instantsAreBelieved: Plant = (parts) => {
  plantTrigger(
    parts,
    'instants_are_believed',
    sql`before update of due_at on notice
      when old.status = 'due' and new.status = 'due' and new.due_at < old.due_at
      begin
        select raise(ignore);
      end`,
  )
  return parts
}

/** One tap of a kind counts for a message, and the last that came counts (M5). */
export const tapsAsTheyCome: Plant = (parts) => {
  const seen = new Set<string>()
  const isTap = (kind: ReceiptKind) => kind === 'called' || kind === 'no-answer'
  const isNew = ({ kind, correlationId }: NewReceipt) => {
    const tap = `${kind} ${correlationId}`
    if (!isTap(kind)) return true
    return !seen.has(tap) && seen.add(tap).has(tap)
  }
  return {
    ...parts,
    async recordReceipts(receipts, receivedAtMs) {
      const kept = receipts.filter(isNew)
      const stamped = kept.map((receipt) =>
        isTap(receipt.kind) ? { ...receipt, happenedAtMs: receivedAtMs } : receipt,
      )
      await parts.recordReceipts(stamped, receivedAtMs)
    },
  }
}
