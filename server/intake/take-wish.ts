import type { Logger } from 'pino'
import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { Wish } from '../../domain/visit/history.ts'
import { toLoggableError } from '../db/errors.ts'
import type { ActResult } from '../visits/perform-act.ts'
import type { Limits } from './limits.ts'
import { type FindVisit, provenRequest } from './proven-request.ts'

export interface WishDeps {
  readonly findVisit: FindVisit
  /** Resolves once the wish is durable or refused. A wish that is already open is not recorded again. */
  readonly recordWish: (visitId: number, kind: Wish['kind']) => Promise<ActResult>
  readonly limits: Pick<Limits, 'chargeAddress'>
  /** Called once the wish and its notices are durable; not for a refused wish. */
  readonly onRecorded: () => void
  readonly log: Logger
}

export interface SentWish {
  /** The proof: reference, name and number. */
  readonly details: ConfirmationDetails | undefined
  readonly kind: Wish['kind'] | undefined
  /** The client's network address, for the limit only; never stored. */
  readonly address: string
}

export type WishAnswer =
  /** The confirmation page then shows the wish, or how the visit had ended before the wish. */
  | { readonly kind: 'taken' }
  /** No stored request has this reference, name and number, or the form named no wish. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'not-stored' }

export type TakeWish = (sent: SentWish) => Promise<WishAnswer>

/** Takes the wish "I cannot come" or "another time". The visit goes on until reception calls about the wish. */
export function createWishes(deps: WishDeps): TakeWish {
  return async (sent) => {
    try {
      return await take(sent, deps)
    } catch (error) {
      deps.log.error({ failure: toLoggableError(error) }, 'wish not stored')
      return { kind: 'not-stored' }
    }
  }
}

async function take({ details, kind, address }: SentWish, deps: WishDeps): Promise<WishAnswer> {
  const found = details && (await provenRequest(details, deps.findVisit))
  if (found === undefined || kind === undefined) {
    const admission = deps.limits.chargeAddress(address)
    return admission.isAdmitted ? { kind: 'unproven' } : { kind: 'too-many', ...admission }
  }
  const result = await deps.recordWish(found.stored.id, kind)
  deps.log.info({ reference: found.request.reference, kind, result: result.kind }, 'wish answered')
  if (result.kind === 'done') deps.onRecorded()
  return { kind: 'taken' }
}
