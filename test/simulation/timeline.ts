import { centre } from '../../content/centre.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { isOpenAt, openSpansFrom } from '../../domain/time/opening-hours.ts'
import type { DoneAct, Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { restartedMs } from './settings.ts'

/** The longest wait between two tries by server/outbox/retry-policy.ts, while the centre is open or closed. */
const longestWaitMs = { open: 15 * minute, closed: 60 * minute }

/** Added to the longest wait for the sending itself, the send rate, and a wait that the provider asks for. */
const slackMs = 2 * minute

/** How long after the death of a process its leases have run out. */
const leaseMs = 95 * second

/** How long a change of the clock lasts before a server follows it. */
export const followedMs = minute + second

/** A schedule, and what truly happened in it. */
export interface RunFacts {
  readonly schedule: Schedule
  readonly ledger: Ledger
}

/** Stretches of true time, in milliseconds since the start. */
export interface Stretch {
  readonly fromMs: number
  readonly toMs: number
}

/** What the server's clock shows at an instant, epoch ms. */
export function clockAt({ startMs, clock }: Schedule, atMs: number): number {
  const moved = clock.filter((move) => move.atMs <= atMs).map(({ byMs }) => byMs)
  return startMs + atMs + moved.reduce((sum, byMs) => sum + byMs, 0)
}

/**
 * The first stretch from `fromMs` on in which the channel has no fault. Undefined if there is none. By the end
 * of the stretch, every message that is owed on the channel must have left. The stretch is short if no fault
 * came just before it, because then no retry is waiting.
 */
export function firstCalm(
  fromMs: number,
  faults: readonly Stretch[],
  schedule: Schedule,
): Stretch | undefined {
  const ends = faults.map(({ toMs }) => toMs)
  const starts = [fromMs, ...ends.filter((toMs) => toMs > fromMs && toMs < schedule.endMs)]
  const isCalm = (stretch: Stretch) => !faults.some((fault) => overlap(fault, stretch))
  return starts
    .toSorted((a, b) => a - b)
    .map((start) => {
      const waitMs = longestWait(start, schedule) + slackMs
      const isCalmSinceLong = start === fromMs && isCalm({ fromMs: start - waitMs, toMs: start })
      return { fromMs: start, toMs: start + (isCalmSinceLong ? slackMs : waitMs) }
    })
    .find((calm) => calm.toMs <= schedule.endMs && isCalm(calm))
}

export function channelOf(recipient: string): 'phones' | 'email' {
  return recipient.includes('@') ? 'email' : 'phones'
}

/** When a channel may be unable to send, or a server may not notice what is owed. */
export function faultsOf(channel: 'phones' | 'email', { schedule, ledger }: RunFacts): Stretch[] {
  return [
    ...(channel === 'email' ? schedule.mail : schedule.whatsApp),
    ...schedule.store,
    ...schedule.clock.map(({ atMs }) => ({ fromMs: atMs, toMs: atMs })),
    ...schedule.settings.map(({ atMs }) => ({ fromMs: atMs, toMs: atMs + restartedMs })),
    ...ledger.downtimes.map(({ fromMs, toMs }) => ({ fromMs, toMs: toMs + leaseMs })),
  ]
}

/** The longest wait between two tries at this time, by the server's clock. */
function longestWait(atMs: number, schedule: Schedule): number {
  const isOpen = isOpenAt(clockAt(schedule, atMs), centre.hours)
  return isOpen ? longestWaitMs.open : longestWaitMs.closed
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.fromMs < other.toMs && other.fromMs < one.toMs
}

/**
 * The deadline by which somebody must know of a request, or it is listed as NEEDS CALL. Undefined if the clock is
 * set before the deadline, because the server then starts to wait again.
 */
export function silenceEnds(
  fromMs: number,
  limitMs: number,
  { schedule, ledger }: RunFacts,
): number | undefined {
  let endMs = fromMs + opensInMs(fromMs, schedule) + limitMs
  for (const down of ledger.downtimes) {
    if (down.fromMs <= endMs && down.toMs > endMs - minute) endMs = down.toMs + minute
  }
  const isMoved = schedule.clock.some(({ atMs }) => atMs > fromMs && atMs <= endMs)
  return isMoved || endMs > schedule.endMs ? undefined : endMs
}

/** How long until the centre opens, by the server's clock; 0 while it is open. */
function opensInMs(atMs: number, schedule: Schedule): number {
  const nowMs = clockAt(schedule, atMs)
  const [next] = openSpansFrom(nowMs, centre.hours)
  return next === undefined ? 0 : Math.max(0, next.opensAt - nowMs)
}

/**
 * Whether all servers go by the same time. Just after the clock was set they may not: a server that starts
 * then goes by the new time at once, but one that was running follows a minute later.
 */
export function isClockShared(atMs: number, { clock, setup }: Schedule): boolean {
  const isNew = (move: { readonly atMs: number }) =>
    atMs >= move.atMs && atMs < move.atMs + 2 * followedMs
  return setup.servers === 1 || !clock.some(isNew)
}

/** Whether the clock showed the true time when the act was posted, and was not set since. */
export function isClockRight(
  { postedAtMs = 0 }: Pick<DoneAct, 'postedAtMs'>,
  schedule: Schedule,
  nowMs: number,
): boolean {
  return (
    clockAt(schedule, postedAtMs) === schedule.startMs + postedAtMs &&
    !schedule.clock.some(({ atMs }) => atMs >= postedAtMs && atMs <= nowMs)
  )
}
