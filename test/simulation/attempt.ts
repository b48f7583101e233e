import type { SendOutcome } from '../../server/providers/provider.ts'
import type { Attempt, Ledger } from './ledger.ts'
import type { Process } from './process.ts'
import type { Schedule } from './schedule.ts'
import { namedIn } from './setup.ts'
import { never } from './waiting.ts'
import type { ConfiguredWorld } from './world.ts'

type Addressed = Pick<Attempt, 'channel' | 'recipient' | 'correlationId' | 'about'>

interface ProviderPart {
  readonly take: (attempt: Attempt) => void
  readonly answer: (attempt: Attempt) => Promise<SendOutcome>
}

/**
 * Sends a message to a simulated provider and returns the outcome that the process learns. Never resolves if
 * the process dies, before or after the provider took the message. If the process is stopped in order, it
 * aborts the send, and the outcome is `unknown`.
 */
export async function attemptSend(
  addressed: Addressed,
  process: Process,
  { ledger, random, schedule, setup, time }: ConfiguredWorld,
  signal: AbortSignal,
  { take, answer }: ProviderPart,
): Promise<SendOutcome> {
  if (!process.isAlive()) return await never()
  const attempt: Attempt = {
    ...addressed,
    atMs: time.elapsedMs(),
    setup,
    fate: 'not-sent',
    answer: 'awaited',
    endedAtMs: undefined,
    isUnderWay: () => process.isAlive() && attempt.endedAtMs === undefined,
    failedAtMs: undefined,
  }
  noteRare(attempt, ledger, schedule)
  ledger.attempts.push(attempt)
  if (random.chance(schedule.crashChance.send)) {
    if (random.chance(0.5)) {
      take(attempt)
      ledger.rare.add('a process dies after the provider took its message')
    }
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

function noteRare(attempt: Attempt, { rare, attempts, unsure }: Ledger, schedule: Schedule): void {
  const { correlationId, recipient, about } = attempt
  if (unsure.some((each) => each.correlationId === correlationId)) {
    rare.add('a message is sent again after its process died while sending it')
  }
  const isAboutTheSame = ({ about: { references } }: Attempt) =>
    references.some((each) => about.references.includes(each))
  if (
    attempts.some((each) => isAboutTheSame(each) && each.recipient === recipient && each.failedAtMs)
  ) {
    rare.add('a message that its provider gave up later is sent again')
  }
  const isNew = about.references.length > 0 && !namedIn(schedule.setup).includes(recipient)
  if (isNew && schedule.settings.length > 0) {
    rare.add('a recipient who is new in the settings gets an earlier request')
  }
}
