import type { Request } from 'autocannon'
import { addDays, delhiDate } from '../domain/delhi-time.ts'

const address = '/api/send-whatsapp'

let made = 0

/** Returns the body of a new request. Its phone number is new, so that the server does not take it for a duplicate. */
export function nextBody(): string {
  return JSON.stringify({
    name: 'Asha Verma',
    phone: `+91 ${9_000_000_000 + made++}`,
    email: 'asha@example.org',
    date: addDays(delhiDate(Date.now()), 2),
    time: '11:00 AM',
    tests: ['MRI Scan', 'Blood Sugar', 'Lipid Profile'],
    additionalInfo: 'I use a wheelchair.',
  })
}

/** Makes one request. @returns Its reference. */
export async function book(siteUrl: string): Promise<string> {
  const response = await fetch(siteUrl + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: nextBody(),
  })
  if (!response.ok) throw new Error(`a booking was answered ${response.status}`)
  const { reference } = await response.json()
  return String(reference)
}

/** A request of `flood` that books, each time with a new body. */
export const bookingRequest: Request = {
  method: 'POST',
  path: address,
  headers: { 'content-type': 'application/json' },
  setupRequest: (request) => ({ ...request, body: nextBody() }),
}
