/** Durations in milliseconds. */
export const second = 1000
export const minute = 60 * second
/** Named so because `halfHour` in domain/rooms/lanes.ts counts minutes. */
export const halfHourMs = 30 * minute
export const hour = 60 * minute
export const day = 24 * hour
