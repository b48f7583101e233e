import { aBooking, post } from '../support/a-booking.ts'

/** The headers in which proxies name a client's address. A client sends them itself to forge this address. */
export const forgedHeaders = (address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  forwarded: `for=${address}`,
  'x-real-ip': address,
  'cf-connecting-ip': address,
  'true-client-ip': address,
  'x-client-ip': address,
})

/** Returns the address of a bot, another for each index. */
export function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`
}

export async function statusOf(...booking: Parameters<typeof post>): Promise<number> {
  const answer = await post(...booking)
  await answer.arrayBuffer()
  return answer.status
}

/**
 * How many bookings are under way at a time. With a thousand, a connection was reset once on a busy machine. Probably
 * the flood took longer than the ten seconds after which the server closes a silent connection.
 */
const atOnce = 250

/** Sends `count` bookings, each with its own phone number. Returns their statuses. */
export async function flood(
  url: string,
  count: number,
  headersOf: (index: number) => Readonly<Record<string, string>>,
): Promise<number[]> {
  const statuses: number[] = []
  for (let from = 0; from < count; from += atOnce) {
    const sent = Array.from({ length: Math.min(atOnce, count - from) }, (_, place) => {
      const booking = aBooking({ phone: `+91-98${String(10_000_000 + from + place)}` })
      return statusOf(url, booking, headersOf(from + place))
    })
    statuses.push(...(await Promise.all(sent)))
  }
  return statuses
}

export function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((each) => each === status).length
}
