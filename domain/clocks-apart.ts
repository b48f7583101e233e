/**
 * The clocks of servers that share a store differ by less than this. A time that is further ahead was stored by
 * a wrong clock.
 */
export const clocksApartMs = 60_000
