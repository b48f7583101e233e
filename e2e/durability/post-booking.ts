import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { aBooking, post } from '../support/a-booking.ts'
import { weekdayNextMonth } from '../support/bookable-day.ts'

/** How long a visitor without an answer waits before the next try. */
const retryMs = 100

/** Returns a booking with a phone number of its own, so that the server does not take it for a repeat. */
export function anAttempt(number: number): BookingAttempt {
  const phone = `+91-9${String(800_000_000 + number)}`
  const time = timeSlots[number % timeSlots.length]?.label ?? ''
  const booking = aBooking({ phone, time, date: weekdayNextMonth() })
  return { booking, key: randomUUID(), references: [] }
}

export interface BookingAttempt {
  readonly booking: AppointmentRequest
  /** The idempotency key under which it is sent. */
  readonly key: string
  /** The reference in each OK answer. A booking that is sent again gets several. */
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

/** Posts a booking, and notes the reference if it is accepted. */
export async function postOnce(each: BookingAttempt, url: string): Promise<void> {
  const answer = await postBooking(url, each)
  if (answer.kind === 'accepted') each.references.push(answer.reference)
}

/** Posts a booking to these addresses, one after the other, until it is accepted. */
export async function postUntilAccepted(each: BookingAttempt, url: () => string): Promise<void> {
  while (each.references.length === 0) {
    await postOnce(each, url())
    if (each.references.length === 0) await pause(retryMs)
  }
}
