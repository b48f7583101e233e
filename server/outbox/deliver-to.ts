import type { ClaimedNotice, Recipient } from '../db/records.ts'
import { deliverMessage, isDigestRefused, type Pass, record } from './deliver-message.ts'
import { beginSend, holdBack } from './digests.ts'
import { digestMessage } from './message-texts.ts'
import { oneByOne, planSends, type Send } from './plan-sends.ts'
import { reasonToEnd } from './retry-policy.ts'
import { takeTurn } from './send-rate.ts'
import { readSendRate, saveSendRate } from './send-state.ts'

/** Abandons the notices that must not be sent any more; returns the others. */
export async function endWhatIsOver(
  notices: readonly ClaimedNotice[],
  pass: Pass,
): Promise<readonly ClaimedNotice[]> {
  const left: ClaimedNotice[] = []
  for (const notice of notices) {
    const failure = reasonToEnd(notice, pass.now() - pass.aheadMs)
    if (failure === undefined) left.push(notice)
    else await record([notice], { status: 'abandoned', failure }, pass)
  }
  return left
}

/**
 * Sends the claimed notices of one recipient, one message after the other, within the rate limit.
 */
export async function deliverTo(waiting: readonly ClaimedNotice[], pass: Pass): Promise<void> {
  const { fits } = pass.channel
  const queue = planSends(
    waiting,
    // A dummy to measure the length; each message sent gets its own id.
    (notices) => fits?.(digestMessage(notices, '', pass.hours)) ?? false,
    pass.newId,
  )
  const isLone = queue.length === 1 && queue[0]?.kind === 'single'
  // What waits behind a send certainly has not left, should the server die in it.
  if (!isLone) await holdBack(pass.database, waiting)
  for (let send = queue.shift(); send !== undefined; send = queue.shift()) {
    const heldUntilMs =
      (await heldUntil(send.notices[0], pass)) ??
      (isLone ? undefined : await unlessBegun(send, pass)) ??
      leaseEnd(pass)
    if (heldUntilMs !== undefined) return await postpone([send, ...queue], heldUntilMs, pass)
    const outcome = await deliverMessage(send, pass)
    if (isDigestRefused(send, outcome)) {
      await holdBack(pass.database, send.notices)
      queue.unshift(...oneByOne(send))
    }
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

/**
 * A message is not sent when a notice of it was taken over or erased meanwhile: the others are
 * planned again.
 */
async function unlessBegun(send: Send, { database, now }: Pass): Promise<number | undefined> {
  const digestId = send.kind === 'digest' ? send.correlationId : undefined
  return (await beginSend(database, send.notices, digestId)) ? undefined : now()
}

/** After slow sends or a wait for the store, the lease may expire before a send ends. */
function leaseEnd({ lastSendAtMs, now }: Pass): number | undefined {
  return now() > lastSendAtMs ? now() : undefined
}

async function postpone(sends: readonly Send[], dueAtMs: number, pass: Pass): Promise<void> {
  const waiting = sends.flatMap(({ notices }): readonly ClaimedNotice[] => notices)
  await record(waiting, { status: 'postponed', dueAtMs }, pass)
}
