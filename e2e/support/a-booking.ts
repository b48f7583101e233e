import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import { nextWeekday } from './bookable-day.ts'

/** A request the real server takes, in the order of its JSON body; with a unique name and number. */
export function aBooking(changes: Partial<AppointmentRequest> = {}): AppointmentRequest {
  return {
    name: aName(),
    phone: `+91-98765 ${randomInt(10_000, 100_000)}`,
    email: '',
    date: nextWeekday(),
    time: '11:00 AM',
    tests: ['MRI Scan', 'Blood Sugar'],
    additionalInfo: '',
    ...changes,
  }
}

/** Every field filled, the ones that may stay empty too. */
export function aFullBooking(changes: Partial<AppointmentRequest> = {}): AppointmentRequest {
  return aBooking({
    email: 'asha@example.com',
    additionalInfo: 'Wheelchair, please.\nI speak Hindi.',
    ...changes,
  })
}

function aName(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26)))
  return `Asha ${letters.join('')}`
}

const accepted = z.object({ reference: z.string() })

/** Posts it as the form does, without a browser. */
export async function post(
  url: string,
  request: AppointmentRequest = aBooking(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await fetch(`${url}/api/send-whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  })
}

/** The reference of an accepted request; throws unless the answer is 200. */
export async function book(url: string, request?: AppointmentRequest): Promise<string> {
  const answer = await post(url, request)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return accepted.parse(await answer.json()).reference
}
