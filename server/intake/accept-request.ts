import { createHash } from 'node:crypto'
import { testsIn } from '../../domain/centre/catalogue-now.ts'
import type { CentreNow } from '../../domain/centre/centre-now.ts'
import type { Language } from '../../domain/language.ts'
import {
  type AppointmentDraft,
  checkRequest,
  cleanDraft,
  type FieldProblems,
} from '../../domain/request/appointment-request.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { callBy } from '../../domain/time/call-back.ts'
import { toLoggableError } from '../db/errors.ts'
import type { NewNotice } from '../db/records.ts'
import type { Needs } from '../parts.ts'
import type { Acceptance, Accepted, SentRequest } from '../visits/accept-requests.ts'
import type { Admitted, Limits } from './limits.ts'

export interface IntakeDeps extends Needs<'hours' | 'now' | 'log'> {
  /** The answer to the request that was stored under a key. The key is known until its request is erased or purged. */
  readonly findByKey: (idempotencyKey: string) => Promise<Accepted | undefined>
  /** Resolves once the request is durable. For a repeated request, the result is the earlier one. */
  readonly storeRequest: (sent: SentRequest) => Promise<Acceptance>
  readonly limits: Limits
  readonly centreNow: () => Pick<CentreNow<unknown>, 'catalogue'>
  /** Whether somebody gets a summary of the requests beyond the overall limit. */
  readonly hasSummary: boolean
  /** Called once a new request and its notices are durable. */
  readonly onStored: () => void
  /**
   * The mail of the alarm, stored in one transaction with each request beyond the overall limit. So the mail goes out
   * even if the server dies.
   */
  readonly alarmOfOverallLimit: () => Promise<readonly NewNotice[]>
  /** Raises the same alarm at the first request beyond the limit, so that the alarm is counted and logged once. */
  readonly onOverallLimit: () => Promise<void>
}

export interface Submission {
  readonly draft: AppointmentDraft
  readonly idempotencyKey: string | undefined
  /** The client's network address, for the rate limit only; never stored. */
  readonly address: string
  readonly language: Language
}

export type IntakeAnswer =
  | { readonly kind: 'accepted'; readonly reference: Reference; readonly callByMs: number }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | IntakeRefusal

export type IntakeRefusal =
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'not-stored' }
  /** The server is already accepting as many requests as it can. */
  | { readonly kind: 'overloaded' }

export type Intake = ReturnType<typeof createIntake>

/** How many requests may be in progress: two batches, each stored by one commit (server/db/batch.ts). */
const maxConcurrent = 256

/**
 * Accepts requests. Requests beyond `maxConcurrent` are answered `overloaded` at once, because they would wait longer
 * than a visitor does and delay all others. A request counts only after it was read whole, so slow clients take no
 * place.
 */
export function createIntake(deps: IntakeDeps) {
  let underWay = 0
  const isFull = () => underWay >= maxConcurrent
  return {
    /** Whether the next request would be answered `overloaded`, so that it need not be read. */
    isFull,
    /**
     * Validates a request by the form's rules, then stores it with its notices in one transaction. The result `accepted`
     * means stored and queued, not delivered. After `not-stored` the commit may still have succeeded. Sending again with
     * the same key finds out (decision 009). Two posts with one key may come at once. Only one is stored,
     * because visits/accept-requests.ts looks again under its lock. Without a key, domain/visit/joining.ts finds the
     * duplicate.
     */
    async acceptRequest(submission: Submission): Promise<IntakeAnswer> {
      if (isFull()) return { kind: 'overloaded' }
      underWay++
      try {
        return await take(submission, deps)
      } catch (error) {
        deps.log.error({ failure: toLoggableError(error) }, 'request not stored')
        return { kind: 'not-stored' }
      } finally {
        underWay--
      }
    },
  }
}

async function take(submission: Submission, deps: IntakeDeps): Promise<IntakeAnswer> {
  const receivedAtMs = deps.now()
  const { idempotencyKey, address, language } = submission
  const draft = cleanDraft(submission.draft)
  const fingerprint = fingerprintOf(draft)
  const earlier = idempotencyKey === undefined ? undefined : await deps.findByKey(idempotencyKey)
  if (earlier !== undefined) return answerOf(earlier, fingerprint)

  const checked = checkRequest(draft, {
    nowMs: receivedAtMs,
    hours: deps.hours,
    offered: testsIn(deps.centreNow().catalogue),
  })
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
  const { request } = checked
  const admission = deps.limits.admit(address)
  if (!admission.isAdmitted) return { kind: 'too-many', ...admission }

  const accepted = await storeOrRefund(deps, admission, {
    request,
    language,
    receivedAtMs,
    callByMs: callBy(receivedAtMs, deps.hours, request),
    idempotencyKey,
    fingerprint,
    isBeyondLimit: admission.isBeyondLimit && deps.hasSummary,
    alarm: admission.isBeyondLimit ? await orLogged([], deps.alarmOfOverallLimit, deps) : [],
  })
  const { reference, outcome } = accepted
  if (outcome === 'known-key') return answerOf(accepted, fingerprint)
  deps.log.info({ reference, outcome }, 'request accepted')
  if (outcome === 'stored') {
    deps.onStored()
    if (admission.isFirstBeyondLimit) await orLogged(undefined, deps.onOverallLimit, deps)
  }
  return { kind: 'accepted', reference, callByMs: accepted.callByMs }
}

/** Stores a request. Refunds its charges unless the request is a new one and is stored. */
async function storeOrRefund(
  { storeRequest, limits }: IntakeDeps,
  admission: Admitted,
  sent: SentRequest,
): Promise<Acceptance> {
  let isStored = false
  try {
    const accepted = await storeRequest(sent)
    isStored = accepted.outcome === 'stored'
    return accepted
  } finally {
    if (!isStored) limits.refund(admission)
  }
}

/** Logs an error of the alarm and returns `otherwise`, so that the answer to the request stays the same. */
async function orLogged<T>(
  otherwise: T,
  alarm: () => Promise<T>,
  { log }: Pick<IntakeDeps, 'log'>,
): Promise<T> {
  try {
    return await alarm()
  } catch (error) {
    log.error({ failure: toLoggableError(error) }, 'alarm of the overall limit not raised')
    return otherwise
  }
}

/** A reused key with other details must not be answered OK, because the other details are not stored. */
function answerOf({ reference, callByMs, ...stored }: Accepted, fingerprint: string): IntakeAnswer {
  if (stored.fingerprint !== fingerprint) return { kind: 'key-reused' }
  return { kind: 'accepted', reference, callByMs }
}

/** SHA-256 of a request, to tell a repeated attempt from a reused key. */
function fingerprintOf(draft: AppointmentDraft): string {
  const { name, phone, email, date, time, tests, additionalInfo } = draft
  const facts = [name, phone, email, date, time, tests.toSorted(), additionalInfo]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
