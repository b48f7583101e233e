import { isOpenIn, sightingsOf } from './judge-sends.ts'
import type { AskFact } from './ledger.ts'
import { referencesOf } from './read-message.ts'
import { setupsIn } from './settings.ts'
import { type Setup, summaryRecipientsOf } from './setup.ts'
import { channelOf, faultsOf, firstCalm, type RunFacts } from './timeline.ts'
import { type Violation, violated } from './violation.ts'

/** How often a summary leaves while a request beyond the limit is open. */
const spanMs = 30 * 60_000

export function isBeyondLimit({ reference, atMs }: AskFact, run: RunFacts): boolean {
  const { schedule, ledger } = run
  const [first] = sightingsOf(reference, ledger)
  const isPossible = setupsIn(schedule, atMs, atMs).some(canGetSummary)
  return schedule.setup.hasLowLimits && first?.isBeyondLimit === true && isPossible
}

/** Violations about a request beyond the limit. It must be NEEDS CALL at once, and only summaries may tell of it. */
export function judgeBeyondLimit(request: AskFact, run: RunFacts): Violation[] {
  return [judgeListing, judgeSingly, judgeSummaries].flatMap((each) => each(request, run))
}

function canGetSummary(setup: Setup): boolean {
  return summaryRecipientsOf(setup).length > 0
}

/** A violation if the request is open, told to nobody and not NEEDS CALL, though somebody still gets summaries. */
function judgeListing({ reference }: AskFact, { schedule, ledger }: RunFacts): Violation[] {
  const unlisted = sightingsOf(reference, ledger).find(
    ({ atMs, standing, isTold, needsCall }) =>
      standing === 'open' &&
      !isTold &&
      !needsCall &&
      setupsIn(schedule, atMs, atMs).every(canGetSummary),
  )
  if (unlisted === undefined) return []
  const text = 'it is beyond the limit and open, but not listed as NEEDS CALL'
  const rule = 'a request beyond the limit is listed as NEEDS CALL at once'
  return violated(rule, unlisted.atMs, reference, text)
}

const summariesOnly = 'reception is told of a request beyond the limit by summaries only'

/** A violation if a message shows the request, unless it also shows a request within the limit. */
function judgeSingly({ reference, atMs: askedMs }: AskFact, run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  const isSuch = (each: string) => sightingsOf(each, ledger)[0]?.isBeyondLimit === true
  const single = ledger.attempts.find(
    ({ about, atMs }) =>
      about.kind !== 'plan' &&
      about.references.includes(reference) &&
      about.references.every(isSuch) &&
      setupsIn(schedule, askedMs, atMs).every(canGetSummary),
  )
  if (single === undefined) return []
  const text = `a '${single.about.kind}' message, not a summary, tells ${single.recipient} of it`
  return violated(summariesOnly, single.atMs, reference, text)
}

/** A violation for each recipient who got no summary of the request by the end of the first fault-free stretch. */
function judgeSummaries({ reference, atMs }: AskFact, run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  const fromMs = spanMs + Math.max(atMs, ...schedule.clock.map((move) => move.atMs))
  const [setup = schedule.setup, ...others] = setupsIn(schedule, atMs, schedule.endMs)
  if (others.length > 0) return []
  return summaryRecipientsOf(setup).flatMap((recipient) => {
    const calm = firstCalm(fromMs, faultsOf(channelOf(recipient), run), schedule)
    // If the request was closed by then, no summary has to name it.
    if (calm === undefined || !isOpenIn({ fromMs: atMs, toMs: calm.toMs }, reference, ledger)) {
      return []
    }
    const isSummed = ledger.attempts.some(
      (each) =>
        each.recipient === recipient &&
        each.fate === 'taken' &&
        each.atMs > atMs &&
        each.atMs <= calm.toMs &&
        each.about.kind === 'summary' &&
        isTold(reference, each.about.text),
    )
    if (isSummed) return []
    const text = `no summary that tells of it has gone to ${recipient}`
    return violated(summariesOnly, calm.toMs, reference, text)
  })
}

/** Whether the summary tells of the request: it names it, or it counts more requests than it has room to name. */
function isTold(reference: string, text: string): boolean {
  const named = referencesOf(text)
  return named.includes(reference) || named.length < Number.parseInt(text, 10)
}
