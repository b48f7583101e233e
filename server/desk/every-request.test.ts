import { beforeEach, describe, expect, it } from 'vitest'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Reference } from '../../domain/reference.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { messageText } from './messages.ts'

const minute = 60_000
const scan: Partial<AppointmentRequest> = {
  ...{ tests: ['MRI Scan'], date: '2026-11-21', time: '11:00 AM' },
  ...{ additionalInfo: 'I have a pacemaker', phone: '98765 43210, 98111 22233' },
}
const more: Partial<AppointmentRequest> = {
  ...{ tests: ['Blood Sugar', 'MRI Scan'], date: '2026-11-23', time: '4:00 PM' },
  ...{ additionalInfo: 'My son comes along', email: 'asha@example.org', phone: '98765 43210' },
}

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

describe('a visit of two requests', () => {
  let first: Reference
  let second: Reference
  beforeEach(async () => {
    first = await desk.book(scan)
    desk.clock.nowMs += 12 * minute
    second = await desk.book(more)
  })

  const all = ['MRI Scan', 'I have a pacemaker', 'Blood Sugar', 'My son comes along'] as const

  it('is one card with tests, day, time, notes and numbers of each, the newest first', async () => {
    const { cards } = await front.board()
    expect(cards).toMatchObject([
      {
        ...{ tests: ['Blood Sugar', 'MRI Scan'], email: 'asha@example.org' },
        requests: [
          {
            ...{ reference: second, tests: more.tests, notes: 'My son comes along' },
            ...{ asked: { date: '2026-11-23', time: '4:00 PM' } },
            receivedAtMs: fridayTenAm + 12 * minute,
          },
          {
            ...{ reference: first, tests: scan.tests, notes: 'I have a pacemaker' },
            ...{ asked: { date: '2026-11-21', time: '11:00 AM' }, receivedAtMs: fridayTenAm },
            dial: ['+919876543210', '+919811122233'],
          },
        ],
      },
    ])
    for (const path of ['/', `/find?q=${encodeURIComponent(first)}`]) {
      const page = await textOf(path)
      for (const shown of [...all, '+91 98111 22233']) expect(page, path).toContain(shown)
    }
  })

  it('is whole on the day’s sheet, before the call and after the outcome', async () => {
    const agreed = { date: '2026-11-20', time: '6:00 PM' }
    for (const act of [undefined, { act: 'agreed', agreed }]) {
      if (act) await front.actOn(first, act)
      const page = await textOf('/print')
      for (const shown of [...all, '+91 98111 22233']) expect(page).toContain(shown)
    }
  })

  it('has the tests of both in what reception writes to the patient', async () => {
    const message = messageText('confirmation', await front.found(first))
    for (const test of ['MRI Scan', 'Blood Sugar']) expect(message).toContain(test)
  })

  it('is whole until it ends, also once one of them is agreed and the other dropped', async () => {
    const { asks } = await front.found(first)
    const [older = 0, newer = 0] = asks.map(({ number }) => number)
    const agreed = { date: '2026-11-20', time: '6:00 PM' }
    await front.actOn(first, { act: 'agreed', agreed, asks: [older] })
    await front.actOn(first, { act: 'cancelled', reason: 'patient', asks: [newer] })
    const card = await front.card(second)
    expect(card).toMatchObject({ state: 'expected', tests: ['MRI Scan'] })
    expect(card?.requests.map(({ notes }) => notes)).toEqual([all[3], all[1]])
  })

  it('is told for what the card showed, and no more', async () => {
    await front.actOn(first, { act: 'seen' })
    desk.clock.nowMs += minute
    await desk.book({ ...scan, time: '12:00 PM' })
    expect(await front.card(first)).not.toHaveProperty('seen')
    const asks = (await front.found(first)).asks.map(({ number }) => number)
    await front.actOn(first, { act: 'seen', asks: asks.slice(-1) })
    expect(await front.card(first)).toHaveProperty('seen.atMs', desk.clock.nowMs)
  })
})

it('two requests that share no test are two cards, each with the other', async () => {
  const first = await desk.book(scan)
  const second = await desk.book({ ...more, tests: ['Blood Sugar'] })
  expect(await front.card(first)).toMatchObject({ earlier: [{ reference: second }] })
  expect(await front.card(second)).toMatchObject({ earlier: [{ reference: first }] })
  const page = await textOf('/print?date=2026-11-21')
  expect(page).toContain('I have a pacemaker')
})

async function textOf(path: string): Promise<string> {
  const html = await (await front.get(path)).text()
  const [, body = ''] = html.split('<main')
  const [drawn = ''] = body.split('<script')
  return drawn.replaceAll(/<!-- -->|<\/?mark>/g, '').replaceAll(/<[^>]*>/g, ' ')
}
