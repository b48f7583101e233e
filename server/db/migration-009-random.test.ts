import fc from 'fast-check'
import { expect, it } from 'vitest'
import { referenceOf, visitsOfStore } from '../../test/support/migrate-visits.ts'
import type { AppointmentRow } from './from-2-0-0/store.ts'

type Appointment = Pick<AppointmentRow, 'status' | 'status_at' | 'erased_at'>

const appointmentStates = [
  ...(['requested', 'confirmed', 'unreachable', 'cancelled', 'arrived', 'no-show'] as const),
]

/** Few instants, so that many are the same. */
const instant = fc.integer({ min: 1, max: 12 }).map((minutes) => minutes * 60_000)
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const reference = fc.integer({ min: 1, max: 6 }).map(referenceOf)
const device = fc.constantFrom('Front desk', 'forgotten')
const day = fc.constantFrom('2026-11-23', '2026-11-24')
const reason = fc.constantFrom(...(['wrong-number', 'patient-cancelled'] as const))

/**
 * The columns that acts change, with any combination of values, as in a store that somebody repaired by hand.
 */
const acted = fc.record({
  status: fc.constantFrom(...appointmentStates),
  status_at: orNull(instant),
  agreed_date: orNull(day),
  agreed_time: fc.constant('10:00 AM'),
  outcome_reason: orNull(reason),
  try_again_at: orNull(instant),
  claimed_by: orNull(device),
  claimed_until: orNull(instant),
  reminded_at: orNull(instant),
})

const appointment = fc.record({
  acted,
  received_at: instant,
  right_received_at: orNull(instant),
  corrects: orNull(reference),
  erased_at: fc.option(instant, { nil: null, freq: 6 }),
  source: fc.constantFrom(...(['site', 'site', 'phone', 'walk-in'] as const)),
  heard_at: orNull(instant),
  seen_at: orNull(instant),
  seen_by: orNull(device),
  date: day,
  note: fc.constantFrom('', 'A note', 'Another'),
})

const entry = fc.record({
  at: instant,
  actor: fc.constantFrom(...(['cli', 'tap', 'desk', 'desk', 'worker'] as const)),
  action: fc.constantFrom(...([...appointmentStates, 'entered', 'erased', 'purged'] as const)),
  reference: orNull(reference),
  count: fc.constant(1),
  device: orNull(device),
})

const act = fc.record({
  device_id: fc.integer({ min: 1, max: 2 }),
  at: instant,
  act: fc.constantFrom('agreed', 'no-answer', 'undo', 'undo', 'seen', 'claim', 'note', 'reminded'),
  refs: fc
    .uniqueArray(reference, { minLength: 1, maxLength: 2 })
    .map((refs) => JSON.stringify(refs)),
  former: fc.record({ id: fc.integer({ min: 1, max: 6 }), former: acted }),
})

const store = fc.record({
  appointments: fc.array(appointment, { minLength: 1, maxLength: 6 }),
  audit: fc.array(entry, { maxLength: 15 }),
  acts: fc.array(act, { maxLength: 5 }),
})

it('keeps every request in one visit and in its state, whatever a store of 2.0.0 holds', async () => {
  await fc.assert(
    fc.asyncProperty(store, async ({ appointments, audit, acts }) => {
      const rows = appointments.map(({ acted: columns, ...rest }, index) => ({
        ...rest,
        ...columns,
        id: index + 1,
      }))
      const { visits } = await visitsOfStore({
        appointments: rows,
        audit,
        acts: acts.map(({ former, ...rest }) => ({
          ...rest,
          undo: JSON.stringify([{ id: former.id, ...former.former }]),
        })),
      })
      expect(visits.flatMap(({ requests }) => requests)).toHaveLength(rows.length)
      for (const row of rows) {
        const found = visits.find(({ requests }) => requests.some(({ id }) => id === row.id))
        const others = rows.filter((other) =>
          found?.requests.some(({ id }) => id === other.id && id !== row.id),
        )
        expect(statesOf(row, others)).toContain(found?.visit.ending ?? found?.visit.state)
        expect(found?.visit).toMatchObject({ state: found?.columns.state })
      }
      const events = visits.flatMap((visit) => visit.events)
      expect(events.filter(({ kind }) => kind === 'note').every(({ text }) => text)).toBe(true)
    }),
    { numRuns: 100 },
  )
}, 60_000)

/**
 * Returns the states that a request's visit may have. A later act on another request of the visit may have
 * closed an unanswered request.
 */
function statesOf(row: Appointment, others: readonly Appointment[]): string[] {
  if (row.erased_at !== null) return ['erased']
  const later = others.filter((other) => (other.status_at ?? 0) > (row.status_at ?? 0))
  const isUnanswered = row.status === 'unreachable'
  return [row, ...(isUnanswered ? later : [])].map(({ status }) => states[status] ?? status)
}

const states: Readonly<Partial<Record<string, string>>> = {
  requested: 'to call',
  unreachable: 'to call again',
  confirmed: 'expected',
}
