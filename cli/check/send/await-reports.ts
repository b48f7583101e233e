import type { ReportedReceipt } from '../../../server/receipts/receipts-of.ts'
import type { CheckContext } from '../context.ts'
import { type Finding, note, ok, problem } from '../finding.ts'
import { sendFault } from './send-faults.ts'

/** How often it looks. */
const lookEachMs = 1000

interface Seen {
  isDelivered: boolean
  isTapped: boolean
  isFailed: boolean
}

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
  const seen = new Map(sent.map((each) => [each, nothingSeen()]))
  for (let waitedMs = 0; ; waitedMs += lookEachMs) {
    const waiting = [...seen].filter((each) => !isDone(each))
    for (const [each, state] of waiting) await look(each, state, deps)
    if ([...seen].every(isDone)) return
    if (waitedMs >= deps.waitSeconds * 1000) break
    await deps.wait(lookEachMs)
  }
  for (const [{ about }, state] of [...seen].filter((each) => !isDone(each))) {
    deps.tell(problem(about, state.isDelivered ? noTap : noReceipt))
  }
}

function isDone([{ canBeTapped }, seen]: readonly [SentTest, Seen]): boolean {
  return seen.isFailed || (seen.isDelivered && (seen.isTapped || !canBeTapped))
}

function nothingSeen(): Seen {
  return { isDelivered: false, isTapped: false, isFailed: false }
}

async function look(sent: SentTest, state: Seen, deps: SendDeps): Promise<void> {
  const { correlationId, providerMessageId } = sent
  for (const receipt of await deps.receiptsOf(correlationId, providerMessageId)) {
    switch (receipt.kind) {
      case 'sent':
        break
      case 'delivered':
      case 'read':
        if (!state.isDelivered) deps.tell(ok(sent.about, 'delivered'))
        state.isDelivered = true
        break
      case 'failed':
        if (!state.isFailed) deps.tell(problem(sent.about, sendFault(receipt.failureCode ?? '')))
        state.isFailed = true
        break
      case 'called':
      case 'no-answer':
        if (!state.isTapped) deps.tell(ok(sent.about, `tapped: ${tapNames[receipt.kind]}`))
        // Whoever tapped has read it, whatever became of the receipt.
        state.isTapped = true
        state.isDelivered = true
        break
    }
  }
}

const tapNames = { called: '"Called"', 'no-answer': '"No answer"' } as const

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
  /** What is shown of it: the end of the number only. */
  readonly about: string
  readonly correlationId: string
  readonly providerMessageId: string | undefined
  /** Whether it has buttons whose tap comes back. */
  readonly canBeTapped: boolean
}
