import { describe, expect, it } from 'vitest'
import { english } from '../content/strings.ts'
import { delhiInstant } from '../domain/delhi-time.ts'
import { flagCode, preparationFlags } from '../domain/preparation.ts'
import type { DayLists } from '../server/appointments/day-queries.ts'
import { anAppointment } from '../test/support/a-notice.ts'
import { type DayListing, dayAsJson, dayAsText } from './day-list.ts'

const date = '2026-11-20'
const at = (hour: number) => delhiInstant(date, hour * 60)
const lists: DayLists = {
  toCall: [
    anAppointment({
      reference: '#SID000001',
      callByMs: at(-14),
      needsCallAtMs: at(-13),
      additionalInfo: 'wheelchair',
    }),
    anAppointment({ reference: '#SID000002', callByMs: at(8), tests: ['CRP'] }),
    anAppointment({ reference: '#SID000003', callByMs: at(10.5), date: '2026-11-21' }),
    anAppointment({ reference: '#SID000004', callByMs: at(8), status: 'unreachable' }),
  ],
  toCallLater: [anAppointment({ reference: '#SID000007', callByMs: at(34.5) })],
  called: [anAppointment({ reference: '#SID000005', callByMs: at(10), status: 'confirmed' })],
  arriving: [
    anAppointment({ reference: '#SID000006', time: '12:30 PM', status: 'confirmed' }),
    anAppointment({ reference: '#SID000002', time: '9:00 AM', tests: ['CRP'] }),
  ],
}

function listing(changes: Partial<DayListing> = {}): DayListing {
  return {
    day: { date, fromMs: at(0), toMs: at(24) },
    lists,
    hours: 'open 8:30 AM to 8:30 PM',
    nowMs: at(8.5),
    reveal: false,
    strings: english,
    ...changes,
  }
}

describe('dayAsText', () => {
  it('lists calls by when they are due, what is late, and visits by time', () => {
    const lines = dayAsText(listing()).split('\n')
    expect(lines[0]).toBe('Friday, 20 November 2026, open 8:30 AM to 8:30 PM')
    expect(lines.filter((line) => /^[A-Z].*: \d/.test(line))).toEqual([
      'To call: 4, 2 of them late',
      'To call on a later day: 1',
      'Called, of those due today: 1',
      'Coming today: 2',
    ])
    const rows = lines.filter((line) => line.includes('#SID')).map((line) => line.split(/ {2,}/))
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
      ['2026-11-19 10:00 AM', 'NEEDS CALL', '#SID000001'],
      ['8:00 AM', 'LATE', '#SID000002'],
      ['10:30 AM', 'to call', '#SID000003'],
      ['8:00 AM', 'no answer yet', '#SID000004'],
      ['2026-11-21 10:30 AM', 'to call', '#SID000007'],
      ['10:00 AM', 'confirmed', '#SID000005'],
      ['9:00 AM', 'to call', '#SID000002'],
      ['12:30 PM', 'confirmed', '#SID000006'],
    ])
  })

  it('lists by the agreed time, and says who came and who did not', () => {
    const agreed = { date, time: '8:30 AM' } as const
    const arriving = [
      anAppointment({ reference: '#SID000006', time: '9:00 AM', status: 'arrived' }),
      anAppointment({ reference: '#SID000008', time: '3:00 PM', status: 'no-show', agreed }),
    ]
    const text = dayAsText(listing({ lists: { ...lists, arriving } }))
    const rows = text.split('\n').filter((line) => /#SID00000[68]/.test(line))
    expect(rows.map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
      ['8:30 AM', 'did not come', '#SID000008'],
      ['9:00 AM', 'arrived', '#SID000006'],
    ])
  })

  it('says what to prepare, and that there is a note', () => {
    const [flag] = preparationFlags(['MRI Scan'])
    if (flag === undefined) throw new Error('an MRI needs no preparation any more')
    const text = dayAsText(listing())
    expect(text).toContain(english.notices.maskedFlag(flag))
    expect(text).not.toContain('wheelchair')
    expect(dayAsText(listing({ reveal: true }))).toContain('wheelchair')
  })

  it('says what a preparation depends on only where the tests are shown, which that would name', () => {
    expect(dayAsText(listing())).toContain('fasting under a condition')
    expect(dayAsText(listing({ reveal: true }))).toContain('fasting if MRI of abdomen')
  })

  it('shows names, numbers and tests only when asked to', () => {
    const hidden = dayAsText(listing())
    expect(hidden).not.toMatch(/Asha|98765|MRI/)
    const revealed = dayAsText(listing({ reveal: true }))
    expect(revealed).toContain('Asha Verma  98765 43210  MRI Scan; Blood Sugar')
  })

  it('counts the calls of the next opening beside a zero', () => {
    const { lists } = listing()
    const night = listing({ lists: { ...lists, toCall: [] } })
    expect(dayAsText(night)).toContain('To call: 0, and 1 on a later day\n')
  })

  it('says zero where there is nobody', () => {
    const nobody = listing({ lists: { toCall: [], toCallLater: [], called: [], arriving: [] } })
    expect(dayAsText(nobody)).toBe(`Friday, 20 November 2026, open 8:30 AM to 8:30 PM

To call: 0

To call on a later day: 0

Called, of those due today: 0

Coming today: 0
`)
  })
})

describe('dayAsJson', () => {
  it('gives instants with their offset, flags by name, and no personal field', () => {
    const text = dayAsJson(listing())
    expect(text).not.toMatch(/Asha|98765|MRI/)
    const day = JSON.parse(text)
    expect(day.toCall[0]).toMatchObject({ reference: '#SID000001', needsCall: true, isLate: true })
    expect(day.toCall[2]).toEqual({
      reference: '#SID000003',
      status: 'requested',
      callBy: '2026-11-20T10:30:00+05:30',
      isLate: false,
      needsCall: false,
      date: '2026-11-21',
      time: '11:00 AM',
      name: 'A…',
      phone: '…210',
      tests: 2,
      preparation: ['fasting-conditional', 'no-metal', 'contrast-possible'],
      language: 'en',
      notes: '',
      source: 'site',
      agreedDate: '',
      agreedTime: '',
      outcomeReason: '',
      tryAgain: '',
      callNote: '',
    })
  })

  it('gives whom to call on a later day', () => {
    const { toCallLater } = JSON.parse(dayAsJson(listing()))
    expect(toCallLater).toMatchObject([
      { reference: '#SID000007', callBy: '2026-11-21T10:30:00+05:30', isLate: false },
    ])
  })

  it('gives them when asked to', () => {
    const day = JSON.parse(dayAsJson(listing({ reveal: true })))
    expect(day.arriving[1]).toMatchObject({
      name: 'Asha Verma',
      tests: ['MRI Scan', 'Blood Sugar'],
      preparation: preparationFlags(['MRI Scan', 'Blood Sugar']).map(flagCode),
    })
  })
})
