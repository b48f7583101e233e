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

/** Sends `count` bookings at once, each with its own phone number. Returns their statuses. */
export async function flood(
  url: string,
  count: number,
  headersOf: (index: number) => Readonly<Record<string, string>>,
): Promise<number[]> {
  return await Promise.all(
    Array.from({ length: count }, (_, index) =>
      statusOf(url, aBooking({ phone: `+91-98${String(10_000_000 + index)}` }), headersOf(index)),
    ),
  )
}

export function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((each) => each === status).length
}
