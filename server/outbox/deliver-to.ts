import type { LeasedNotice, Recipient } from '../db/records.ts'
import { postpone } from '../notices/leases.ts'
import { beginMessage } from './begin-message.ts'
import { type DeliveryPass, deliverMessage, queuedNotice, record } from './deliver-message.ts'
import { reasonToEnd, uncountedMs } from './retry-policy.ts'
import { takeTurn } from './send-rate.ts'
import { readSendRate, saveSendRate } from './send-state.ts'
import { forgetIfEmpty } from './summary.ts'

/** Gives up the notices that must not be sent any more; returns the others. */
export async function endWhatIsOver(
  notices: readonly LeasedNotice[],
  pass: DeliveryPass,
): Promise<readonly LeasedNotice[]> {
  const left: LeasedNotice[] = []
  for (const notice of notices) {
    const queued = queuedNotice(notice)
    const failure = reasonToEnd(queued, pass.now() - uncountedMs(queued, pass))
    if (failure !== undefined) await record(notice, { status: 'abandoned', failure }, pass)
    else if (!(await forgetIfEmpty(notice, pass.database))) left.push(notice)
  }
  return left
}

/**
 * Sends the leased notices of one recipient, one message after the other, within the rate limit. A trial
 * ends with the first message.
 */
export async function deliverTo(
  waiting: readonly LeasedNotice[],
  pass: DeliveryPass,
): Promise<void> {
  for (const [place, notice] of waiting.entries()) {
    const rest = waiting.slice(place)
    const { probeAtMs } = pass.circuit
    if (probeAtMs !== undefined && !pass.isTrial) return await giveBack(rest, probeAtMs, pass)
    const next = await beginMessage(notice, pass)
    if (next.kind === 'must wait') await giveBack([notice], next.untilMs, pass)
    if (next.kind !== 'send') continue
    const heldUntilMs = (await heldUntil(notice, pass)) ?? leaseEnd(pass)
    if (heldUntilMs !== undefined) return await giveBack(rest, heldUntilMs, pass)
    await deliverMessage(next.begun, pass)
    if (pass.isTrial) return await giveBack(rest.slice(1), pass.now(), pass)
  }
}

/** Until when nothing may be sent to this recipient; undefined when it may, and the turn is taken. */
async function heldUntil(of: Recipient, pass: DeliveryPass): Promise<number | undefined> {
  if (!pass.channel.isRateLimited) return undefined
  for (;;) {
    const seen = await readSendRate(pass.database, of)
    const turn = takeTurn(seen, pass.now())
    if (!turn.isGranted) return turn.readyAtMs
    if (await saveSendRate(pass.database, of, seen, turn.next)) return undefined
  }
}

/** After slow sends or a wait for the store, the lease may expire before a send ends. */
function leaseEnd({ lastSendAtMs, now }: DeliveryPass): number | undefined {
  return now() > lastSendAtMs ? now() : undefined
}

async function giveBack(
  notices: readonly LeasedNotice[],
  dueAtMs: number,
  { database, channel, now, log }: DeliveryPass,
): Promise<void> {
  if (notices.length === 0) return
  await postpone(database, notices, dueAtMs, now())
  log.info({ channel: channel.name, notices: notices.length }, 'notices wait')
}
