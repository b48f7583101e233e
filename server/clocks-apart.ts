/** Allowed difference between the clocks of servers that share a store. */
export const clocksApartMs = 60_000
