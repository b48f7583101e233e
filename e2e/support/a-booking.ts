import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { nextWeekday } from './bookable-day.ts'

/** Returns a request that the real server accepts, with a unique name and number. The keys have the form's order. */
export function aBooking(changes: Partial<AppointmentRequest> = {}): AppointmentRequest {
  const phone = `+91-98765 ${randomInt(10_000, 100_000)}`
  return { ...aRequest(), name: aName(), phone, date: nextWeekday(), ...changes }
}

/** Returns such a request with the optional fields filled in too. */
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

/** Posts a request as the form does, without a browser. */
export async function post(
  url: string,
  request: AppointmentRequest = aBooking(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await fetch(`${url}/api/send-whatsapp`, aPost(request, headers))
}

/** Posts a request and returns its reference. Throws unless the answer is 200. */
export async function book(url: string, request?: AppointmentRequest): Promise<string> {
  const answer = await post(url, request)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return accepted.parse(await answer.json()).reference
}
