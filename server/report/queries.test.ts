import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import { openSqliteInMemory } from '../db/open-sqlite.ts'
import { openStore } from '../db/open-store.ts'
import { endedWithRequest } from '../db/records.ts'
import type { AuditAction } from '../db/schema.ts'
import type { Store } from '../db/store.ts'

const hourMs = 60 * 60_000

describe.each(stores)('figures for the report on %s', (_name, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
    onTestFinished(() => store.close())
  })

  it('are those of the requests received in the time asked for, without a personal field', async () => {
    for (const hours of [-1, 0, 23, 24]) {
      const receivedAtMs = fridayTenAm + hours * hourMs
      const request = aRequest({ tests: ['ECG', "Women's Health Package"] })
      await store.acceptRequest(aNewAppointment({ request, receivedAtMs }))
    }
    const figures = await store.requestFigures(fridayTenAm, fridayTenAm + 24 * hourMs)
    expect(figures.map(({ receivedAtMs }) => (receivedAtMs - fridayTenAm) / hourMs)).toEqual([
      0, 23,
    ])
    expect(figures[0]).toEqual({
      receivedAtMs: fridayTenAm,
      callByMs: expect.any(Number),
      tests: ['ECG', "Women's Health Package"],
      notifiedAtMs: undefined,
      calledAtMs: undefined,
    })
  })

  it('count the notices of that time by channel and state', async () => {
    const notices = [
      aNewNotice(),
      aNewNotice(),
      aNewNotice({ channel: 'email', recipient: 'desk@example.org' }),
    ]
    await store.acceptRequest(aNewAppointment({ notices }))
    await store.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm + 1 }))
    const counts = await store.noticeFigures(fridayTenAm, fridayTenAm + 1)
    expect(counts.toSorted((a, b) => a.count - b.count)).toEqual([
      { channel: 'email', status: 'due', count: 1 },
      { channel: 'whatsapp-cloud', status: 'due', count: 2 },
    ])
  })

  it('leave out a notice that ended with its request', async () => {
    await store.acceptRequest(aNewAppointment())
    const [notice] = await store.claimDue({
      owner: 'one',
      channels: ['whatsapp-cloud'],
      nowMs: fridayTenAm,
      leaseMs: 1,
      limit: 1,
    })
    if (notice === undefined) throw new Error('nothing was due')
    const failure = { class: 'transient', code: endedWithRequest } as const
    await store.recordOutcome([notice], { status: 'abandoned', failure }, fridayTenAm)
    expect(await store.noticeFigures(fridayTenAm, fridayTenAm + 1)).toEqual([])
    expect(await store.listNotices({ unsettledOnly: true })).toEqual([])
    expect(await store.listNotices({})).toMatchObject([{ status: 'abandoned', failure }])
  })
})

it('take the first call noted after the request came, whoever noted it', async () => {
  const db = openSqliteInMemory()
  const store = await openStore(db)
  onTestFinished(() => store.close())
  const { reference } = await store.acceptRequest(aNewAppointment())
  const entries: readonly (readonly [AuditAction, number])[] = [
    // Of an earlier appointment with the same reference, purged since.
    ['confirmed', -400 * 24],
    ['requested', 1],
    ['confirmed', 3],
    ['unreachable', 2],
  ]
  await db
    .insertInto('audit')
    .values(
      entries.map(([action, hours]) => ({
        at: fridayTenAm + hours * hourMs,
        actor: 'tap',
        action,
        reference,
        count: 1,
      })),
    )
    .execute()
  const [figures] = await store.requestFigures(fridayTenAm, fridayTenAm + 1)
  expect(figures?.calledAtMs).toBe(fridayTenAm + 2 * hourMs)
})
