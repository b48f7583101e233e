import type { ReportedReceipt } from '../../../server/receipts/receipts-of.ts'
import type { CheckContext } from '../context.ts'
import { type Finding, note, ok, problem } from '../finding.ts'
import { sendFault } from './send-faults.ts'

/** How often it looks. */
const lookEachMs = 1000

/** Looks each second until every message is delivered and tapped, or the time is over. */
export async function awaitReports(sent: readonly SentTest[], deps: SendDeps): Promise<void> {
  if (deps.config.whatsApp?.webhook === undefined) {
    const says = 'Receipts and taps cannot come: the webhook is not configured. Look at the phones.'
    return deps.tell(note('', says))
  }
  const what = sent.some(({ canBeTapped }) => canBeTapped)
    ? 'the receipt, and a tap on "Called" on each phone'
    : 'the receipt'
  deps.tell(note('', `Waiting up to ${deps.waitSeconds} seconds for ${what}.`))
  const watched = sent.map((each) => ({ ...each, seen: new Set<Step>() }))
  for (let waitedMs = 0; ; waitedMs += lookEachMs) {
    for (const each of watched) if (!isDone(each)) await look(each, deps)
    if (watched.every(isDone)) return
    if (waitedMs >= deps.waitSeconds * 1000) break
    await deps.wait(lookEachMs)
  }
  for (const each of watched.filter((each) => !isDone(each)))
    deps.tell(problem(each.about, each.seen.has('delivered') ? noTap : noReceipt))
}

type Step = 'delivered' | 'tapped' | 'failed'

interface Watched extends SentTest {
  readonly seen: Set<Step>
}

function isDone({ canBeTapped, seen }: Watched): boolean {
  return seen.has('failed') || seen.has(canBeTapped ? 'tapped' : 'delivered')
}

/** Tells each step once. */
async function look(
  { about, correlationId, providerMessageId, seen }: Watched,
  { receiptsOf, tell }: SendDeps,
): Promise<void> {
  for (const { kind, failureCode } of await receiptsOf(correlationId, providerMessageId)) {
    const [step, says] = steps[kind]
    if (step === undefined || seen.has(step)) continue
    seen.add(step)
    tell(step === 'failed' ? problem(about, sendFault(failureCode ?? '')) : ok(about, says))
  }
}

/** The step that each report shows, and its text. Whoever tapped has read the message. */
const steps: Readonly<Record<ReportedReceipt['kind'], readonly [step?: Step, says?: string]>> = {
  sent: [],
  delivered: ['delivered', 'delivered'],
  read: ['delivered', 'delivered'],
  failed: ['failed'],
  called: ['tapped', 'tapped: "Called"'],
  'no-answer': ['tapped', 'tapped: "No answer"'],
}

const noTap = {
  says: 'it was delivered, but no tap came.',
  remedy:
    'tap "Called" under it and run this again. If a tap is lost again, see what npm run centre -- check says of the webhook.',
}

const noReceipt = {
  says: 'it was accepted, but no receipt came.',
  remedy:
    'see that the server runs on this store, and what npm run centre -- check says of the webhook. A phone that is off gives none.',
}

export interface SendDeps extends CheckContext {
  /** What the running server has stored of a message so far. */
  readonly receiptsOf: (
    correlationId: string,
    providerMessageId: string | undefined,
  ) => Promise<readonly ReportedReceipt[]>
  readonly newId: () => string
  readonly wait: (ms: number) => Promise<void>
  /** How long receipts and taps are waited for, at most. */
  readonly waitSeconds: number
  readonly tell: (finding: Finding) => void
}

/** A test message that the provider accepted. */
export interface SentTest {
  /** Shows the end of the number only. */
  readonly about: string
  readonly correlationId: string
  readonly providerMessageId: string | undefined
  /** Whether it has buttons whose tap comes back. */
  readonly canBeTapped: boolean
}
