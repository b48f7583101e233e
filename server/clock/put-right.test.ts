import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { aReceipt } from '../../test/support/receipt-store.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openTestDesk } from '../../test/support/test-desk.ts'
import { leaseReceipts, recordReceipts } from '../receipts/apply-receipts.ts'

it('a receipt stored while the clock was 5½ hours ahead is due at once when the clock is right', async () => {
  const database = await storeInMemory()
  const receipt = aReceipt({ happenedAtMs: fridayTenAm })
  await recordReceipts(database, [receipt], fridayTenAm + 330 * minute)
  expect(await leaseReceipts(database, fridayTenAm, minute, 10)).toHaveLength(1)
})

it('a call put off while the clock was 5½ hours ahead is due at once when the clock is right', async () => {
  const desk = await openTestDesk()
  desk.clock.nowMs += 330 * minute
  const front = await desk.enter('Front')
  const reference = await desk.book()
  expect(await front.actOn(reference, { act: 'no-answer' })).toMatchObject({ status: 200 })
  const putOffMs = (await front.card(reference))?.tryAgainAtMs ?? 0
  expect(putOffMs).toBeGreaterThan(desk.clock.nowMs)
  desk.clock.nowMs = fridayTenAm
  expect((await front.card(reference))?.tryAgainAtMs).toBe(fridayTenAm)
})
