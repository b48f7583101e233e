import type { Database } from '../../server/db/database.ts'
import type { LeasedNotice } from '../../server/db/records.ts'
import { leaseDue } from '../../server/notices/leases.ts'
import { recordOutcome } from '../../server/outbox/record-send.ts'
import type { RaiseAlarm } from '../../server/parts.ts'
import type { NewReceipt } from '../../server/providers/provider.ts'
import { applyReceipt } from '../../server/receipts/apply-receipt.ts'
import { leaseReceipts, recordReceipts } from '../../server/receipts/apply-receipts.ts'
import { beginSending } from '../../server/visits/visit-messages.ts'
import { aLease, retryContextAt } from './a-notice.ts'
import { openVisitStore } from './visit-store.ts'

const raiseAlarm: RaiseAlarm = async () => {}

/** A store of visits that sends messages on WhatsApp and applies receipts, as a worker does. */
export async function openReceiptStore(open: () => Promise<Database>) {
  const store = await openVisitStore(open)
  const { database, deps, clock } = store
  const apply = async (now: number = clock.nowMs) => {
    const applied: boolean[] = []
    for (const due of await leaseReceipts(database, now, 0, 100)) {
      applied.push(await applyReceipt({ ...deps, raiseAlarm }, due, retryContextAt(now)))
    }
    return applied
  }
  /** Leases the notices due on WhatsApp and begins to send them. From then on they may have left. */
  const begin = async () => {
    const begun: LeasedNotice[] = []
    for (const notice of await leaseDue(database, aLease({ nowMs: clock.nowMs }))) {
      if (notice.visitId === undefined) continue
      if ((await beginSending(deps, notice)).kind === 'send') begun.push(notice)
    }
    return begun
  }
  const accept = async (notice: LeasedNotice, providerMessageId: string) =>
    await recordOutcome({ database, visits: deps }, notice, {
      status: 'accepted',
      providerMessageId,
      isNotified: false,
    })
  return {
    ...store,
    apply,
    begin,
    accepted: accept,
    /** Sends the notices that are due. The messages get these ids. */
    send: async (...ids: readonly string[]) => {
      for (const [place, notice] of (await begin()).entries()) {
        await accept(notice, ids[place] ?? `wamid.${notice.id}`)
      }
    },
    /** Stores receipts and applies all that are due. Returns for each whether it was applied. */
    report: async (...receipts: readonly Partial<NewReceipt>[]) => {
      const { nowMs } = clock
      await recordReceipts(
        database,
        receipts.map((changes) => aReceipt({ happenedAtMs: nowMs, ...changes })),
        nowMs,
      )
      return await apply()
    },
  }
}

/** A receipt of the first message that a store makes. */
export function aReceipt(changes: Partial<NewReceipt> = {}): NewReceipt {
  return {
    kind: 'delivered',
    providerMessageId: 'wamid.1',
    correlationId: 'the-correlation-0',
    failure: undefined,
    happenedAtMs: 0,
    ...changes,
  }
}
