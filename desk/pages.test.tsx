import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { deskPages } from '../content/desk-pages.ts'
import { fullCatalogue } from '../domain/centre/catalogue-now.ts'
import type { Board, Card } from '../domain/desk/board.ts'
import { hour, minute } from '../domain/time/milliseconds.ts'
import { planFor } from '../server/desk/card-preparation.ts'
import { centreWords, contentFacts } from '../server/desk/content-facts.ts'
import { aCard, aCardRequest, anotherVisit } from '../test/support/a-card.ts'
import { aPublication } from '../test/support/a-publication.ts'
import { fridayTenAm as now } from '../test/support/friday-ten-am.ts'
import { PlanParts } from './card/preparation-facts.tsx'
import type { DeskDay, DeskPage } from './desk-page.ts'
import { InputField } from './field.tsx'
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
const emptyDay = { cards: [], blocks: [], late: [], counts: {}, others: 0 } as const

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
      contentFacts,
      words: { ...centreWords, namesInHindi: { ECG: hostile } },
      facts,
    },
    { kind: 'enter', deviceName: hostile, error: hostile },
    { kind: 'shut', why: 'used' },
    { ...sheet, cards: [card], others: 3 },
    { kind: 'day', board: board([card]), day: { ...emptyDay, date: '2026-11-21', cards: [card] } },
    { kind: 'closing', board: board([card]) },
    {
      kind: 'devices',
      nowMs: now,
      device: hostile,
      devices: [
        {
          id: 2,
          name: hostile,
          createdAtMs: now,
          lastUsedAtMs: now,
          isThis: false,
          letInBy: hostile,
        },
      ],
      acts: [],
      backup: undefined,
    },
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

it('prints a card of two requests by room, three side by side, with tick box, number and what to ask', () => {
  const newest = aCardRequest({ number: 2, reference: '#SID004218', tests: ['X-Ray'] })
  const requests = [newest, aCardRequest({ notes: 'I have a pacemaker' })] as const
  const agreement = { date: '2026-11-21', time: '11:00 AM', isAsAsked: false } as const
  const held = { number: 1, kind: 'request', state: 'closed', holds: true } as const
  const asks = [held, { ...held, number: 2 }]
  const card = aCard({ requests, agreement, asks, tests: ['MRI Scan', 'X-Ray'] })
  const visit = { ...card, state: 'expected' } as const
  const day = { ...emptyDay, date: '2026-11-21', cards: [visit] } as const
  const html = byRoom(day)
  const weekday = [['Lab'], ['Ultrasound', 'CT'], ['MRI', 'X-ray', 'Heart'], ['Dr Meera']]
  expect(roomsOf(html)).toEqual(weekday)
  expect(html).toMatch(/class="sheet-box"><.*Asha.*98765 43210.*Pacemaker/s)
  expect(html).not.toContain('To ring')
  expect(html).toContain('has a note')
  expect(byRoom({ ...day, cards: [{ ...visit, requests: [newest] }] })).not.toContain('has a note')

  // A room where nobody can be on that day has no sheet, unless somebody is booked there.
  const away = { id: 1, what: 'doctor', first: day.date, last: day.date, reason: 'away' } as const
  const closing = (what: string) => byRoom({ ...day, blocks: [{ ...away, what }] })
  expect(roomsOf(closing('doctor'))).toEqual(weekday.slice(0, 3))
  expect(roomsOf(closing('mri'))).toEqual(weekday)
  expect(roomsOf(closing('centre'))).toEqual([['MRI', 'X-ray']])
  const closed = byRoom({ ...day, cards: [], blocks: [{ ...away, what: 'centre' }] })
  expect(closed).toContain('Nobody is expected on this day.')
})

function byRoom(day: DeskDay): string {
  return draw({ ...sheet, ...day, byRoom: day })
}

/** The rooms of each sheet of paper. */
function roomsOf(html: string): (string | undefined)[][] {
  const sheets = html.split('class="room-sheet"').slice(1)
  return sheets.map((each) =>
    Array.from(each.matchAll(/scope="col">([^<]+)/g), ([, room]) => room?.trim()),
  )
}

it('the form "Agreed" leaves the time to choose if no slot has it or it passed more than an hour ago', () => {
  const today = { date: '2026-11-20', time: '9:30 AM' } as const
  const presets = (card: Card, nowMs = now) => {
    const page = { board: { ...board([card]), nowMs }, card: '#SID004217', act: 'agreed' }
    const html = draw({ kind: 'board', ...page })
    return Array.from(html.matchAll(/<option value="([^"]*)" selected/g), ([, value]) => value)
  }
  const card = aCard({}, { asked: today })
  expect(presets(card, now + hour / 2)).toEqual(Object.values(today))
  expect(presets(card, now + hour / 2 + 1)).toEqual([today.date, ''])
  expect(presets(card, now + 24 * hour)).toEqual(['2026-11-21', ''])
  const morning = { date: '2026-11-21', time: 'morning' } as const
  expect(presets(aCard({}, { asked: morning }))).toEqual([morning.date, ''])
  expect(presets(aCard({}, { asked: morning }), now + 48 * hour)).toEqual(['2026-11-22', ''])
})

it('says above the board that the desk went back, and after which time nothing is known', () => {
  const after = (lastAtMs?: number) => {
    const restore = { atMs: now - 20 * minute, ...(lastAtMs && { lastAtMs }) }
    return drawBoard([], { board: { ...board([]), restore } })
  }
  const said = 'The desk went back to an earlier state at 9:40 AM.'
  expect(after(now - hour)).toContain(`${said} Nothing after 9:00 AM is here. Look in WhatsApp`)
  expect(after()).toContain(`${said} Nothing is here. Look in WhatsApp`)
})

it('the day book does not show the hours of the centre as hours of a room or of the doctor', () => {
  const day = { ...emptyDay, date: '2026-11-22' } as const
  const html = draw({ kind: 'day', board: board([]), day })
  expect(html).not.toContain('here 8:30')
})

it('the day book says once in a column why the room is closed for the whole day', () => {
  const date = '2026-11-27' as const
  const away = { id: 1, what: 'doctor', first: date, last: date, reason: 'away' } as const
  // The room opens after the first half-hour of the table.
  const published = [{ id: 2, atMs: now, publication: aPublication.hours }]
  const day = { ...emptyDay, date, blocks: [away] }
  const html = draw({ kind: 'day', board: { ...board([]), published }, day })
  expect(html.split('block-reason').length - 1).toBe(1)
})

it('the field of a phone number shows what is wrong with the number rather than how many digits it has', () => {
  const shown = (problem: string | undefined, value: string) =>
    renderToStaticMarkup(
      <InputField type="tel" label="Phone" value={value} problem={problem} readOnly />,
    )
  expect(shown('A phone has this already.', '98765 4321')).toContain('A phone has this already.')
  expect(shown(undefined, '98765 4321')).toContain('This number has 9 digits.')
  expect(shown('', '98765 43210')).not.toContain('digits')
})

it('shows reception all that a line of the plan says to a patient who has an earlier fast as well', () => {
  const tests = ['CT Scan', 'Ultrasound']
  const card = aCard({ tests }, { asked: { date: '2026-11-24', time: '12:00 PM' }, tests })
  const parts = planFor(card, fullCatalogue)
  const page = renderToStaticMarkup(<PlanParts parts={parts} />)
  const said = parts.flatMap(({ lines }) => lines.flatMap((line) => Object.values(line)))
  expect(said.filter((words) => words && !page.includes(words))).toEqual([])
})
