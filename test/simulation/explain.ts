import { hours, type Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import type { Violation } from './violation.ts'

const maxShown = 5
const maxEvents = 80

/** What a failing seed prints: what is wrong, its schedule, and what happened to the first request concerned. */
export function explain(
  schedule: Schedule,
  ledger: Ledger,
  violations: readonly Violation[],
): string {
  const [first] = violations
  if (first === undefined) return ''
  const about = first.reference
  // Events without a request, such as the death of a process, concern every request.
  const told = ledger.events.filter(
    (event) => about === undefined || event.includes(about) || !event.includes('#SID'),
  )
  return [
    `npm run simulate -- --seed ${schedule.seed}`,
    ...violations.slice(0, maxShown).map(inWords),
    ...(violations.length > maxShown ? [`and ${violations.length - maxShown} more`] : []),
    JSON.stringify(schedule),
    ...told.slice(-maxEvents),
  ].join('\n')
}

export function inWords({ rule, atMs, reference, text }: Violation): string {
  return `${hours(atMs)} ${reference ?? ''} ${text} (${rule})`
}
