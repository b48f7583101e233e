import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { calendarEntry } from '../../site/calendar-entry.ts'
import { confirmationDetails, pageContext } from '../../test/support/draw-pages.tsx'
import { calendarFile } from './calendar-file.ts'

/** The longest line that section 3.1 of RFC 5545 allows, without its line break. */
const longestLineOctets = 75

const context = pageContext()
const reference = '#SID004217'

function fileOf(
  over: Parameters<typeof confirmationDetails>[0] = {},
  shown: typeof context = context,
): string {
  const details = confirmationDetails(over)
  const event = calendarEntry(details, { reference }, shown)
  if (event === undefined) throw new Error('no event')
  return calendarFile(event, shown)
}

/** Reads the file with ical.js, the parser of Thunderbird. */
function readByIcalJs(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('no event')
  const event = new ICAL.Event(component)
  const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger')
    if (!(trigger instanceof ICAL.Duration)) throw new Error('no duration')
    return {
      atMs: event.startDate.toJSDate().getTime() + trigger.toSeconds() * 1000,
      text: String(alarm.getFirstPropertyValue('description')),
    }
  })
  return {
    uid: event.uid,
    startMs: event.startDate.toJSDate().getTime(),
    endMs: event.endDate.toJSDate().getTime(),
    summary: event.summary,
    description: event.description,
    place: event.location,
    status: String(component.getFirstPropertyValue('status')),
    alarms,
  }
}

/** Reads the file with node-ical, which shares no code with ical.js. */
function readByNodeIcal(file: string) {
  const [event] = Object.values(nodeIcal.sync.parseICS(file)).filter(
    (entry) => entry?.type === 'VEVENT',
  )
  if (event?.type !== 'VEVENT') throw new Error('no event')
  return {
    uid: event.uid,
    startMs: event.start.getTime(),
    endMs: event.end?.getTime(),
    summary: String(event.summary),
    description: String(event.description),
    place: String(event.location),
    status: event.status,
  }
}

describe('the calendar file', () => {
  it('is read by two parsers as the same tentative event, at the slot in Delhi, with place and phone', () => {
    const file = fileOf()
    const { alarms, ...read } = readByIcalJs(file)
    expect(readByNodeIcal(file)).toEqual(read)
    expect(read).toMatchObject({ uid: 'SID004217@centre.example', status: 'TENTATIVE' })
    expect(delhiIso(read.startMs)).toBe('2026-11-24T09:30:00+05:30')
    expect(delhiIso(read.endMs)).toBe('2026-11-24T10:00:00+05:30')
    expect(read.place).toContain('14 Aurobindo Marg')
    expect(read.description).toContain('Phone: +91 11 5550 0142')
    expect(read.description).toContain('Eat nothing for 10–12 hours before.')
    expect(alarms).toHaveLength(2)
  })

  it('says how to change or cancel: a call, or a message to the centre with the reference', () => {
    const { description } = readByIcalJs(fileOf())
    const link = /https:\/\/wa\.me\/919876543210\?text=(\S+)/.exec(description)
    expect(decodeURIComponent(link?.[1] ?? '')).toBe(
      'Hello, I would like to change or cancel my appointment #SID004217, Tuesday, 24 November 2026, 9:30 AM.',
    )
    expect(description).toContain('To change or cancel: call +91 11 5550 0142')
  })

  it('reminds twice: an hour before the time of the last meal, and before the visit', () => {
    const alarms = readByIcalJs(fileOf({ tests: ['Lipid Profile'] })).alarms
    expect(alarms.map(({ atMs, text }) => [delhiIso(atMs), text])).toEqual([
      ['2026-11-23T22:30:00+05:30', 'Last meal by 11:30 PM, then plain water only'],
      ['2026-11-24T07:30:00+05:30', expect.stringContaining('9:30 AM: appointment')],
    ])
  })

  it('says to which scan each reminder of a meal applies, and reminds in the evening instead of at night', () => {
    const { alarms, description } = readByIcalJs(fileOf({ tests: ['Ultrasound', 'CT Scan'] }))
    expect(alarms.map(({ atMs, text }) => [delhiIso(atMs), text])).toEqual([
      [
        '2026-11-23T21:00:00+05:30',
        'If the ultrasound is of the upper or whole abdomen: last meal by midnight, then plain water only',
      ],
      [
        '2026-11-23T21:00:00+05:30',
        'If the CT is with contrast: last meal by 5:30 AM, then plain water only. If several fasts apply, the earliest counts.',
      ],
      ['2026-11-24T07:30:00+05:30', expect.stringContaining('9:30 AM: appointment')],
    ])
    expect(description).toContain(
      'If the CT is with contrast: finish your last meal by 5:30 AM that day.',
    )
  })

  it.each([
    ['en', 'The doors open at 8:30 AM: come then', '15 minutes early'],
    ['hi', 'सेंटर सुबह 8:30 बजे खुलता है: तभी आएँ', '15 मिनट पहले'],
  ] as const)(
    'in the language %s asks nobody to come before the doors open',
    (language, doors, early) => {
      const shown = pageContext({}, language)
      const first = readByIcalJs(fileOf({ time: '8:30 AM' }, shown))
      const second = readByIcalJs(fileOf({ time: '9:00 AM' }, shown))
      for (const text of [first.description, first.alarms.at(-1)?.text]) {
        expect(text).toContain(doors)
        expect(text).not.toContain(early)
      }
      for (const text of [second.description, second.alarms.at(-1)?.text]) {
        expect(text).not.toContain(doors)
        expect(text).toContain(early)
      }
    },
  )

  it('contains no name, phone number, mail address or unknown test of the link', () => {
    const mark = 'Made up;by,somebody\nelse'
    const file = fileOf({ name: mark, phone: mark, email: mark, tests: [mark, 'ECG'] })
    expect(file).not.toMatch(/made up/i)
    expect(readByIcalJs(file).description).toContain('Tests: ECG')
  })

  it('breaks lines with CRLF before they exceed 75 octets, for any tests and any name of the centre', () => {
    fc.assert(
      fc.property(
        fc.subarray([...allTests]),
        fc.constantFrom(...timeSlots.map(({ label }) => label)),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (tests, time, name) => {
          const named = { ...context.centre, name: `सूर्योदय ${name.replaceAll(/[\r\n]/g, ' ')}` }
          const details = confirmationDetails({ tests, time })
          const event = calendarEntry(details, { reference }, { ...context, centre: named })
          const file = event && calendarFile(event, { ...context, centre: named })
          for (const line of (file ?? '').split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(longestLineOctets)
            expect(line).not.toMatch(/[\r\n]/)
          }
          expect(readByIcalJs(file ?? '').startMs).toBe(event?.startMs)
        },
      ),
      { numRuns: 30 },
    )
  })
})
