import { describe, expect, it } from 'vitest'
import { deskPages } from '../content/desk-pages.ts'
import type { Board, Card } from '../domain/desk/board.ts'
import { centreWords, ownFacts } from '../server/desk/own-facts.ts'
import { aCard, aCardRequest, anotherVisit } from '../test/support/a-card.ts'
import { aPublication } from '../test/support/a-publication.ts'
import { fridayTenAm as now } from '../test/support/friday-ten-am.ts'
import { textOf } from '../test/support/read-html.ts'
import type { DeskDay, DeskPage } from './desk-page.ts'
import { renderDesk } from './pages.tsx'

const assets = { script: '/assets/desk.js', preload: [], styles: ['/assets/desk.css'] }
const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'

function board(cards: readonly Card[]): Board {
  return { version: 1, nowMs: now, device: hostile, cards }
}

const draw = (page: DeskPage) => renderDesk(page, assets)
/** The board with these cards, and what differs from it. */
const drawBoard = (
  cards: readonly Card[],
  more: Partial<Extract<DeskPage, { kind: 'board' }>> = {},
) => draw({ kind: 'board', board: board(cards), ...more })

const sheet = { kind: 'print', device: 'Front', date: '2026-11-21', others: 0, nowMs: now } as const
const emptyDay = { nowMs: now, cards: [], blocks: [], late: [], counts: {}, others: 0 } as const

const publication = { ...aPublication.ownTest, test: hostile, names: { en: hostile, hi: hostile } }
const facts = {
  inForce: [{ id: 1, atMs: now, publication }],
  log: [{ id: 1, atMs: now, publication, device: hostile, isTakenBack: false }],
}

function everyPage(): DeskPage[] {
  const card = aCard({
    name: hostile,
    phone: hostile,
    email: hostile,
    notes: [{ text: hostile, atMs: now, by: hostile }],
    requests: [
      aCardRequest({ number: 2, notes: hostile }),
      aCardRequest({ reference: '#SID004216', notes: `${hostile}!`, email: `${hostile}!` }),
    ],
    state: 'expected',
    earlier: [anotherVisit({ name: hostile })],
  })
  const work = { board: board([card]), card: hostile, act: 'note' }
  return [
    { kind: 'board', ...work },
    { kind: 'find', q: hostile, cards: [card], ...work },
    { kind: 'board', ...work, entry: { time: hostile } },
    {
      kind: 'centre',
      board: board([]),
      own: ownFacts,
      words: { ...centreWords, namesInHindi: { ECG: hostile } },
      facts,
    },
    { kind: 'enter', deviceName: hostile, error: hostile },
    { kind: 'shut', why: 'used' },
    { ...sheet, cards: [card], others: 3 },
  ]
}

it.each(everyPage().map((page) => [page.kind, page] as const))(
  'draws the page %s so that no text that somebody typed becomes markup or script',
  (_kind, page) => {
    const html = draw(page)
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('alert(1)</script>')
    expect(html.match(/<script/g)).toHaveLength(1)
    // The content security policy of the desk allows no style and no event handler in the markup.
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
  },
)

it('says that the desk needs script, and posts no act without it', () => {
  const html = drawBoard([aCard()], { card: '#SID004217', act: 'cancelled' })
  expect(html).toContain(`<noscript><p class="band lost">${deskPages.needsScript}</p></noscript>`)
  expect(html).not.toMatch(/name="(act|id|visit|asks|back)"/)
})

it('opens the card and the form that the address names', () => {
  const ravi = aCard({ visit: 2, name: 'Ravi Rao' }, { reference: '#SID000002' })
  const html = drawBoard([aCard(), ravi], { card: '#SID000002', act: 'no-answer' })
  expect(html).toContain('<h2 id="card-name" tabindex="-1">Ravi Rao</h2>')
  expect(html).toContain('name="tryAgainAt"')
})

it('says on the button that books which day and time it books', () => {
  const html = drawBoard([aCard()], { card: '#SID004217', act: 'agreed' })
  expect(html).toContain('Save: Book it, tomorrow 9:30 AM')
})

it('shows an extension or words beside the number, on the card and on the sheet', () => {
  const phone = '011-5550 0142 ext 12'
  const more = { phone, dial: ['+911155500142'], phoneSaysMore: true } as const
  const card = aCard({ ...more, state: 'expected' }, more)
  for (const html of [drawBoard([card], { card: '#SID004217' }), draw({ ...sheet, cards: [card] })])
    expect(html).toContain(phone)
})

it('leads from the board to the closing page from 15 minutes before closing', () => {
  const at = (nowMs: number) => drawBoard([], { board: { ...board([]), nowMs } })
  const closingMs = now + 10.5 * 60 * 60_000
  expect(at(closingMs - 15 * 60_000)).toContain('>Close the day<')
  expect(at(closingMs - 16 * 60_000)).not.toContain('>Close the day<')
})

it('lists all notes with time and device, and leaves the field for a new note empty', () => {
  const notes = [
    { text: 'Call the son first', atMs: now, by: 'Ravi' },
    { text: 'Has a pacemaker', atMs: now - 60_000, by: 'Front desk' },
  ]
  const html = drawBoard([aCard({ notes })], { act: 'note' })
  expect(html).toMatch(/10:00 AM, Ravi:<.*Call the son first<.*9:59 AM, Front desk:<.*pacemaker</s)
  expect(html).toMatch(/<textarea[^>]*><\/textarea>/)
})

it('prints the tests of a visit as reception corrected them, not as the patient sent them', () => {
  const html = draw({ ...sheet, cards: [aCard({ state: 'expected', tests: ['ECG'] })] })
  expect(html).toContain('ECG')
  expect(html).not.toContain('MRI Scan')
})

describe('a card of two requests', () => {
  const newest = aCardRequest({ number: 2, reference: '#SID004218', tests: ['X-Ray'] })
  const requests = [newest, aCardRequest({ notes: 'I have a pacemaker' })] as const
  const agreement = { date: '2026-11-21', time: '11:00 AM', isAsAsked: false } as const
  const change = { number: 2, kind: 'request', state: 'open', holds: false } as const
  const held = { number: 1, kind: 'request', state: 'closed', holds: true } as const

  it('shows both requests whole, and tells reception to ask which one holds while both are open', () => {
    const html = drawBoard([aCard({ requests })])
    for (const text of ['#SID004218', '#SID004217', 'I have a pacemaker', 'Ask which one holds'])
      expect(html).toContain(text)
    const agreed = drawBoard([aCard({ requests, state: 'expected' })])
    expect(agreed).toContain('I have a pacemaker')
    expect(agreed).not.toContain('Ask which one holds')
  })

  it('is printed by room, three patients side by side, each with a tick box, a number and what to ask', () => {
    const asks = [held, { ...held, number: 2 }]
    const card = aCard({ requests, agreement, asks, tests: ['MRI Scan', 'X-Ray'] })
    const visit = { ...card, state: 'expected' } as const
    const day = { ...emptyDay, date: '2026-11-21', cards: [visit] } as const
    const html = byRoom(day)
    const weekday = [['Lab'], ['Ultrasound', 'CT'], ['MRI', 'X-ray', 'Heart'], ['Dr Meera']]
    expect(roomsOf(html)).toEqual(weekday)
    expect(html).toMatch(/class="sheet-box"><.*Asha.*98765 43210.*Pacemaker/s)
    expect(html).not.toContain('To ring')

    // A room where nobody can be on that day has no sheet, unless somebody is booked there.
    const away = { id: 1, what: 'doctor', first: day.date, last: day.date, reason: 'away' } as const
    const closing = (what: string) => byRoom({ ...day, blocks: [{ ...away, what }] })
    expect(roomsOf(closing('doctor'))).toEqual(weekday.slice(0, 3))
    expect(roomsOf(closing('mri'))).toEqual(weekday)
    expect(roomsOf(closing('centre'))).toEqual([['MRI', 'X-ray']])
    const closed = byRoom({ ...day, cards: [], blocks: [{ ...away, what: 'centre' }] })
    expect(closed).toContain('Nobody is expected on this day.')
  })

  it('is printed whole, with a tick box on the agreed day and with the agreed time in the list of calls', () => {
    const tests = ['X-Ray', 'MRI Scan', 'Blood Sugar']
    const card = aCard({ requests, agreement, asks: [held, change], tests })
    const day = draw({ ...sheet, cards: [card] })
    for (const text of ['#SID004218', '#SID004217', 'X-Ray', 'MRI Scan', 'I have a pacemaker'])
      expect(day).toContain(text)
    expect(day).toMatch(/<td class="sheet-time">11:00 AM<.*class="sheet-box".*>To ring</s)
    const toCall = { cards: [card], others: 0 }
    const calls = draw({ ...sheet, date: '2026-11-20', cards: [], toCall })
    expect(calls).toMatch(/9:30 AM<.*>To ring<.*>Already booked: Tomorrow, Sat 21 Nov, 11:00 AM</s)
    expect(calls).not.toContain('sheet-box')
  })

  it('shows a wish of the patient, and another agreed visit of the same number', () => {
    const wish = { ...change, kind: 'wishes-to-move' } as const
    const card = aCard({ agreement, asks: [held, wish], earlier: [anotherVisit()] })
    const html = drawBoard([card])
    expect(html).toContain('>Wants another time<')
    expect(html).toContain('>Same number, booked: Ravi Rao, ECG, tomorrow 9:30 AM')
  })
})

function byRoom(day: DeskDay): string {
  return draw({ kind: 'print', device: 'Front', ...day, byRoom: day })
}

/** The rooms of each sheet of paper. */
function roomsOf(html: string): (string | undefined)[][] {
  const sheets = html.split('class="room-sheet"').slice(1)
  return sheets.map((each) =>
    Array.from(each.matchAll(/scope="col">([^<]+)/g), ([, room]) => room?.trim()),
  )
}

describe('the day and time in the form "Agreed"', () => {
  const today = { date: '2026-11-20', time: '9:30 AM' } as const
  const presets = (card: Card, nowMs = now) => {
    const page = { board: { ...board([card]), nowMs }, card: '#SID004217', act: 'agreed' }
    const html = draw({ kind: 'board', ...page })
    return Array.from(html.matchAll(/<option value="([^"]*)" selected/g), ([, value]) => value)
  }

  it('are at first those asked for, even if the patient asked again after another time was agreed', () => {
    const asked = { date: '2026-11-21', time: '6:00 PM' } as const
    const agreement = { ...today, isAsAsked: false }
    expect(presets(aCard({ agreement }, { asked }))).toEqual(Object.values(asked))
    expect(presets(aCard({ agreement, state: 'expected' }, { asked }))).toEqual(
      Object.values(today),
    )
  })

  it('leave the time to be chosen if the centre is closed then', () => {
    const sunday = { date: '2026-11-22', time: '6:00 PM' } as const
    expect(presets(aCard({}, { asked: sunday }))).toEqual([sunday.date, ''])
  })

  it('leave the time to be chosen if no slot has it, or if it passed more than an hour ago', () => {
    const card = aCard({}, { asked: today })
    const hour = 60 * 60_000
    expect(presets(card, now + hour / 2)).toEqual(Object.values(today))
    expect(presets(card, now + hour / 2 + 1)).toEqual([today.date, ''])
    expect(presets(card, now + 24 * hour)).toEqual(['2026-11-21', ''])
    const morning = { date: '2026-11-21', time: 'morning' } as const
    expect(presets(aCard({}, { asked: morning }))).toEqual([morning.date, ''])
    expect(presets(aCard({}, { asked: morning }), now + 48 * hour)).toEqual(['2026-11-22', ''])
  })
})

it('says above the board that the desk went back, and after which time nothing is known', () => {
  const after = (lastAtMs?: number) => {
    const restore = { atMs: now - 20 * 60_000, ...(lastAtMs && { lastAtMs }) }
    return drawBoard([], { board: { ...board([]), restore } })
  }
  const said = 'The desk went back to an earlier state at 9:40 AM.'
  expect(after(now - 3_600_000)).toContain(
    `${said} Nothing after 9:00 AM is here. Look in WhatsApp`,
  )
  expect(after()).toContain(`${said} Nothing is here. Look in WhatsApp`)
})

it('says of each visit that was found on which day it is, in which state and for which tests', () => {
  const agreement = { date: '2026-11-20', time: '12:30 PM', isAsAsked: false } as const
  const card = aCard({ name: 'Gauri', state: 'expected', agreement, tests: ['MRI Scan'] })
  const html = draw({ kind: 'find', q: 'gauri', cards: [card], board: board([card]) })
  expect(textOf(html)).toContain('Gauri Booked today 12:30 PM · MRI Scan')
  // The lists of the day stay beside what was found.
  expect(html).toContain('id="rooms-beside"')
  expect(html).toContain('id="column-comingToday"')
})

it('does not give the hours of the centre as those of a room or of the doctor in the day book', () => {
  const day = { ...emptyDay, date: '2026-11-22' } as const
  const html = draw({ kind: 'day', board: board([]), day })
  expect(html).not.toContain('here 8:30')
})

it('names a closed room that the centre no longer has by its id, not as the whole centre', () => {
  const date = '2026-11-22'
  const block = { id: 1, what: 'mammo', first: date, last: date, reason: 'broken' } as const
  const day = { ...emptyDay, date } as const
  const html = draw({ kind: 'day', board: { ...board([]), blocks: [block] }, day })
  expect(textOf(html)).toContain('mammo, Sun 22 Nov')
})
