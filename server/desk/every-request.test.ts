import { beforeEach, expect, it } from 'vitest'
import { messageText } from '../../desk/card/messages.ts'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'

const minute = 60_000
const scan: Partial<AppointmentRequest> = {
  ...{ tests: ['MRI Scan'], date: '2026-11-21', time: '11:00 AM' },
  ...{ additionalInfo: 'I have a pacemaker', phone: '98765 43210, 98111 22233' },
}
const sugar: Partial<AppointmentRequest> = {
  ...{ tests: ['Blood Sugar'], date: '2026-11-23', time: '4:00 PM' },
  ...{ additionalInfo: 'My son comes along', email: 'asha@example.org', phone: '98765 43210' },
}

let desk: TestDesk
let front: TestDevice
let references: readonly string[]
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
  const first = await desk.book(scan)
  desk.clock.nowMs += 12 * minute
  references = [await desk.book(sugar, true), first]
})

const earlier = [
  'Earlier request, sent at 10:00 AM',
  'Tomorrow, Sat 21 Nov, 11:00 AM',
  'MRI Scan',
  'I have a pacemaker',
] as const
const newest = ['Mon 23 Nov, 4:00 PM', 'Blood Sugar', 'My son comes along'] as const

it('shows tests, day, time and notes of each request on the card, the newest first', async () => {
  expect((await front.board()).cards).toMatchObject([{ references }])
  for (const path of ['/', `/find?q=${encodeURIComponent(references[1] ?? '')}`]) {
    const page = await textOf(path)
    for (const shown of [...newest, ...earlier]) expect(page, path).toContain(shown)
    const [above = '', below = ''] = page.split(earlier[0])
    expect(above).toContain('My son comes along')
    expect(above).not.toContain('I have a pacemaker')
    expect(below).toContain('I have a pacemaker')
    // The number that the newest request leaves out.
    expect(below).toContain('+91 98111 22233')
  }
})

it('shows each request on the day’s sheet, before the call and after the outcome', async () => {
  const agreed = { date: '2026-11-20', time: '6:00 PM' }
  for (const act of [undefined, { act: 'agreed', agreed, references }]) {
    if (act) await front.act(act)
    const page = await textOf('/print')
    for (const shown of ['Blood Sugar', 'My son comes along', '+91 98111 22233', ...earlier])
      expect(page).toContain(shown)
  }
})

it('lists the tests of all requests once, and writes them to the patient', async () => {
  desk.clock.nowMs = fridayTenAm + 20 * minute
  await desk.book({ ...sugar, tests: ['MRI Scan', 'ECG'] }, true)
  const [card] = (await front.board()).cards
  expect(card?.tests).toEqual(['MRI Scan', 'ECG', 'Blood Sugar'])
  const message = card && messageText('confirmation', card)
  for (const test of ['MRI Scan', 'ECG', 'Blood Sugar']) expect(message).toContain(test)
  expect(card?.requests).toMatchObject([
    { tests: ['MRI Scan', 'ECG'] },
    { tests: ['Blood Sugar'], receivedAtMs: fridayTenAm + 12 * minute },
    { tests: ['MRI Scan'], receivedAtMs: fridayTenAm },
  ])
})

async function textOf(path: string): Promise<string> {
  const html = await (await front.get(path)).text()
  const [, body = ''] = html.split('<main')
  const [drawn = ''] = body.split('<script')
  return drawn.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]*>/g, ' ')
}
