import { hour } from '../../domain/time/milliseconds.ts'
import type { AlarmFact, Ledger } from './ledger.ts'
import { setupsIn } from './settings.ts'
import { mailboxes, type Setup } from './setup.ts'
import { faultsOf, firstCalm, type RunFacts } from './timeline.ts'
import { type Violation, violated } from './violation.ts'

/** An alarm is not repeated within this time. */
const repeatMs = 6 * hour

/** After this time an alarm is no longer sent. */
const lifeMs = 24 * hour

/** A violation for each alarm that has a mailbox and was not mailed by the end of the first fault-free stretch. */
export function judgeAlarms(run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  return ledger.alarms.flatMap((alarm) => {
    const { atMs, subject } = alarm
    const calm = firstCalm(atMs, faultsOf('email', run), schedule)
    if (calm === undefined || calm.fromMs > atMs + lifeMs) return []
    const mailboxesMeanwhile = setupsIn(schedule, atMs, calm.toMs).map(alarmMailbox)
    const [mailbox, ...others] = new Set(mailboxesMeanwhile)
    if (mailbox === undefined || others.length > 0 || hasLeft(alarm, calm.toMs, ledger)) return []
    const text = `the alarm "${subject}" was not mailed`
    return violated('each alarm is mailed if there is a mailbox for it', calm.toMs, undefined, text)
  })
}

/** The owner's mailbox, or reception's if the owner has none. */
function alarmMailbox({ hasOwnerMail, hasStaffMail }: Setup): string | undefined {
  if (hasOwnerMail) return mailboxes.owner
  return hasStaffMail ? mailboxes.staff : undefined
}

function hasLeft({ subject, atMs }: AlarmFact, untilMs: number, { attempts }: Ledger): boolean {
  return attempts.some(
    (attempt) =>
      attempt.about.named.length === 0 &&
      attempt.about.text.includes(subject) &&
      (attempt.fate === 'taken' || attempt.answer !== 'given') &&
      attempt.atMs > atMs - repeatMs &&
      attempt.atMs <= untilMs,
  )
}
