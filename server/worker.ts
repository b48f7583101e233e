import { createBackups, type StartCopy } from './backups/run-backups.ts'
import { type ClockMoves, createClockWatch } from './clock/watch-clock.ts'
import { toLoggableError } from './db/errors.ts'
import type { LeasedOfCentre } from './db/records.ts'
import type { ChannelName } from './db/schema.ts'
import { createWalTruncation, truncateWal } from './db/truncate-wal.ts'
import type { Metrics } from './metrics/metrics.ts'
import { releaseLeases } from './notices/leases.ts'
import { deliverDue } from './outbox/deliver-due.ts'
import type { DeliveryDeps } from './outbox/deliver-message.ts'
import { type Repeated, repeat } from './outbox/job.ts'
import { createAlarm } from './outbox/raise-alarm.ts'
import { queueSummaries } from './outbox/summary.ts'
import { createRecipientsWatch } from './outbox/watch-replaced-recipients.ts'
import type { Needs, RaiseAlarm } from './parts.ts'
import { purgeOutlook } from './privacy/purge-batch.ts'
import { createPurge } from './privacy/purge-job.ts'
import type { Provider } from './providers/provider.ts'
import { applyReceipts } from './receipts/apply-receipts.ts'
import {
  type ComposeReport,
  enqueueWeeklyReport,
  weeklyReportMessage,
} from './report/weekly-report.ts'
import { lookAtVisits } from './visits/look-again.ts'
import { lookAfterClockWasSet, recipientsWithRoles } from './visits/recipients-in-force.ts'
import type { VisitDeps } from './visits/visit-deps.ts'

/** How long the messages of a store that is behind wait for the first copy. BACKUP_DIR may hang for longer. */
const firstCopyWithinMs = 15_000

/** How long a send in flight may take to finish once the process is told to stop. */
const stopGraceMs = 5000

export type Worker = ReturnType<typeof startWorker>

export interface WorkerDeps
  extends Needs<
    'database' | 'recipients' | 'hours' | 'now' | 'newId' | 'random' | 'log' | 'uptimeMs'
  > {
  readonly visits: VisitDeps
  /** Identifies this process in its leases. */
  readonly owner: string
  readonly channels: ReadonlyMap<ChannelName, Provider>
  readonly composeReport: ComposeReport
  /** Writes the mail to a patient. The outbox may not import it, because it stands in intake. */
  readonly planMail: DeliveryDeps['planMail']
  readonly metrics: Metrics
  /** Identifies the boot of the machine; undefined if the system does not tell. */
  readonly bootId: string | undefined
  /** How many days a visit is kept after its day and its last record. */
  readonly retentionDays: number
  /** Reads what reception published. Returns when to look again, epoch ms. */
  readonly lookAtPublished: (raiseAlarm: RaiseAlarm) => Promise<number | undefined>
  /** Called each time that the clock is noted, before a visit is looked at. */
  readonly onClockMoves: (moves: ClockMoves) => void
  readonly startCopy?: StartCopy | undefined
  /** Whether the store lacks what was copied. Its messages then wait for the first copy. */
  readonly isStoreBehind?: boolean
  /** See {@link repeat}. */
  readonly pollMs?: number | undefined
}

/**
 * Everything that happens without a visitor waiting. Each job has its own loop, so that a provider
 * that hangs delays neither mail nor a look at what is owed.
 */
export function startWorker(deps: WorkerDeps) {
  const abort = new AbortController()
  const jobs: Repeated[] = []
  const wake = () => {
    for (const job of jobs) job.wake()
  }
  const raiseAlarm = createAlarm({ ...deps, onEnqueued: wake })
  const lookAtClock = createClockWatch({
    ...deps,
    raiseAlarm,
    lookAfterClockWasSet,
    onMoves: deps.onClockMoves,
    onDue: wake,
  })
  const jobDeps = {
    ...deps,
    named: recipientsWithRoles(deps.recipients),
    raiseAlarm,
    lookAtClock,
    onRecorded: wake,
    onEnqueued: wake,
    weeklyReportMessage: (notice: LeasedOfCentre) => weeklyReportMessage(notice, deps),
  }
  const { startCopy } = deps
  const backups = startCopy && createBackups({ ...jobDeps, startCopy })
  const afterCopy = waitForFirstCopy(deps, backups?.state)
  const channels = Array.from(deps.channels.values())
  const passes = [
    ...channels.map((channel) => afterCopy(() => deliverDue(channel, jobDeps, abort.signal))),
    () => deps.lookAtPublished(raiseAlarm),
    () => lookAtVisits(jobDeps),
    () => applyReceipts({ ...jobDeps, onApplied: wake }),
    () => queueSummaries(jobDeps),
    createRecipientsWatch(jobDeps),
    () => lookAtClock().then(() => undefined),
    createPurge({ ...jobDeps, foresee: (expiry) => purgeOutlook(deps.database, expiry) }),
    createWalTruncation({ truncateWal: () => truncateWal(deps.database), now: deps.now }),
    () => enqueueWeeklyReport(jobDeps),
    ...(backups ? [backups.pass] : []),
  ]
  jobs.push(...passes.map((pass) => repeat(pass, deps)))
  return {
    /** Runs the jobs now rather than at the next poll, because something became due. */
    wake,
    isAlive: () => jobs.every((job) => job.isAlive()),
    raiseAlarm,
    backups: backups?.state,
    /** Finishes sends in flight, releases leased notices that have not left, and ends. */
    async stop(): Promise<void> {
      backups?.stop()
      const grace = setTimeout(() => abort.abort(), stopGraceMs)
      await Promise.all(jobs.map((job) => job.stop()))
      clearTimeout(grace)
      await releaseOwnLeases(deps)
      for (const channel of channels) channel.close?.()
    },
  }
}

type WorkerPass = () => Promise<number | undefined>

/**
 * Returns a function that makes a pass wait for the first copy, at most 15 seconds. In a store that somebody put in
 * place by hand, this copy erases again who was erased (server/backups/make-copy.ts). No other store waits, because a
 * server that dies each few seconds would never send.
 */
function waitForFirstCopy(
  { uptimeMs, isStoreBehind }: WorkerDeps,
  copies: Worker['backups'] = () => ({}),
) {
  const startedAtMs = uptimeMs()
  const isOver = () =>
    !isStoreBehind ||
    Object.keys(copies()).length > 0 ||
    uptimeMs() - startedAtMs >= firstCopyWithinMs
  return (pass: WorkerPass): WorkerPass =>
    async () =>
      isOver() ? await pass() : undefined
}

/**
 * Never rejects, so that a failure does not keep this process from ending. The next start takes over the
 * leases that could not be released.
 */
async function releaseOwnLeases({ database, owner, now, log }: WorkerDeps): Promise<void> {
  try {
    await releaseLeases(database, owner, now())
  } catch (error) {
    log.error({ failure: toLoggableError(error) }, 'leases not released')
  }
}
