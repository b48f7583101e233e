import { describe, expect, it } from 'vitest'
import { desk } from '../content/desk.ts'
import type { Board, Card } from '../domain/board.ts'
import { emptyForm } from '../domain/form-values.ts'
import { aCard, aCardRequest } from '../test/support/a-card.ts'
import { fridayTenAm as now } from '../test/support/friday-ten-am.ts'
import type { DeskPage } from './desk-page.ts'
import { drawDesk } from './pages.tsx'

const assets = { script: '/assets/desk.js', preload: [], styles: ['/assets/desk.css'] }
const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'

function board(cards: readonly Card[]): Board {
  return { version: 1, nowMs: now, device: hostile, cards }
}

function everyPage(): DeskPage[] {
  const card = aCard({
    ...{ name: hostile, phone: hostile, note: hostile, email: hostile },
    references: ['#SID004217', '#SID004216'],
    requests: [
      aCardRequest({ notes: hostile }),
      aCardRequest({ reference: '#SID004216', notes: `${hostile}!`, email: `${hostile}!` }),
    ],
    state: 'confirmed',
    earlier: [
      { ...aCardRequest().asked, reference: '#SID000001', name: hostile, state: 'cancelled' },
    ],
  })
  const work = {
    board: board([card]),
    error: hostile,
    card: hostile,
    act: 'note',
  }
  const draft = { ...emptyForm, name: hostile, source: 'phone', language: 'hi' } as const
  return [
    { kind: 'board', ...work },
    { kind: 'find', q: hostile, cards: [card], ...work },
    { kind: 'new', draft, problems: { name: 'name-missing' }, nowMs: now, error: hostile },
    { kind: 'enter', deviceName: hostile, error: hostile },
    { kind: 'shut', why: 'used' },
    { kind: 'print', date: '2026-11-21', cards: [card], others: 3, nowMs: now },
  ]
}

it.each(everyPage().map((page) => [page.kind, page] as const))(
  'draws %s so that no text of others becomes markup or script',
  (_kind, page) => {
    const html = drawDesk(page, assets)
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('alert(1)</script>')
    expect(html.match(/<script/g)).toHaveLength(1)
    // The policy of the desk allows neither.
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
  },
)

it('says without script that the desk needs it, and names no act in a form', () => {
  const page = { board: board([aCard()]), card: '#SID004217', act: 'cancelled' }
  const html = drawDesk({ kind: 'board', ...page }, assets)
  expect(html).toContain(`<noscript><p class="band lost">${desk.needsScript}</p></noscript>`)
  expect(html).not.toMatch(/name="(act|id|references|back)"/)
})

it('opens the card and the form that the address names', () => {
  const cards = [aCard(), aCard({ references: ['#SID000002'], name: 'Ravi Rao' })]
  const page = { board: board(cards), card: '#SID000002', act: 'no-answer' }
  const html = drawDesk({ kind: 'board', ...page }, assets)
  expect(html).toContain('<h2 id="card-name" tabindex="-1">Ravi Rao</h2>')
  expect(html).toContain('name="tryAgainAt"')
})

it.each(['agreed', 'no-answer', 'wrong-number', 'cancelled', 'note'])(
  'shows the note that saving %s would replace',
  (act) => {
    const card = aCard({ note: 'Call the son first' })
    const page = { board: board([card]), card: '#SID004217', act }
    const html = drawDesk({ kind: 'board', ...page }, assets)
    expect(html).toContain('>Call the son first</textarea>')
    expect(html).toContain('name="noteBefore" value="Call the son first"')
  },
)

it('says when a patient who did not answer is called again, unless another time is chosen', () => {
  const card = aCard({}, { asked: { date: '2026-11-20', time: '11:00 AM' } })
  const page = { board: board([card]), act: 'no-answer' }
  const html = drawDesk({ kind: 'board', ...page }, assets)
  expect(html).toContain('<option value="">Suggested: 10:30 AM</option>')
})

describe('the day and time of Agreed', () => {
  const today = { date: '2026-11-20', time: '9:30 AM' } as const
  const presets = (card: Card, nowMs = now) => {
    const page = { board: { ...board([card]), nowMs }, card: '#SID004217' }
    const html = drawDesk({ kind: 'board', ...page, act: 'agreed' }, assets)
    return Array.from(html.matchAll(/<option value="([^"]*)" selected/g), ([, value]) => value)
  }

  it('are at first as asked, also where the patient asked again after another was agreed', () => {
    const asked = { date: '2026-11-21', time: '6:00 PM' } as const
    expect(presets(aCard({ agreed: today }, { asked }))).toEqual(Object.values(asked))
    expect(presets(aCard({ agreed: today, state: 'confirmed' }, { asked }))).toEqual(
      Object.values(today),
    )
  })

  it('are to be chosen again if the centre is closed at that time', () => {
    const sunday = { date: '2026-11-22', time: '6:00 PM' } as const
    expect(presets(aCard({}, { asked: sunday }))).toEqual([sunday.date, ''])
  })

  it('are to be chosen again if no slot has that time, or if it passed more than an hour ago', () => {
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

describe('WhatsApp', () => {
  const draw = (card: Card) => {
    const page = { board: board([card]), card: '#SID004217', act: 'message' }
    return drawDesk({ kind: 'board', ...page }, assets)
  }
  const cancelled = aCard({ state: 'cancelled' })
  const outcome = { atMs: now, by: 'Front', state: 'unreachable', reason: 'wrong-number' } as const
  const wrong = aCard({ state: 'unreachable', outcome })

  it('stands out where the visit stands', () => {
    const html = draw(aCard({ state: 'confirmed' }))
    expect(html).toMatch(/id="offer-message" class="button primary"/)
    expect(html).toContain('class="message-text"')
  })

  it('neither stands out nor says that a cancelled visit is agreed', () => {
    const html = draw(cancelled)
    expect(html).toContain('id="offer-message" class="button message"')
    expect(html).not.toContain('class="message-text"')
    expect(decodeURIComponent(html)).not.toMatch(/is agreed|a reminder of|is running late/)
  })

  it('is not offered where the number was wrong', () => {
    const html = draw(wrong)
    expect(html).not.toContain('id="offer-message"')
    expect(html).not.toContain('https://wa.me/')
  })
})
