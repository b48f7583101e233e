import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addDays, type CalendarDate, delhiInstant } from '../../domain/delhi-time.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import type { NewAppointment } from '../db/records.ts'
import type { AppointmentStatus } from '../db/schema.ts'
import type { DayLists } from './day-queries.ts'
import { dayLists } from './day-queries.ts'
import { setStatus } from './queries.ts'

const today = '2026-11-20'
const at = (hour: number, day: CalendarDate = today) => delhiInstant(day, hour * 60)
const day = { date: today, fromMs: at(0), toMs: at(24) } as const

describe.each(sharedAndOwn)('dayLists on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    onTestFinished(() => database.close())
  })

  async function stored(
    name: string,
    {
      callByMs = at(12),
      date = today,
      status = 'requested',
    }: { callByMs?: number; date?: CalendarDate; status?: AppointmentStatus },
  ): Promise<void> {
    const request = aRequest({ name, date })
    const { reference } = await database.acceptRequest(aNewAppointment({ request, callByMs }))
    if (status !== 'requested') await setStatus(database, reference, status, at(10))
  }
  const namesIn = async (list: keyof DayLists) =>
    (await dayLists(database, day))[list].map(({ name }) => name)

  it('lists whom to call today in the order of their call-by, older ones included', async () => {
    await stored('noon', {})
    await stored('from last week', { callByMs: at(12, addDays(today, -7)), date: '2026-11-14' })
    await stored('nine', { callByMs: at(9) })
    await stored('tomorrow', { callByMs: at(24) })
    expect(await namesIn('toCall')).toEqual(['from last week', 'nine', 'noon'])
  })

  it('lists separately whom to call on a later day, in the order of their call-by', async () => {
    await stored('this morning', { callByMs: at(10) })
    await stored('on Monday', { callByMs: at(10, addDays(today, 3)) })
    await stored('tomorrow', { callByMs: at(24 + 10.5) })
    await stored('tomorrow, tried', {
      callByMs: at(24 + 9),
      date: '2026-11-22',
      status: 'unreachable',
    })
    await stored('tomorrow, called', { callByMs: at(24 + 9), status: 'confirmed' })
    expect(await namesIn('toCallLater')).toEqual(['tomorrow', 'on Monday', 'tomorrow, tried'])
  })

  it('then lists those who were not reached, however long ago', async () => {
    await stored('no answer', { callByMs: at(8), status: 'unreachable' })
    await stored('in the spring', {
      callByMs: at(9, '2026-04-20'),
      date: '2026-04-20',
      status: 'unreachable',
    })
    await stored('new', {})
    expect(await namesIn('toCall')).toEqual(['new', 'in the spring', 'no answer'])
  })

  it('lists those whose call was due today and was made', async () => {
    await stored('called', { status: 'confirmed' })
    await stored('cancelled', { status: 'cancelled' })
    await stored('called yesterday', { callByMs: at(-1), status: 'confirmed' })
    await stored('open', {})
    expect(await namesIn('called')).toEqual(['called', 'cancelled'])
  })

  it('lists who comes by the day agreed in the call, not by the day asked for', async () => {
    await stored('moved to today', { date: '2026-11-24', status: 'confirmed' })
    await stored('moved away', { status: 'confirmed' })
    const agree = (name: string, agreed_date: CalendarDate) =>
      database.db
        .updateTable('appointment')
        .set({ agreed_date, agreed_time: '4:00 PM' })
        .where('name', '=', name)
        .execute()
    await agree('moved to today', today)
    await agree('moved away', '2026-11-24')
    expect(await namesIn('arriving')).toEqual(['moved to today'])
  })

  it('lists a patient once, with the last of the corrections and the earliest call-by', async () => {
    let receivedAtMs = at(9)
    const book = async (time: string, hour: number, changes: Partial<NewAppointment> = {}) => {
      const request = aRequest({ date: today, time })
      receivedAtMs += 60_000
      const own = { request, receivedAtMs, callByMs: at(hour), recentSinceMs: 0, ...changes }
      return (await database.acceptRequest(aNewAppointment(own))).reference
    }
    const timesIn = async (list: keyof DayLists) =>
      (await dayLists(database, day))[list].map(({ time, callByMs }) => [time, callByMs])
    const first = await book('3:00 PM', 12)
    await book('4:00 PM', 25)
    await stored('Ravi', { callByMs: at(13), date: '2026-11-21' })
    expect(await timesIn('toCall')).toEqual([
      ['4:00 PM', at(12)],
      [expect.anything(), at(13)],
    ])
    expect(await timesIn('toCallLater')).toEqual([])
    expect(await timesIn('arriving')).toEqual([['4:00 PM', at(12)]])
    await setStatus(database, first, 'unreachable', at(11))
    expect(await timesIn('toCallLater')).toEqual([['4:00 PM', at(25)]])
    expect(await timesIn('toCall')).toEqual([[expect.anything(), at(13)]])
    await book('5:00 PM', 14, { entry: { source: 'phone', device: 'Front' } })
    const last = await book('6:00 PM', 15)
    await setStatus(database, last, 'confirmed', at(14))
    expect(await timesIn('called')).toEqual([['6:00 PM', at(15)]])
    expect(await timesIn('arriving')).toEqual([['6:00 PM', at(15)]])
  })

  it('lists who comes today, called or not, without cancelled appointments', async () => {
    await stored('confirmed', { callByMs: at(-9), status: 'confirmed' })
    await stored('not called', {})
    await stored('cancelled', { status: 'cancelled' })
    await stored('tomorrow', { date: '2026-11-21' })
    expect(await namesIn('arriving')).toEqual(['confirmed', 'not called'])
  })
})
