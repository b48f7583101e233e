import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { delhiIso } from './delhi-time.ts'
import { suggestedTry } from './try-again.ts'

/** 2026-11-21 is a Saturday; the centre closes at 8:30 PM, on Sunday at 5 PM. */
it.each([
  ['in an hour', '2026-11-21T10:00', '2026-11-21T11:00'],
  ['at the next opening where it is closed then', '2026-11-21T19:30', '2026-11-22T08:30'],
  ['on Monday after Sunday', '2026-11-22T16:00', '2026-11-23T08:30'],
])('suggests to call again %s', (_when, now, suggested) => {
  const triedAt = suggestedTry(Date.parse(`${now}+05:30`), centre.hours)
  expect(delhiIso(triedAt).slice(0, 16)).toBe(suggested)
})
