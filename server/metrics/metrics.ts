import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { type RefusalReason, refusalStatus } from '../web/responses.ts'

/** Interval of sampling the event loop: prom-client's 10 ms would keep an idle machine awake. */
const eventLoopSampleMs = 100

/** What waits in the store when the metrics are read. */
export interface StoreFigures {
  /** When the oldest owed notice was queued, epoch ms, without plans; undefined if none is owed. */
  readonly oldestOwedAtMs: number | undefined
  /** Visits with something open that somebody must call about, whose call-by is at most a week ago. */
  readonly toCall: number
  /** How many of these are past their call-by. */
  readonly overdue: number
  /** How many of these reception could not be notified of. */
  readonly needingCall: number
  readonly areOutcomesRecorded: boolean
}

export interface MetricsDeps {
  readonly readStore: () => Promise<StoreFigures>
  readonly now: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** The reason that is counted if no rule refused the request and the server failed. */
const ourError = 'error'

/**
 * Counts of this process since its start, and what waits in the store, without personal data in a name or a label.
 * serve-metrics.ts answers them on `METRICS_PORT`, to this machine alone. No timer runs until `watchProcess`.
 */
export function createMetrics({ readStore, now }: MetricsDeps) {
  const registry = new Registry()
  const registers = [registry]
  const accepted = new Counter({
    name: 'centre_requests_accepted_total',
    help: 'Appointment requests stored and owed.',
    registers,
  })
  const refused = new Counter({
    name: 'centre_requests_refused_total',
    help: 'Appointment requests not stored, by reason.',
    labelNames: ['reason'],
    registers,
  })
  // Each series begins at 0, because Prometheus shows no increase for a series that begins at 1.
  for (const reason of [...Object.keys(refusalStatus), ourError]) refused.inc({ reason }, 0)
  const oldestOwed = new Gauge({
    name: 'centre_oldest_owed_seconds',
    help: 'How long the oldest owed notice has waited, without plans; 0 when none is owed, NaN when unknown.',
    registers,
  })
  const alarms = new Counter({
    name: 'centre_alarms_total',
    help: 'Alarms raised.',
    registers,
  })
  const waiting = waitingGauges.map(([figure, name, help]) => ({
    figure,
    gauge: new Gauge({ name, help: `${help}; NaN when unknown.`, registers }),
  }))
  return {
    requestAccepted: () => accepted.inc(),
    requestRefused: (reason: RefusalReason | typeof ourError) => refused.inc({ reason }),
    alarmRaised: () => alarms.inc(),
    /** Adds memory, CPU, garbage collection … of the process, and watches them from then on. */
    watchProcess: () =>
      collectDefaultMetrics({
        register: registry,
        eventLoopMonitoringPrecision: eventLoopSampleMs,
      }),
    /** Everything in the Prometheus text format. A store that cannot be read leaves the other metrics as they are. */
    async text() {
      const figures = await readStore().catch(() => undefined)
      oldestOwed.set(figures === undefined ? Number.NaN : secondsSince(figures, now()))
      for (const { gauge, figure } of waiting) gauge.set(Number(figures?.[figure] ?? Number.NaN))
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
  }
}

function secondsSince({ oldestOwedAtMs }: StoreFigures, nowMs: number): number {
  return Math.max(0, nowMs - (oldestOwedAtMs ?? nowMs)) / 1000
}

/** The gauges about visits that wait for reception: the figure, the name and what it counts. */
const waitingGauges = [
  [
    'toCall',
    'centre_requests_unacknowledged',
    'Visits that somebody must call about, until a week after their promised time',
  ],
  [
    'overdue',
    'centre_requests_overdue',
    'Of the unacknowledged, those whose promised time has passed',
  ],
  [
    'needingCall',
    'centre_requests_needing_call',
    'Of the unacknowledged, those that reception could not be notified of',
  ],
  [
    'areOutcomesRecorded',
    'centre_outcomes_recorded',
    '1 where outcomes are recorded: taps can come, or the desk has recorded one before',
  ],
] as const
