/**
 * The clocks of servers that share a store differ by less than this. So a stored time that lies further in the
 * future comes from a wrong clock.
 */
export const maxClockSkewMs = 60_000
