import type { Logger } from 'pino'
import { lookAgain, type MadeDue, nextLookAt, visitsToLookAt } from '../visits/look-again.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'

const visitsPerPass = 100

export interface LookDeps {
  readonly visits: VisitDeps
  readonly onEnqueued: () => void
  readonly log: Logger
}

/** One pass over the visits whose next wait is over; when the next one is, epoch ms. */
export async function lookAtVisits({
  visits,
  onEnqueued,
  log,
}: LookDeps): Promise<number | undefined> {
  const ids = await visitsToLookAt(visits.db, visits.now(), visitsPerPass)
  const looks = await Promise.allSettled(ids.map((id) => lookAgain(visits, id)))
  const made = looks.map((look) => (look.status === 'fulfilled' ? look.value : []))
  for (const each of made) logEscalated(each, log)
  if (made.flat().length > 0) onEnqueued()
  // One visit that cannot be read must not hold up the others.
  const failure = looks.find((look) => look.status === 'rejected')
  if (failure !== undefined) throw failure.reason
  return await nextLookAt(visits.db)
}

/** One line for each kind. The request itself to a phone is no escalation: its recipient is new. */
function logEscalated(made: readonly MadeDue[], log: Logger): void {
  const steps = made.filter(({ kind, recipient }) => kind !== 'request' || isMail(recipient))
  for (const [kind, [first]] of Map.groupBy(steps, (step) => step.kind)) {
    const facts = { reference: first?.reference, kind }
    if (kind === 'request' || kind === 'remind') log.warn(facts, 'request escalated')
    else log.error(facts, 'request escalated')
  }
}

function isMail(recipient: string): boolean {
  return recipient.startsWith('email ')
}
