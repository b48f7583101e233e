import { hours, type Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import type { Violation } from './violation.ts'

const mostShown = 5
const mostEvents = 80

/** What a failing seed prints: what is wrong, what was drawn, and what happened to one request. */
export function explain(
  schedule: Schedule,
  ledger: Ledger,
  violations: readonly Violation[],
): string {
  const [first] = violations
  if (first === undefined) return ''
  const about = first.reference
  const told = ledger.events.filter((event) => about === undefined || isOf(event, about))
  return [
    `npm run simulate -- --seed ${schedule.seed} --${schedule.hasDesks ? '' : 'no-'}desks${isLong(schedule) ? ' --long' : ''}`,
    ...violations.slice(0, mostShown).map(inWords),
    ...(violations.length > mostShown ? [`and ${violations.length - mostShown} more`] : []),
    JSON.stringify(schedule),
    ...told.slice(-mostEvents),
  ].join('\n')
}

export function inWords({ rule, atMs, reference, text }: Violation): string {
  return `${hours(atMs)} ${reference ?? ''} ${text} (${rule})`
}

/** Events of no request, a clock that is set or a process that dies, are of every one. */
function isOf(event: string, reference: string): boolean {
  return event.includes(reference) || !event.includes('#SID')
}

function isLong({ endMs }: Schedule): boolean {
  return endMs > 300 * 24 * 60 * 60_000
}
