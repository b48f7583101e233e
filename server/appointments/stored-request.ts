import { maxLength } from '../../domain/appointment-request.ts'
import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import { folded } from '../../domain/repeated-request.ts'
import type { Appointment } from '../db/records.ts'
import { cleanLine } from './clean-draft.ts'
import { phoneKeys } from './phone-key.ts'

export type FindAppointment = (reference: string) => Promise<Appointment | undefined>

/**
 * The stored request that a confirmation link proves by its reference, name and number. Undefined
 * for any other link, after an erasure, and when the store cannot be read.
 */
export async function storedRequest(
  details: ConfirmationDetails,
  findAppointment: FindAppointment,
): Promise<Appointment | undefined> {
  if (details.reference === undefined) return undefined
  const found = await findAppointment(details.reference).catch(() => undefined)
  return found !== undefined && isOf(details, found) ? found : undefined
}

/**
 * Whether our own redirect can have made the link. It carries what was typed, which is cleaned
 * before it is stored; after a duplicate it carries the first reference with this request's
 * spelling of the same name and number. Nothing else may match, since the page prints it as ours.
 */
function isOf(link: ConfirmationDetails, stored: Appointment): boolean {
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
