import { isBySummary, isSummed } from './judge-summaries.ts'
import type { About, Attempt, Ledger } from './ledger.ts'
import { hours } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { restartedMs, setupsIn } from './settings.ts'
import { mailboxes, namedIn, phoneNumbers, receptionMailbox, receptionOf } from './setup.ts'
import { faultsOf, firstCalm, opensInMs, promisedMs } from './timeline.ts'
import type { Violation } from './violation.ts'

const second = 1000
const minute = 60 * second

/** The steps of the escalation that can be told from outside, and by when they are due. */
const mailMs = 20 * minute
const alarmMs = 30 * minute
const remindBeforeMs = 30 * minute

/** As server/outbox/retry-policy.ts says: what may have left is sent again at most twice. */
const maxCopies = 3

/** No longer, whatever the opening hours. */
const announcedMs = 20 * 60 * minute

/** Meta's limit for one pair: so many at once, and then nothing before all are repaid. */
const intervalMs = 6 * second
const burst = 5

/** One thing that one recipient is to be told about one request, from an instant on. */
interface Owed {
  readonly reference: string
  readonly recipient: string
  readonly kind: About['kind']
  readonly fromMs: number
  /** What the provider took before and gave up. */
  readonly after?: Attempt
}

export function judgeSends(schedule: Schedule, ledger: Ledger): Violation[] {
  const owed = [...expected(schedule, ledger), ...unsent(ledger), ...failedLater(ledger)]
  return [
    ...owed.flatMap((each) => judgeOwed(each, schedule, ledger)),
    ...judgeChanges(schedule, ledger),
    ...judgeCopies(schedule, ledger),
    ...phoneNumbers.flatMap((number) => judgePace(number, schedule, ledger)),
  ]
}

/** What the decisions say is to be sent, whether or not it was ever tried. */
function expected(schedule: Schedule, ledger: Ledger): Owed[] {
  const { requests, tellings } = ledger
  const { setup, clock, settings } = schedule
  const mailbox = receptionMailbox(setup)
  const mails = mailbox === undefined ? [] : [mailbox]
  const phones = setup.whatsApp === 'none' ? [] : setup.staffNumbers
  const owner = setup.hasOwnerMail ? [mailboxes.owner] : []
  return requests.flatMap(({ reference, atMs }) => {
    if (isBySummary(reference, atMs, schedule, ledger)) return []
    const enqueue = (kind: About['kind'], recipients: readonly string[], fromMs: number): Owed[] =>
      recipients.map((recipient) => ({ reference, recipient, kind, fromMs }))
    // Of the server that took it, which may not have been started again yet.
    const [known = setup, ...others] = setupsIn(schedule, atMs, atMs)
    const reception = receptionOf(known).filter((recipient) =>
      others.every((other) => receptionOf(other).includes(recipient)),
    )
    const atOnce = enqueue('request', reception, atMs)
    // When the next steps are due by a clock or settings that change is for other rules to judge.
    if (clock.length > 0 || settings.length > 0) return atOnce
    const toldAtMs = tellings.find((telling) => telling.reference === reference)?.atMs ?? Infinity
    const unlessTold = (dueMs: number, owed: (fromMs: number) => Owed[]) => {
      const fromMs = atMs + opensInMs(atMs, schedule) + dueMs
      return toldAtMs > fromMs ? owed(fromMs) : []
    }
    const promised = promisedMs(atMs, schedule)
    const isReminded = setup.whatsApp === 'with-webhook'
    return [
      ...atOnce,
      ...unlessTold(mailMs, (fromMs) => enqueue('request', mails, fromMs)),
      ...unlessTold(alarmMs, (fromMs) => enqueue('escalation', owner, fromMs)),
      ...(isReminded ? enqueue('reminder', phones, promised - remindBeforeMs) : []),
      ...(isReminded ? enqueue('escalation', owner, promised) : []),
    ]
  })
}

/** Attempts that failed. */
function unsent({ attempts }: Ledger): Owed[] {
  return attempts
    .filter(({ fate, about }) => fate === 'not-sent' && about.kind !== 'other')
    .flatMap(({ about: { kind, references }, recipient, atMs: fromMs }) =>
      references.map((reference) => ({ reference, recipient, kind, fromMs })),
    )
}

/** What a server knows that the provider has given up, unless there is another copy. */
function failedLater({ attempts }: Ledger): Owed[] {
  return attempts.flatMap((after) => {
    const { failedAtMs: fromMs, recipient, about } = after
    if (fromMs === undefined || about.kind === 'other') return []
    const { kind, references } = about
    return references.map((reference) => ({ reference, recipient, kind, fromMs, after }))
  })
}

function isAnotherCopy(send: Attempt, after: Attempt): boolean {
  return send.fate === 'taken' || (send.atMs > after.atMs && mayHaveLeft(send))
}

/** It must have gone out by the end of the first stretch in which it could. */
function judgeOwed(owed: Owed, schedule: Schedule, ledger: Ledger): Violation[] {
  const { reference, recipient, kind, fromMs, after } = owed
  const channel = recipient.includes('@') ? 'email' : 'phones'
  const calm = firstCalm(fromMs, faultsOf(channel, schedule, ledger), schedule)
  if (calm === undefined || !isNamedThroughout(owed, calm.toMs, schedule)) return []
  const isClosed = ledger.acts.some(
    (act) => act.reference === reference && (act.arrivedAtMs ?? Infinity) <= calm.toMs,
  )
  const sends = attemptsFor(owed, ledger)
  // Of one request there are several escalations, each of which is to be sent.
  const sinceMs = kind === 'escalation' ? fromMs : 0
  const isOver = sends.some((send) => {
    if (after !== undefined) return isAnotherCopy(send, after)
    const { atMs, fate } = send
    return (fate === 'taken' || fate === 'failed') && atMs >= sinceMs && atMs <= calm.toMs
  })
  const isGivenUp = unsureOf(owed, ledger) >= maxCopies
  if (isClosed || isOver || isGivenUp) return []
  const text = `${kind} to ${recipient} of ${hours(fromMs)} has not gone out, though nothing is wrong since ${hours(calm.fromMs)}`
  return [{ rule: 'what did not leave goes out', atMs: calm.toMs, reference, text }]
}

/** Else it is given up, and queued again for who is named then. */
function isNamedThroughout({ recipient, fromMs }: Owed, toMs: number, schedule: Schedule): boolean {
  const setups = setupsIn(schedule, fromMs, toMs)
  const isByOne = new Set(setups.map(({ whatsApp }) => whatsApp)).size === 1
  return (
    (isByOne || recipient.includes('@')) &&
    setups.every((each) => namedIn(each).includes(recipient))
  )
}

/** Whom the settings name since a change is told of what was open, unless somebody else was. */
function judgeChanges(schedule: Schedule, ledger: Ledger): Violation[] {
  return schedule.settings.flatMap(({ atMs, setup }, index) => {
    const untilMs = schedule.settings[index + 1]?.atMs ?? schedule.endMs
    const reception = receptionOf(setup)
    const channel = setup.whatsApp === 'none' ? 'email' : 'phones'
    const calm = firstCalm(atMs + restartedMs, faultsOf(channel, schedule, ledger), schedule)
    if (calm === undefined || calm.toMs > untilMs || reception.length === 0) return []
    const isDone = (each: { readonly atMs: number }) => each.atMs <= calm.toMs
    return ledger.requests.flatMap(({ reference, atMs: askedMs }): Violation[] => {
      const ofIt = (each: { readonly reference: string }) => each.reference === reference
      const isOver =
        askedMs >= atMs ||
        askedMs < atMs - announcedMs ||
        isSummed(reference, { fromMs: atMs, toMs: calm.toMs }, schedule, ledger) ||
        ledger.tellings.some((each) => ofIt(each) && isDone(each)) ||
        ledger.acts.some((act) => ofIt(act) && (act.postedAtMs ?? Infinity) <= calm.toMs)
      const sends = reception.flatMap((recipient) =>
        attemptsFor({ reference, recipient, kind: 'request' }, ledger),
      )
      if (isOver || sends.some((send) => isDone(send) && mayHaveLeft(send))) return []
      const text = `nobody whom the settings name since ${hours(atMs)} is sent it`
      return [{ rule: 'what did not leave goes out', atMs: calm.toMs, reference, text }]
    })
  })
}

function mayHaveLeft({ fate, answer }: Attempt): boolean {
  return fate !== 'not-sent' || answer !== 'given'
}

function attemptsFor(
  { reference, recipient, kind }: Omit<Owed, 'fromMs'>,
  { attempts }: Ledger,
): Attempt[] {
  return attempts.filter(
    (attempt) =>
      attempt.recipient === recipient &&
      attempt.about.kind === kind &&
      attempt.about.references.includes(reference),
  )
}

/** How often nobody at our side knew what became of it. */
function unsureOf(owed: Omit<Owed, 'fromMs'>, ledger: Ledger): number {
  const unanswered = attemptsFor(owed, ledger).filter(({ answer }) => answer !== 'given')
  const heldAtDeath = ledger.unsure.filter(
    ({ reference, recipient }) => reference === owed.reference && recipient === owed.recipient,
  )
  return unanswered.length + heldAtDeath.length
}

/** Sending once more is right only when nobody knows whether the first one arrived. */
function judgeCopies(schedule: Schedule, ledger: Ledger): Violation[] {
  const recipients = [...phoneNumbers, mailboxes.staff]
  const told = ledger.requests.flatMap(({ reference }) =>
    recipients.flatMap((recipient) =>
      (['request', 'reminder'] as const).map((kind) => ({ reference, recipient, kind })),
    ),
  )
  return told.flatMap((each) => {
    const sends = attemptsFor(each, ledger)
    const copies = sends.filter(({ fate }) => fate === 'taken').length
    const left = sends.filter(({ fate }) => fate === 'taken' || fate === 'lost').length
    // Who is put back, or written to by another provider, is sent it anew; so does a command.
    const times = 1 + schedule.settings.length + ledger.retriesMs.length
    if (left <= maxCopies * times && copies <= times + unsureOf(each, ledger)) return []
    const text = `${each.kind} to ${each.recipient} left ${left} times and came ${copies} times`
    return [
      { rule: 'not too often', atMs: schedule.endMs, reference: each.reference, text } as const,
    ]
  })
}

/** By then every server follows a clock that was set. */
const followedMs = 62_000

/** Setting the clock affects its send rate: until every server follows, it counts anew. */
function judgePace(recipient: string, schedule: Schedule, { attempts }: Ledger): Violation[] {
  const taken = attempts.filter((each) => each.recipient === recipient && each.fate === 'taken')
  let burstStartMs = -Infinity
  let clearAtMs = -Infinity
  let beforeMs = 0
  for (const { atMs } of taken) {
    const isClockSet = schedule.clock.some(
      (move) => move.atMs > beforeMs - followedMs && move.atMs <= atMs,
    )
    beforeMs = atMs
    if (atMs >= clearAtMs || isClockSet) {
      burstStartMs = atMs
      clearAtMs = atMs + intervalMs
    } else if (atMs < burstStartMs + intervalMs && clearAtMs < burstStartMs + burst * intervalMs) {
      clearAtMs += intervalMs
    } else {
      const text = `a message to ${recipient} before its turn at ${hours(clearAtMs)}`
      return [{ rule: 'not too fast', atMs, reference: undefined, text }]
    }
  }
  return []
}
