import type { SendOutcome } from '../../server/providers/provider.ts'
import type { Attempt } from './ledger.ts'
import type { Process } from './process.ts'
import { never } from './waiting.ts'
import type { ConfiguredWorld } from './world.ts'

type Addressed = Pick<Attempt, 'channel' | 'recipient' | 'about'>

interface Provider {
  readonly take: (attempt: Attempt) => void
  readonly answer: (attempt: Attempt) => Promise<SendOutcome>
}

/**
 * One send, from the process to its answer. The process may die during it, before or after the
 * provider accepted the message; then no answer comes. A process that stops hangs up on it.
 */
export async function attemptSend(
  { channel, recipient, about }: Addressed,
  process: Process,
  { ledger, random, schedule, setup, time }: ConfiguredWorld,
  signal: AbortSignal,
  { take, answer }: Provider,
): Promise<SendOutcome> {
  if (!process.isAlive()) return await never()
  const attempt: Attempt = {
    atMs: time.elapsedMs(),
    channel,
    recipient,
    about,
    setup,
    fate: 'not-sent',
    answer: 'awaited',
    endedAtMs: undefined,
    isUnderWay: () => process.isAlive() && attempt.endedAtMs === undefined,
    reportedAtMs: undefined,
    failedAtMs: undefined,
  }
  ledger.attempts.push(attempt)
  if (random.chance(schedule.crashChance.send)) {
    if (random.chance(0.5)) take(attempt)
    process.die('in the middle of a send')
    return await never()
  }
  const outcome = await Promise.race([answer(attempt), hungUp(signal)])
  if (!process.isAlive()) return await never()
  attempt.endedAtMs = time.elapsedMs()
  if (outcome === 'hung up') {
    attempt.answer = 'never'
    return { kind: 'failed', class: 'unknown', code: 'AbortError' }
  }
  if (attempt.answer === 'awaited') attempt.answer = 'given'
  return outcome
}

async function hungUp(signal: AbortSignal): Promise<'hung up'> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  }
  return 'hung up'
}
