import type { Logger } from 'pino'
import type { DeskWords } from '../../content/words.ts'
import type { Audience } from '../channels/audience.ts'
import type { Message } from '../channels/channel.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClaimedNotice } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { fieldMaker } from './compose-message.ts'

/** The same alarm comes again after an hour at the earliest. */
const repeatMs = 60 * 60_000

export interface AlarmDeps {
  readonly store: Pick<Store, 'owe'>
  readonly audience: Audience
  readonly metrics: Pick<Metrics, 'alarmRaised'>
  readonly now: () => number
  readonly newId: () => string
  readonly onOwed: () => void
  readonly log: Logger
}

/** Tells the owner by mail, and the log at `error`. The subject holds no personal data. */
export type RaiseAlarm = (alarm: { readonly subject: string }) => Promise<void>

export function createAlarm(deps: AlarmDeps): RaiseAlarm {
  const { store, audience, metrics, now, newId, onOwed, log } = deps
  return async ({ subject }) => {
    metrics.alarmRaised(subject)
    log.error({ subject }, 'alarm')
    if (audience.owner === undefined) return
    const nowMs = now()
    const dedupeKey = `alarm ${subject} ${Math.floor(nowMs / repeatMs)}`
    const notice = {
      ...audience.owner,
      kind: 'alarm',
      correlationId: newId(),
      subject,
      dedupeKey,
    } as const
    if ((await store.owe([notice], nowMs)) > 0) onOwed()
  }
}

export function alarmMessage(notice: ClaimedNotice, words: DeskWords): Message {
  const { alarm } = words.notices
  return {
    kind: 'alarm',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: alarm.headline(notice.subject ?? ''),
    fields: [fieldMaker(words.notices)('summary', alarm.summary)],
  }
}
