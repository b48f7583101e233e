import { minute } from '../../domain/time/milliseconds.ts'
import { giveUpRemoved } from '../notices/give-up-removed.ts'
import type { Needs } from '../parts.ts'
import { areOthersInForce } from '../visits/recipients-in-force.ts'

/** How often a server reads from the store whether its own recipients are still in force. */
const everyMs = minute

/** How long other recipients may be in force before the alarm. Replacing servers one by one takes less. */
const toleratedMs = 10 * minute

export type WatchDeps = Needs<'database' | 'recipients' | 'raiseAlarm' | 'now' | 'uptimeMs'>

/**
 * A job that raises an alarm if another server keeps other recipients in force. It raises the alarm again only after
 * this server's recipients were back in force. The job also gives up notices about no visit that a server has queued
 * for a recipient who is not in force. For a number that refuses messages see retry-policy.ts and raise-alarm.ts.
 */
export function createRecipientsWatch({
  database,
  recipients,
  raiseAlarm,
  now,
  uptimeMs,
}: WatchDeps): () => Promise<number> {
  let lookAtMs = uptimeMs() + everyMs
  let replacedSinceMs: number | undefined
  let isAlarmed = false

  async function look(): Promise<void> {
    await giveUpRemoved(database.db, now())
    const isReplaced = await areOthersInForce(database.db, recipients)
    replacedSinceMs = isReplaced ? (replacedSinceMs ?? uptimeMs()) : undefined
    const hasLasted = replacedSinceMs !== undefined && uptimeMs() - replacedSinceMs >= toleratedMs
    if (hasLasted && !isAlarmed) await raiseAlarm({ subject: 'recipients-replaced' })
    isAlarmed = hasLasted
  }

  return async () => {
    if (uptimeMs() >= lookAtMs) {
      await look()
      lookAtMs = uptimeMs() + everyMs
    }
    return now() + (lookAtMs - uptimeMs())
  }
}
