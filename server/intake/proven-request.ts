import { maxLength } from '../../domain/request/appointment-request.ts'
import { cleanLine } from '../../domain/request/clean-lines.ts'
import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { folded } from '../../domain/text/folded-text.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import type { RequestOfVisit } from '../visits/loaded-visit.ts'
import { readPhone } from '../visits/phone-key.ts'

export type FindVisit = (reference: Reference) => Promise<StoredVisit | undefined>

export type ProvenRequest = NonNullable<Awaited<ReturnType<typeof provenRequest>>>

/**
 * The stored request that a confirmation link proves by its reference, name and number. Undefined for any
 * other link and after an erasure. Rejects if the store cannot be read.
 */
export async function provenRequest(details: ConfirmationDetails, findVisit: FindVisit) {
  const { reference } = details
  if (reference === undefined) return undefined
  const stored = await findVisit(reference)
  const request = stored?.requests.find((each) => each.reference === reference)
  const ask = stored?.visit.asks.find(({ number }) => number === request?.number)
  if (stored === undefined || request === undefined || ask === undefined) return undefined
  return isOf(details, request) ? { request, ask, stored } : undefined
}

/**
 * Whether our own redirect can have made the link. The link carries the name and number as typed, and the
 * store has them cleaned. After a duplicate, the link carries the first reference with the new spelling of
 * name and number. Nothing else may match, because the page presents the link's details as ours.
 */
function isOf(link: ConfirmationDetails, stored: RequestOfVisit): boolean {
  const name = cleanLine(link.name)
  const phone = cleanLine(link.phone)
  const isSameName = name === stored.name || folded(name) === folded(stored.name)
  return isSameName && (phone === stored.phone || isOtherWriting(phone, stored.phone))
}

/** Whether the text has only stored numbers, at least one, and no words or exactly the stored ones. */
function isOtherWriting(phone: string, stored: string): boolean {
  if (phone.length > maxLength.phone) return false
  const typed = readPhone(phone)
  const { phoneKeys, phoneNote } = readPhone(stored)
  const isSameNumber = typed.phoneKeys.every((key) => phoneKeys.includes(key))
  return typed.phoneKeys.length > 0 && isSameNumber && ['', phoneNote].includes(typed.phoneNote)
}
