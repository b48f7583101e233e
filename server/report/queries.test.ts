import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { endedWithRequest } from '../db/records.ts'
import type { AuditAction } from '../db/schema.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { noticeFigures, requestFigures } from './queries.ts'

const hourMs = 60 * 60_000

describe.each(sharedAndOwn)('figures for the report on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    onTestFinished(() => database.close())
  })

  it('are those of the requests received in the time asked for, without a personal field', async () => {
    for (const hours of [-1, 0, 23, 24]) {
      const receivedAtMs = fridayTenAm + hours * hourMs
      const request = aRequest({ tests: ['ECG', "Women's Health Package"] })
      await database.acceptRequest(aNewAppointment({ request, receivedAtMs }))
    }
    const figures = await requestFigures(database, fridayTenAm, fridayTenAm + 24 * hourMs)
    expect(figures.map(({ receivedAtMs }) => (receivedAtMs - fridayTenAm) / hourMs)).toEqual([
      0, 23,
    ])
    expect(figures[0]).toEqual({
      receivedAtMs: fridayTenAm,
      callByMs: expect.any(Number),
      tests: ['ECG', "Women's Health Package"],
      notifiedAtMs: undefined,
      calledAtMs: undefined,
      hasCome: undefined,
    })
  })

  it('say once of a chain of corrections whether the patient came, of its last request', async () => {
    const send = async (minutes: number, changes: Parameters<typeof aNewAppointment>[0] = {}) => {
      const receivedAtMs = fridayTenAm + minutes * 60_000
      const time = `${minutes}:00 PM`
      const request = aRequest({ time })
      const own = { request, receivedAtMs, recentSinceMs: 0, ...changes }
      return (await database.acceptRequest(aNewAppointment(own))).reference
    }
    const came = async () =>
      (await requestFigures(database, fridayTenAm, fridayTenAm + hourMs)).map(
        (each) => each.hasCome,
      )
    const references = [await send(1), await send(2), await send(3)]
    for (const each of references) await setStatus(database, each, 'arrived', fridayTenAm + hourMs)
    expect(await came()).toEqual([undefined, undefined, true])
    // What reception entered after them is no request, and takes nothing from the figures.
    const entered = await send(4, { entry: { source: 'phone', device: 'Front' } })
    await setStatus(database, entered, 'arrived', fridayTenAm + hourMs)
    for (const each of references) await setStatus(database, each, 'no-show', fridayTenAm + hourMs)
    expect(await came()).toEqual([undefined, undefined, false])
    const other = aRequest({ name: 'Ravi Verma', phone: '98111 22233' })
    await setStatus(database, await send(5, { request: other }), 'arrived', fridayTenAm + hourMs)
    expect(await came()).toEqual([undefined, undefined, false, true])
    // Another correction by the patient, of what reception entered.
    await setStatus(database, await send(6), 'arrived', fridayTenAm + hourMs)
    expect(await came()).toEqual([undefined, undefined, undefined, true, true])
  })

  it('count the notices of that time by channel and state', async () => {
    const notices = [
      aNewNotice(),
      aNewNotice(),
      aNewNotice({ channel: 'email', recipient: 'desk@example.org' }),
    ]
    await database.acceptRequest(aNewAppointment({ notices }))
    await database.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm + 1 }))
    const counts = await noticeFigures(database, fridayTenAm, fridayTenAm + 1)
    expect(counts.toSorted((a, b) => a.count - b.count)).toEqual([
      { channel: 'email', status: 'due', count: 1 },
      { channel: 'whatsapp-cloud', status: 'due', count: 2 },
    ])
  })

  it('leave out a notice that ended with its request', async () => {
    await database.acceptRequest(aNewAppointment())
    const [notice] = await claimDue(database, aClaim())
    if (notice === undefined) throw new Error('nothing was due')
    const failure = { class: 'transient', code: endedWithRequest } as const
    await recordOutcome(database, [notice], { status: 'abandoned', failure }, fridayTenAm)
    expect(await noticeFigures(database, fridayTenAm, fridayTenAm + 1)).toEqual([])
    expect(await listNotices(database, { unsettledOnly: true })).toEqual([])
    expect(await listNotices(database, {})).toMatchObject([{ status: 'abandoned', failure }])
  })
})

it('take the first call recorded after the request came, by anybody, unless undone', async () => {
  const database = await storeInMemory()
  const { reference } = await database.acceptRequest(aNewAppointment())
  const entries: readonly (readonly [AuditAction, number])[] = [
    // An earlier appointment had the same reference and was purged.
    ['confirmed', -400 * 24],
    ['requested', 1],
    ['confirmed', 3],
    ['unreachable', 2],
  ]
  await database.db
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
  const figures = async () => (await requestFigures(database, fridayTenAm, fridayTenAm + 1))[0]
  expect((await figures())?.calledAtMs).toBeUndefined()
  await setStatus(database, reference, 'confirmed', fridayTenAm + 3 * hourMs)
  expect((await figures())?.calledAtMs).toBe(fridayTenAm + 2 * hourMs)
})
