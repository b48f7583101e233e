import { expect, it } from 'vitest'
import { ringsOf } from '../domain/desk/board-rings.ts'
import { delhiInstant } from '../domain/time/delhi-time.ts'
import { aCard } from '../test/support/a-card.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { centreOf } from './desk-now.ts'

it('rings at the next opening for a request that came while reception had closed the centre', () => {
  const closed = { what: 'centre', first: '2026-11-20', last: '2026-11-20' } as const
  const { hours } = centreOf({ blocks: [{ id: 1, ...closed, reason: 'holiday' }] })
  const saturdayOpening = delhiInstant('2026-11-21', 8 * 60 + 30)
  expect(ringsOf(aCard(), fridayTenAm, { hours, isOnlyChannel: false })).toEqual([
    { atMs: saturdayOpening, reason: 'new' },
  ])
})
