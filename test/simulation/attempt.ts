import type { Attempt } from './ledger.ts'
import { never, type World } from './world.ts'

type Addressed = Pick<Attempt, 'channel' | 'recipient' | 'about'>

/**
 * One send, from the process to its answer. The process may die during it, before or after the
 * provider accepted the message; then no answer comes.
 */
export async function attemptSend<Answer>(
  { channel, recipient, about }: Addressed,
  world: World,
  take: (attempt: Attempt) => void,
  answer: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  const { ledger, random, schedule, time } = world
  const life = world.server.life()
  if (!life.isAlive()) return await never()
  const attempt: Attempt = {
    atMs: time.elapsedMs(),
    channel,
    recipient,
    about,
    fate: 'not-sent',
    answer: 'awaited',
    endedAtMs: undefined,
    arrivedAtMs: undefined,
    reportedAtMs: undefined,
  }
  ledger.attempts.push(attempt)
  if (random.chance(schedule.crashChance)) {
    if (random.chance(0.5)) take(attempt)
    life.die()
    return await never()
  }
  try {
    return await answer(attempt)
  } finally {
    if (!life.isAlive()) await never()
    if (attempt.answer === 'awaited') attempt.answer = 'given'
    attempt.endedAtMs = time.elapsedMs()
  }
}
