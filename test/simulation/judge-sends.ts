import type { Attempt, Ledger, RequestFact } from './ledger.ts'
import { hours } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { setupAt, setupsIn } from './settings.ts'
import { mailboxes, phoneNumbers, receptionOf } from './setup.ts'
import { channelOf, faultsOf, firstCalm } from './timeline.ts'
import type { Violation } from './violation.ts'

/** A message that may have left three times is not sent again. */
const maxCopies = 3

/**
 * Once all is calm, an open request has been sent to each of reception; to people who are new in the
 * settings only where nobody else was told. The same holds after a provider has said that a message
 * failed.
 */
export function judgeSends(request: RequestFact, schedule: Schedule, ledger: Ledger): Violation[] {
  const { reference, atMs } = request
  const failuresMs = ledger.attempts
    .filter(({ about }) => about.kind === 'request' && about.references.includes(reference))
    .flatMap(({ failedAtMs }) => failedAtMs ?? [])
  const changesMs = schedule.settings.map((change) => change.atMs).filter((at) => at > atMs)
  return [atMs, ...failuresMs, ...changesMs].flatMap((fromMs) =>
    [...phoneNumbers, ...Object.values(mailboxes)].flatMap((recipient) =>
      judgeSend({ ...request, recipient, fromMs }, schedule, ledger),
    ),
  )
}

interface Owed extends RequestFact {
  readonly recipient: string
  /** Since when it is owed. */
  readonly fromMs: number
}

function judgeSend(owed: Owed, schedule: Schedule, ledger: Ledger): Violation[] {
  const { reference, recipient, fromMs } = owed
  const calm = firstCalm(fromMs, faultsOf(channelOf(recipient), schedule, ledger), schedule)
  if (calm === undefined || !receptionOf(setupAt(schedule, calm.toMs)).includes(recipient)) {
    return []
  }
  const wasNamed = setupsIn(schedule, owed.atMs, calm.toMs).every((setup) =>
    receptionOf(setup).includes(recipient),
  )
  const isOver =
    isClosed(reference, calm.toMs, ledger) ||
    isSent(owed, calm.toMs, ledger) ||
    timesUnsure(owed, ledger) >= maxCopies ||
    (!wasNamed && isTold(reference, calm.toMs, ledger))
  if (isOver) return []
  const text = `it is not sent to ${recipient}, though nothing is wrong since ${hours(calm.fromMs)}`
  return [{ rule: 'told once all is calm', atMs: calm.toMs, reference, text }]
}

export function isClosed(reference: string, byMs: number, { acts }: Ledger): boolean {
  return acts.some((act) => act.reference === reference && (act.postedAtMs ?? Infinity) <= byMs)
}

function isTold(reference: string, byMs: number, { tellings }: Ledger): boolean {
  return tellings.some((telling) => telling.reference === reference && telling.atMs <= byMs)
}

/** A message that failed later counts until a server knows of its failure. */
function isSent(owed: Owed, byMs: number, ledger: Ledger): boolean {
  return attemptsFor(owed, ledger).some(
    ({ atMs, fate, failedAtMs = Infinity }) =>
      atMs <= byMs && (fate === 'taken' || (fate === 'failed' && failedAtMs > owed.fromMs)),
  )
}

function attemptsFor(
  { reference, recipient }: Pick<Owed, 'reference' | 'recipient'>,
  { attempts }: Ledger,
  kind = 'request',
): Attempt[] {
  return attempts.filter(
    (attempt) =>
      attempt.recipient === recipient &&
      attempt.about.kind === kind &&
      attempt.about.references.includes(reference),
  )
}

/** How often no server knew what became of a message. */
function timesUnsure(
  owed: Pick<Owed, 'reference' | 'recipient'>,
  ledger: Ledger,
  kind = 'request',
): number {
  const unanswered = attemptsFor(owed, ledger, kind).filter(({ answer }) => answer !== 'given')
  const heldAtDeath = ledger.unsure.filter(
    ({ reference, recipient }) => reference === owed.reference && recipient === owed.recipient,
  )
  return unanswered.length + heldAtDeath.length
}

/** Another copy has a reason only where no server knows whether the first one arrived. */
export function judgeCopies(
  { reference }: RequestFact,
  schedule: Schedule,
  ledger: Ledger,
): Violation[] {
  // People who are put back into the settings get the request again.
  const reasons = 1 + schedule.settings.length
  const recipients = [...phoneNumbers, mailboxes.staff]
  return (['request', 'reminder'] as const).flatMap((kind) =>
    recipients.flatMap((recipient): Violation[] => {
      const sends = attemptsFor({ reference, recipient }, ledger, kind)
      const copies = sends.filter(({ fate }) => fate === 'taken').length
      const left = sends.filter(({ fate }) => fate === 'taken' || fate === 'lost').length
      const unsure = timesUnsure({ reference, recipient }, ledger, kind)
      if (copies <= reasons + unsure && left <= reasons * maxCopies) return []
      const text = `${kind} to ${recipient} left ${left} times and came ${copies} times`
      return [{ rule: 'no copy without a reason', atMs: schedule.endMs, reference, text }]
    }),
  )
}
