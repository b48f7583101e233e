import { maxLength } from '../../domain/appointment-request.ts'
import { cleanLine } from '../../domain/clean-draft.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { folded } from '../../domain/folded-text.ts'
import type { Reference } from '../../domain/reference.ts'
import type { Ask } from '../../domain/visit/visit.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import type { RequestOfVisit } from '../visits/loaded-visit.ts'
import { phoneKeys } from '../visits/phone-key.ts'

export type FindVisit = (reference: Reference) => Promise<StoredVisit | undefined>

/** A stored request, as the ask that it is, and its visit. */
export interface ProvenRequest {
  readonly request: RequestOfVisit
  readonly ask: Ask
  readonly of: StoredVisit
}

/**
 * The stored request that a confirmation link proves by its reference, name and number. Undefined
 * for any other link and after an erasure. Rejects where the store cannot be read.
 */
export async function provenRequest(
  details: ConfirmationDetails,
  findVisit: FindVisit,
): Promise<ProvenRequest | undefined> {
  const { reference } = details
  if (reference === undefined) return undefined
  const of = await findVisit(reference)
  const request = of?.requests.find((each) => each.reference === reference)
  const ask = of?.visit.asks.find(({ number }) => number === request?.number)
  if (of === undefined || request === undefined || ask === undefined) return undefined
  return isOf(details, request) ? { request, ask, of } : undefined
}

/**
 * Whether our own redirect can have made the link. It carries what was typed, which is cleaned
 * before it is stored; after a duplicate it carries the first reference with this request's
 * spelling of the same name and number. Nothing else may match, since the page prints it as ours.
 */
function isOf(link: ConfirmationDetails, stored: RequestOfVisit): boolean {
  const name = cleanLine(link.name)
  const phone = cleanLine(link.phone)
  const isSameName = name === stored.name || folded(name) === folded(stored.name)
  return isSameName && (phone === stored.phone || isOtherWriting(phone, stored.phone))
}

/** Digits only, and every number among them is stored. */
function isOtherWriting(phone: string, stored: string): boolean {
  if (phone.length > maxLength.phone || /\p{L}/u.test(phone)) return false
  const keys = phoneKeys(phone)
  const storedKeys = phoneKeys(stored)
  return keys.length > 0 && keys.every((key) => storedKeys.includes(key))
}
