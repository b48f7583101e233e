import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { aClaimedNotice, aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { NewAppointment } from '../db/records.ts'
import { erase } from '../privacy/erase.ts'
import { dayDigestMessage, enqueueDayDigest } from './day-digest.ts'

const hour = 60 * 60_000
const day = 24 * hour

it('names patients of the day not called yet, and nobody whose data was erased', async () => {
  const database = await storeInMemory()
  const book = async (changes: Partial<NewAppointment> = {}) =>
    (await database.acceptRequest(aNewAppointment(changes))).reference
  const open = await book()
  await erase(database, [await book()], { actor: 'cli', nowMs: fridayTenAm })
  const called = await book()
  await setStatus(database, called, 'confirmed', fridayTenAm)
  const notified = { heard_at: fridayTenAm }
  await database.db
    .updateTable('appointment')
    .set(notified)
    .where('reference', '=', called)
    .execute()
  await book({ receivedAtMs: fridayTenAm - day })
  await book({ entry: { source: 'phone', device: 'Front' } })
  const notice = aClaimedNotice({ kind: 'day-digest', subject: '2026-11-20' })
  const deps = { database, hours: centre.hours, now: () => fridayTenAm }
  const [summary, requests] = (await dayDigestMessage(notice, deps)).fields
  expect(requests?.items).toEqual([expect.stringContaining(open)])
  const counts = {
    all: 3,
    confirmed: 1,
    unreachable: 0,
    cancelled: 0,
    open: 1,
    notTold: 1,
    before: 1,
  }
  expect(summary?.value).toBe(english.notices.day.summary('Today', counts))
})

it('counts each request in one digest, those of the evening in that of the next day', async () => {
  const database = await storeInMemory()
  const sunday = { date: '2026-11-22', closes: fridayTenAm + 2 * day + 7 * hour }
  await database.acceptRequest(aNewAppointment({ receivedAtMs: sunday.closes - 1 }))
  await database.acceptRequest(aNewAppointment({ receivedAtMs: sunday.closes }))
  await database.acceptRequest(aNewAppointment({ receivedAtMs: sunday.closes + 4 * hour }))
  const deps = { database, hours: centre.hours }
  const summaryOf = async (subject: string, nowMs: number) => {
    const notice = aClaimedNotice({ kind: 'day-digest', subject })
    return (await dayDigestMessage(notice, { ...deps, now: () => nowMs })).fields[0]?.value
  }
  expect(await summaryOf('2026-11-22', sunday.closes + hour)).toMatch(/^Today: 1 requests/)
  const monday = sunday.closes + day
  expect(await summaryOf('2026-11-23', monday)).toMatch(/^Today: 2 requests/)
  expect(await summaryOf('2026-11-23', monday + day)).toMatch(
    /^Monday, 23 November 2026: 2 requests/,
  )
})

it('is queued at the closing of the day, not at its break', async () => {
  const database = await storeInMemory()
  const halves = [
    { opens: 510, closes: 780 },
    { opens: 840, closes: 1230 },
  ]
  const friday = { ...centre.hours, weekly: { ...centre.hours.weekly, 5: halves } }
  const mailbox = { channel: 'email', recipient: 'reception@centre.example' } as const
  const owed = async (nowMs: number) => {
    const dueAtMs = await enqueueDayDigest({
      database,
      recipients: {
        reception: [mailbox],
        dayDigest: [mailbox],
        receptionMail: mailbox,
        owner: undefined,
        canBeTapped: false,
      },
      hours: friday,
      now: () => nowMs,
      newId: () => 'an-id',
      onEnqueued: () => {},
    })
    const { length } = await database.db.selectFrom('notice').select('id').execute()
    return { dueAtMs, length }
  }
  const [inBreak, closing] = [fridayTenAm + 3.5 * hour, fridayTenAm + 10.5 * hour]
  expect(await owed(inBreak)).toEqual({ dueAtMs: closing, length: 0 })
  expect(await owed(closing)).toMatchObject({ length: 1 })
})
