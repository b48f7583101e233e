import type { Request } from 'autocannon'
import { centre } from '../content/centre.ts'
import type { AppointmentDraft } from '../domain/appointment-request.ts'
import { addDays, delhiDate } from '../domain/delhi-time.ts'
import { parseReference, type Reference } from '../domain/reference.ts'
import { nextFreeSlot } from '../domain/slot-advice.ts'

const address = '/api/send-whatsapp'
const headers = { 'content-type': 'application/json' }

let made = 0

/** The first time from tomorrow on at which the centre is open. */
const openTime = nextFreeSlot(addDays(delhiDate(Date.now()), 1), {
  nowMs: Date.now(),
  hours: centre.hours,
})

/** Returns a new request. Its phone number is new, so that the server does not take it for a duplicate. */
export function nextDraft(): AppointmentDraft {
  if (openTime === undefined) throw new Error('the centre takes no request')
  return {
    name: 'Asha Verma',
    phone: `+91 ${9_000_000_000 + made++}`,
    email: 'asha@example.org',
    date: openTime.date,
    time: openTime.slot.label,
    tests: ['MRI Scan', 'Blood Sugar', 'Lipid Profile'],
    additionalInfo: 'I use a wheelchair.',
  }
}

/** Makes one request. @returns Its reference. */
export async function book(siteUrl: string, draft = nextDraft()): Promise<Reference> {
  const body = JSON.stringify(draft)
  const response = await fetch(siteUrl + address, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`a booking was answered ${response.status}`)
  const reference = parseReference(String((await response.json()).reference))
  if (reference === undefined) throw new Error('a booking has no reference')
  return reference
}

/** A request of `flood` that books, each time with a new body. */
export const bookingRequest: Request = {
  method: 'POST',
  path: address,
  headers,
  setupRequest: (request) => ({ ...request, body: JSON.stringify(nextDraft()) }),
}
