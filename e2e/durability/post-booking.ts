import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { aBooking, post } from '../support/a-booking.ts'
import { weekdayNextMonth } from '../support/bookable-day.ts'

/** Returns a booking with a phone number of its own, so that the server does not take it for a repeat. */
export function anAttempt(number: number): BookingAttempt {
  const phone = `+91-9${String(800_000_000 + number)}`
  const time = timeSlots[number % timeSlots.length]?.label ?? ''
  return { booking: aBooking({ phone, time, date: weekdayNextMonth() }), key: randomUUID() }
}

/** A booking, with the idempotency key under which it is sent. */
export interface BookingAttempt {
  readonly booking: AppointmentRequest
  readonly key: string
}

/** A booking, with the reference in each OK answer. A booking that is sent again gets several. */
export interface Booked extends BookingAttempt {
  readonly references: string[]
}

export type PostAnswer =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly status: number; readonly error: string | undefined }
  /** The connection broke. Whether the request is stored is unknown. */
  | { readonly kind: 'none' }

const answerBody = z.object({ reference: z.string().optional(), error: z.string().optional() })

/** Posts a booking as the form does, without a browser. */
export async function postBooking(
  url: string,
  { booking, key }: BookingAttempt,
): Promise<PostAnswer> {
  try {
    const answer = await post(url, booking, { 'idempotency-key': key })
    const { reference, error } = answerBody.parse(await answer.json())
    if (answer.status === 200 && reference !== undefined) return { kind: 'accepted', reference }
    return { kind: 'refused', status: answer.status, error }
  } catch {
    return { kind: 'none' }
  }
}
