import type { Logger } from 'pino'
import type { Channel, SendOutcome } from '../channels/channel.ts'
import type { ChannelName } from '../store/schema.ts'
import type { ClaimedNotice, RecordedOutcome, Store } from '../store/store.ts'
import { afterFailure } from './retry-policy.ts'

/** Longer than the longest send (10 s) with its bookkeeping; after it another may take over. */
export const leaseMs = 60_000

/** Enough to keep a channel busy, few enough to finish within one lease. */
export const claimLimit = 16

export interface DeliveryDeps {
  readonly store: Pick<Store, 'claimDue' | 'recordOutcome'>
  readonly channels: ReadonlyMap<ChannelName, Channel>
  /** Names this process in its leases. */
  readonly owner: string
  readonly now: () => number
  readonly random: () => number
  readonly log: Logger
}

/** One pass: claims what is due, sends it, records what became of it. How many were claimed. */
export async function deliverDue(deps: DeliveryDeps, signal: AbortSignal): Promise<number> {
  const notices = await deps.store.claimDue({
    owner: deps.owner,
    channels: [...deps.channels.keys()],
    nowMs: deps.now(),
    leaseMs,
    limit: claimLimit,
  })
  await Promise.all(notices.map((notice) => deliver(notice, deps, signal)))
  return notices.length
}

async function deliver(notice: ClaimedNotice, deps: DeliveryDeps, signal: AbortSignal) {
  const channel = deps.channels.get(notice.channel)
  if (channel === undefined) return
  const sent = await channel.send(notice, signal)
  const nowMs = deps.now()
  const outcome = outcomeOf(sent, notice.attempts, nowMs, deps.random())
  const isRecorded = await deps.store.recordOutcome(notice, outcome, nowMs)
  logOutcome(deps.log, notice, outcome, isRecorded)
}

function outcomeOf(
  sent: SendOutcome,
  attempts: number,
  nowMs: number,
  random: number,
): RecordedOutcome {
  return sent.kind === 'accepted'
    ? { status: 'accepted', providerMessageId: sent.providerMessageId }
    : afterFailure(sent, attempts, nowMs, random)
}

function logOutcome(
  log: Logger,
  notice: ClaimedNotice,
  outcome: RecordedOutcome,
  isRecorded: boolean,
): void {
  const facts = {
    reference: notice.appointment.reference,
    channel: notice.channel,
    attempts: notice.attempts,
    isRecorded,
  }
  switch (outcome.status) {
    case 'accepted':
      log.info(facts, 'notice accepted')
      break
    case 'due':
      log.warn({ ...facts, failure: outcome.failure }, 'notice will be sent again')
      break
    case 'failed':
    case 'abandoned':
      log.error({ ...facts, failure: outcome.failure }, 'notice not delivered')
  }
}
