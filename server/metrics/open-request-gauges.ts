import { Gauge, type Registry } from 'prom-client'
import type { OpenRequests } from '../follow-up/open-requests.ts'

/** One gauge for each figure, all from one count of the store, made when the metrics are read. */
export function openRequestGauges(registry: Registry, count: () => Promise<OpenRequests>): void {
  const counted = shareWhileUnderWay(count)
  const gauge = (name: string, help: string, figure: keyof OpenRequests) =>
    new Gauge({
      name,
      help: `${help}; NaN when unknown.`,
      registers: [registry],
      async collect() {
        this.set((await counted())?.[figure] ?? Number.NaN)
      },
    })
  gauge(
    'centre_requests_unacknowledged',
    'Open requests without an outcome, by desk, tap or command; a claim or Seen is none',
    'unacknowledged',
  )
  gauge(
    'centre_requests_overdue',
    'Of the unacknowledged, those whose promised time has passed, for a week',
    'overdue',
  )
  gauge(
    'centre_requests_needing_call',
    'Of the unacknowledged, those that reception could not be notified of',
    'needingCall',
  )
  gauge(
    'centre_outcomes_recorded',
    '1 where outcomes are recorded: taps can come, or the desk was used in the last week',
    'outcomesRecorded',
  )
}

/** All gauges are collected at once and share one query. Undefined when it failed. */
function shareWhileUnderWay<T>(look: () => Promise<T>): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined
  return () => {
    underWay ??= look()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
}
