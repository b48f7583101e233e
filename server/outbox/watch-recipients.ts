import type { Database } from '../db/database.ts'
import { giveUpRemoved } from '../notices/give-up-removed.ts'
import type { Recipients } from '../providers/recipients.ts'
import { areOthersInForce } from '../visits/recipients-in-force.ts'
import type { RaiseAlarm } from './raise-alarm.ts'

/** How often a server looks whether its recipients are still in force. */
const everyMs = 60_000

/** Longer than servers are replaced one by one. */
const toleratedMs = 10 * 60_000

export interface WatchDeps {
  readonly database: Pick<Database, 'db'>
  readonly recipients: Recipients
  readonly raiseAlarm: RaiseAlarm
  readonly now: () => number
  /** Milliseconds since the machine started. */
  readonly uptimeMs: () => number
}

/**
 * A job that looks whether another server has put other recipients in force. If that lasts, it raises an
 * alarm, once until its own are in force again. It also gives up what a server with other settings has
 * queued since for somebody who is not in force.
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
    return now() + lookAtMs - uptimeMs()
  }
}
