/** Noon of a Monday in Delhi, the centre open: what pictures of the site show. */
export const shownInstantMs: number = Date.parse('2026-11-23T12:00:00+05:30')

/** Makes a Node program started with it believe so; the server reads the time from `Date.now` alone. */
export const frozenClock: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`Date.now = () => ${shownInstantMs}`)}`,
]
