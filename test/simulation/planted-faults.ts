import { sql } from 'kysely'
import type { ClaimedNotice } from '../../server/db/records.ts'
import type { AppointmentStatus, ReceiptKind } from '../../server/db/schema.ts'
import type { Provider } from '../../server/providers/provider.ts'
import { terminalProvider } from '../../server/providers/terminal/send.ts'
import type { NewReceipt } from '../../server/receipts/queries.ts'
import type { Parts } from './parts.ts'
import type { Plant } from './run-schedule.ts'
import { retentionDays } from './server-process.ts'
import { pass, type World } from './world.ts'

const second = 1000
const day = 24 * 60 * 60 * second

const statusAfterTap: Readonly<Partial<Record<ReceiptKind, AppointmentStatus>>> = {
  called: 'confirmed',
  'no-answer': 'unreachable',
}

/** A tap under a message closes whatever the next digest told of as well (H1 of 1.0.0). */
export const tapReachesDigest: Plant = (parts) => {
  const { store } = parts
  const told = new Map<string, readonly ClaimedNotice[]>()
  return {
    ...parts,
    store: {
      ...store,
      async recordOutcome(notices, outcome, nowMs) {
        const [first] = notices
        if (first !== undefined && notices.length > 1) told.set(first.correlationId, notices)
        return await store.recordOutcome(notices, outcome, nowMs)
      },
      async applyReceipt(receipt, nowMs) {
        const applied = await store.applyReceipt(receipt, nowMs)
        const status = statusAfterTap[receipt.kind]
        const covered = told.get(receipt.correlationId ?? '') ?? []
        for (const { appointment } of status === undefined ? [] : covered) {
          if (appointment && status) await store.setStatus(appointment.reference, status, nowMs)
        }
        return applied
      },
    },
  }
}

/** Without WhatsApp, requests are printed to a terminal, and that counts as notified (H2). */
export const terminalCounts: Plant = (parts, { schedule }) => {
  if (schedule.setup.whatsApp !== 'none') return parts
  const { store, channels, recipients } = parts
  const terminal = terminalProvider(() => {})
  return {
    ...parts,
    channels: new Map([...channels, [terminal.name, terminal]]),
    recipients: { ...recipients, reception: [{ channel: terminal.name, recipient: 'terminal' }] },
    store: {
      ...store,
      async recordOutcome(notices, outcome, nowMs) {
        const isPrinted = notices[0]?.channel === terminal.name && outcome.status === 'accepted'
        const written = isPrinted ? { ...outcome, isNotified: true } : outcome
        return await store.recordOutcome(notices, written, nowMs)
      },
    },
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

async function purgeAfter(atMs: number, { db }: Parts, world: World): Promise<void> {
  await pass(world, atMs + second)
  await sql`pragma foreign_keys = off`.execute(db)
  await db
    .deleteFrom('appointment')
    .where('received_at', '<', world.time.clockMs() - retentionDays * day)
    .execute()
}

/** Every stored instant is believed, however far ahead a wrong clock has put it (M1). */
export const instantsAreBelieved: Plant = (parts) => ({
  ...parts,
  store: { ...parts.store, correctInstants: async () => 0 },
})

/** One tap of a kind counts for a message, and the last that came counts (M5). */
export const tapsAsTheyCome: Plant = (parts) => {
  const seen = new Set<string>()
  const isNew = ({ kind, correlationId }: NewReceipt) => {
    const tap = `${kind} ${correlationId}`
    if (statusAfterTap[kind] === undefined) return true
    return !seen.has(tap) && seen.add(tap).has(tap)
  }
  const { store } = parts
  return {
    ...parts,
    store: {
      ...store,
      async recordReceipts(receipts, receivedAtMs) {
        const kept = receipts.filter(isNew)
        const stamped = kept.map((receipt) =>
          statusAfterTap[receipt.kind] === undefined
            ? receipt
            : { ...receipt, happenedAtMs: receivedAtMs },
        )
        await store.recordReceipts(stamped, receivedAtMs)
      },
    },
  }
}
