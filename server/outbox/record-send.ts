import type { Logger } from 'pino'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { Database } from '../db/database.ts'
import {
  isSameRecipient,
  type LeasedNotice,
  type LeasedOfVisit,
  type Recipient,
  type RecordedOutcome,
} from '../db/records.ts'
import type { ChannelName, Db } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { type LoadedVisit, shownBy } from '../visits/loaded-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { changeNotices, type NoticesChanged } from '../visits/visit-messages.ts'

/**
 * Whether a message that was accepted proves by itself that a person at reception could have noticed the asks
 * that it showed. The reasons are in decision 006.
 *
 * | what was sent                                | its asks count as notified                    |
 * | -------------------------------------------- | --------------------------------------------- |
 * | anything about a visit, on WhatsApp          | when a receipt says delivered or read;        |
 * |                                              | if none are configured, when accepted         |
 * | anything about a visit, to the mailbox of    | when its mail server accepts it               |
 * | reception                                    |                                               |
 * | a tap under any of these                     | at once                                       |
 * | Seen, a claim or an outcome at the desk      | at once; a card shown or ringing, never       |
 * | alarm, needs-call, tell-owner to the owner's | never, unless it is reception's as well       |
 * | mailbox                                      |                                               |
 * | summary, report, alarm about no visit        | never                                         |
 *
 * server/receipts/ applies receipts and taps, server/visits/ the acts of the desk.
 */
export function isNotifiedOnceAccepted(
  notice: Recipient & Pick<LeasedNotice, 'visitId'>,
  channel: Pick<Provider, 'reaches' | 'reportsDelivery'>,
  recipients: Pick<Recipients, 'reception' | 'receptionMail'>,
): boolean {
  if (notice.visitId === undefined) return false
  if (channel.reaches === 'phones') return !channel.reportsDelivery
  const ofReception = [recipients.receptionMail ?? [], ...recipients.reception].flat()
  return ofReception.some((each) => isSameRecipient(each, notice))
}

interface OutcomeDeps {
  readonly database: Pick<Database, 'transact'>
  readonly visits: VisitDeps
}

interface RecordDeps extends OutcomeDeps {
  readonly channel: { readonly name: ChannelName }
  /** Called when what is owed may have changed. */
  readonly onRecorded: () => void
  readonly log: Logger
}

export interface ShownVisit {
  readonly visit: LoadedVisit
  readonly shows: readonly AskNumber[]
}

export async function recordAndLog(
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  deps: RecordDeps,
  about?: ShownVisit,
): Promise<void> {
  const { channel, onRecorded, log } = deps
  const isWritten = await recordOutcome(deps, notice, outcome, about?.shows)
  // A notice is `due` again after a failure that is no refusal, which does not change what is owed.
  if (isWritten && outcome.status !== 'due') onRecorded()
  const facts = {
    references: about && referencesOf(about),
    kind: notice.kind,
    channel: channel.name,
    isWritten,
    failure: 'failure' in outcome ? outcome.failure : undefined,
  }
  log[levels[outcome.status]](facts, `notice ${outcome.status}`)
}

function referencesOf({ visit: { requests }, shows }: ShownVisit): string[] {
  const shown = requests.filter(({ number }) => shows.includes(number))
  return shown.map(({ reference }) => reference)
}

const levels = {
  accepted: 'info',
  due: 'info',
  postponed: 'warn',
  failed: 'error',
  abandoned: 'error',
} as const satisfies Record<RecordedOutcome['status'], string>

/**
 * Records what came of a message. For a notice of a visit it locks the visit, marks the asks as notified if
 * that is proven, and asks `owed` again. Marks only asks that every copy of the message showed.
 * @param shows The asks that the message showed.
 * @returns False if the lease was lost meanwhile. Nothing is written then.
 */
export async function recordOutcome(
  { database, visits }: OutcomeDeps,
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  shows: readonly AskNumber[] = [],
): Promise<boolean> {
  const nowMs = visits.now()
  if (notice.visitId === undefined) {
    return await database.transact((db) => writeOutcome(db, notice, outcome, nowMs))
  }
  const isWritten = await changeNotices(visits, notice.visitId, async (db, visit) => {
    const result = await writeOutcome(db, notice, outcome, nowMs)
    if (result && shows.length > 0 && mayHaveLeft(outcome)) {
      await countCopy(db, notice, shows, outcome.status === 'due' ? outcome.dueAtMs : nowMs)
    }
    const isNotified = result && outcome.status === 'accepted' && outcome.isNotified
    const sent = visit.notices.find(({ row }) => row.id === notice.id)
    return {
      result,
      // Not `shows`: a mailbox may hide a later copy, because all copies of a notice have one Message-ID.
      notified: isNotified && sent !== undefined ? shownBy(sent) : [],
      ...(result && planSent(notice, outcome, visit)),
    }
  })
  return isWritten ?? false
}

/**
 * The event that a plan was mailed or given up; empty while the mail is tried again. `planToMail`
 * (domain/visit/agreement.ts) names who hears that it was given up.
 */
function planSent(
  { id, kind }: LeasedNotice,
  { status }: RecordedOutcome,
  { notices }: LoadedVisit,
): Pick<NoticesChanged<boolean>, 'plan'> {
  const agreed = notices.find(({ row }) => row.id === id)?.causedBy
  if (kind !== 'plan' || agreed === undefined || status === 'due' || status === 'postponed')
    return {}
  return { plan: { kind: status === 'accepted' ? 'plan-mailed' : 'plan-refused', plan: agreed } }
}

function mayHaveLeft(outcome: RecordedOutcome): boolean {
  return 'failure' in outcome && outcome.failure?.class === 'unknown'
}

/**
 * Writes what came of a message, unless another owner has taken over the lease.
 * @returns Whether it was written.
 */
export async function writeOutcome(
  db: Db,
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ ...columnsOf(notice, outcome, nowMs), lease_owner: null, updated_at: nowMs })
    .where('id', '=', notice.id)
    .where('lease_owner', '=', notice.owner)
    .where('attempts', '=', notice.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Counts a message that may have left as an unknown outcome of each like notice whose ask it showed. Otherwise the
 * notices of ten asks could send thirty copies. Ends the leases of these notices, so that they wait for a receipt as
 * this notice does.
 */
async function countCopy(
  db: Db,
  { id, visitId, kind, channel, recipient }: LeasedOfVisit,
  shows: readonly AskNumber[],
  dueAtMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set((eb) => ({ unknowns: eb('unknowns', '+', 1), due_at: dueAtMs, lease_owner: null }))
    .where('visit_id', '=', visitId)
    .where('ask', 'in', shows)
    .where('id', '!=', id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .where('status', '=', 'due')
    .execute()
}

function columnsOf({ attempts, unknowns }: LeasedNotice, outcome: RecordedOutcome, nowMs: number) {
  switch (outcome.status) {
    case 'accepted':
      return {
        status: outcome.status,
        due_at: null,
        accepted_at: nowMs,
        provider_message_id: outcome.providerMessageId ?? null,
        ...failureColumns(undefined),
      }
    case 'postponed':
      return {
        status: 'due' as const,
        due_at: outcome.dueAtMs,
        attempts: attempts - 1,
        ...(outcome.failure === undefined ? {} : failureColumns(outcome.failure)),
      }
    case 'due':
      return {
        status: outcome.status,
        due_at: outcome.dueAtMs,
        unknowns: unknowns + (outcome.failure.class === 'unknown' ? 1 : 0),
        ...failureColumns(outcome.failure),
      }
    case 'failed':
    case 'abandoned':
      return { status: outcome.status, due_at: null, ...failureColumns(outcome.failure) }
  }
}
