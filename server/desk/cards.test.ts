import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import type { Row } from './bounded-rows.ts'
import { cardsOf, chainsOf } from './cards.ts'

const minute = 60_000
const statuses = ['requested', 'confirmed', 'unreachable', 'cancelled', 'arrived'] as const
const device = { id: 1, name: 'Front' }

function aRow(id: number, changes: Partial<Row> = {}): Row {
  return {
    ...{ id, reference: `#SID${String(id).padStart(6, '0')}`, status: 'requested' },
    ...{ status_at: null, name: 'Asha', phone: '98765 43210', email: '', date: '2026-11-21' },
    ...{ time: '9:00 AM', tests: '["ECG"]', additional_info: '', language: 'en' },
    ...{ received_at: fridayTenAm - minute, call_by: fridayTenAm + minute, fingerprint: 'f' },
    ...{ idempotency_key: null, heard_at: null, next_step_at: null, steps_taken: '[]' },
    ...{ needs_call_at: null, phone_key: '+919876543210', corrects: null, erased_at: null },
    ...{
      agreed_date: null,
      agreed_time: null,
      try_again_at: null,
      outcome_reason: null,
    },
    ...{ note: '', source: 'site', seen_at: null, seen_by: null, claimed_by: null },
    ...{ claimed_until: null, reminded_at: null },
    ...changes,
  }
}

const instant = (from: number, to: number) => fc.integer({ min: from, max: to })
/** Any rows, each correcting any other or none: also what no intake would store. */
const anyRows = fc
  .array(
    fc.record({
      status: fc.constantFrom(...statuses),
      received_at: instant(fridayTenAm - 5 * minute, fridayTenAm),
      status_at: fc.option(instant(fridayTenAm - 5 * minute, fridayTenAm)),
      corrects: fc.option(fc.integer({ min: 1, max: 8 })),
      claimed_by: fc.constantFrom(null, 'Front', 'Back'),
      claimed_until: fc.option(instant(fridayTenAm - minute, fridayTenAm + 30 * minute)),
      seen_at: fc.option(instant(fridayTenAm - minute, fridayTenAm)),
      try_again_at: fc.option(instant(0, fridayTenAm * 2)),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ corrects, ...row }, index) =>
      aRow(index + 1, {
        ...row,
        seen_by: row.seen_at === null ? null : 'Back',
        corrects: corrects === null ? null : `#SID00000${corrects}`,
      }),
    ),
  )

const cards = (rows: readonly Row[]) =>
  cardsOf({ rows, earlier: [], outcomes: [], deskActs: [] }, fridayTenAm)(device)

it('each request is on exactly one card, and open on it while it is open', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const shown = cards(rows)
      const references = shown.flatMap((card) => card.references)
      expect(references.toSorted()).toEqual(rows.map(({ reference }) => reference).toSorted())
      for (const card of shown) {
        const own = rows.filter(({ reference }) => card.references.some((r) => r === reference))
        const isOpen = own.some(({ status }) => status === 'requested')
        expect(card.state === 'requested').toBe(isOpen)
        if (isOpen && card.seen) {
          const open = own.filter(({ status }) => status === 'requested')
          expect(open.every(({ seen_at }) => seen_at !== null)).toBe(true)
        }
      }
    }),
  )
})

it('a claim shown holds now, and for ten minutes at most; a call is put off a week at most', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { claim, tryAgainAtMs } of cards(rows)) {
        expect(claim?.untilMs ?? Infinity).toBeGreaterThan(fridayTenAm)
        expect(claim?.untilMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 11 * minute)
        expect(tryAgainAtMs ?? 0).toBeLessThanOrEqual(fridayTenAm + 7 * 24 * 60 * minute)
      }
    }),
  )
})

it('a chain follows corrections back in time alone: a purged reference may be used again', () => {
  const reused = aRow(1, { received_at: fridayTenAm })
  const old = aRow(2, { corrects: '#SID000001', received_at: fridayTenAm - minute })
  expect(chainsOf([reused, old])).toHaveLength(2)
  const [chain] = chainsOf([aRow(1), aRow(2, { corrects: '#SID000001', received_at: fridayTenAm })])
  expect(chain?.map(({ id }) => id)).toEqual([2, 1])
})
