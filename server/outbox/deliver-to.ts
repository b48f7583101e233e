import type { ClaimedNotice, Recipient } from '../db/records.ts'
import { deliverMessage, type Pass, record } from './deliver-message.ts'
import { beginSend, holdBack } from './digests.ts'
import { reasonToEnd, uncountedMs } from './retry-policy.ts'
import { takeTurn } from './send-rate.ts'
import { readSendRate, saveSendRate } from './send-state.ts'
import { forgetIfEmpty } from './summary.ts'

/** Abandons the notices that must not be sent any more; returns the others. */
export async function endWhatIsOver(
  notices: readonly ClaimedNotice[],
  pass: Pass,
): Promise<readonly ClaimedNotice[]> {
  const left: ClaimedNotice[] = []
  for (const notice of notices) {
    const failure = reasonToEnd(notice, pass.now() - uncountedMs(notice, pass))
    if (failure !== undefined) await record([notice], { status: 'abandoned', failure }, pass)
    else if (!(await forgetIfEmpty(notice, pass.database))) left.push(notice)
  }
  return left
}

/**
 * Sends the claimed notices of one recipient, one message after the other, within the rate limit.
 */
export async function deliverTo(waiting: readonly ClaimedNotice[], pass: Pass): Promise<void> {
  const isLone = waiting.length === 1
  // What waits behind a send certainly has not left, should the server die in it.
  if (!isLone) await holdBack(pass.database, waiting)
  for (const [sent, notice] of waiting.entries()) {
    const heldUntilMs =
      (await heldUntil(notice, pass)) ??
      (isLone ? undefined : await unlessBegun(notice, pass)) ??
      leaseEnd(pass)
    if (heldUntilMs !== undefined) return await postpone(waiting.slice(sent), heldUntilMs, pass)
    await deliverMessage(notice, pass)
  }
}

/**
 * Until when nothing may be sent to this recipient; undefined when it may, and the turn is taken.
 */
async function heldUntil(of: Recipient, pass: Pass): Promise<number | undefined> {
  if (pass.circuit.probeAtMs !== undefined && !pass.isTrial) return pass.circuit.probeAtMs
  if (!pass.channel.isRateLimited) return undefined
  for (;;) {
    const seen = await readSendRate(pass.database, of)
    const turn = takeTurn(seen, pass.now())
    if (!turn.isGranted) return turn.readyAtMs
    if (await saveSendRate(pass.database, of, seen, turn.next)) return undefined
  }
}

/** A message is not sent when its notice was taken over or erased meanwhile. */
async function unlessBegun(
  notice: ClaimedNotice,
  { database, now }: Pass,
): Promise<number | undefined> {
  return (await beginSend(database, notice)) ? undefined : now()
}

/** After slow sends or a wait for the store, the lease may expire before a send ends. */
function leaseEnd({ lastSendAtMs, now }: Pass): number | undefined {
  return now() > lastSendAtMs ? now() : undefined
}

async function postpone(
  waiting: readonly ClaimedNotice[],
  dueAtMs: number,
  pass: Pass,
): Promise<void> {
  await record(waiting, { status: 'postponed', dueAtMs }, pass)
}
