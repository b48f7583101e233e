import { expect, it } from 'vitest'
import type { Board, Card, CardRequest } from '../domain/desk/board.ts'
import { minute } from '../domain/time/milliseconds.ts'
import { aCard, aCardRequest, anotherVisit } from '../test/support/a-card.ts'
import { fridayTenAm as now } from '../test/support/friday-ten-am.ts'
import { mainOf, textOf } from '../test/support/read-html.ts'
import type { FormOffer } from './card/offers.ts'
import type { DeskDay, DeskPage } from './desk-page.ts'
import { renderDesk } from './pages.tsx'

const today = (time: string) => ({ date: '2026-11-20', time, isAsAsked: false }) as const
const tomorrow = { date: '2026-11-21', time: '9:30 AM', isAsAsked: false } as const
const held = { number: 1, kind: 'request', state: 'closed', holds: true } as const
const open = { number: 2, kind: 'request', state: 'open', holds: false } as const
const outcome = { kind: 'no-answer', atMs: now - 30 * minute, by: 'Ravi' } as const
const plan = { number: 3, ask: 1, askedForAtMs: now - 40 * minute }

const ended = { state: 'ended' } as const
const came = { ...ended, agreement: today('8:30 AM') }
const coming = { state: 'expected' } as const
const byMail = { ...coming, email: 'asha@example.org', remindedAtMs: now } as const
const again = { state: 'to call again', tries: 1, outcome } as const

/** A card in each situation that a receptionist must tell from the others. */
const situations: Readonly<Record<string, readonly [Partial<Card>, Partial<CardRequest>?]>> = {
  'Due now': [{ callByMs: now, phone: '011-5550 0142 ext 12', phoneSaysMore: true }],
  'One late': [{ callByMs: now - minute, seen: { device: 'Ravi', atMs: now - 8 * minute } }],
  'Wants Sunday': [{}, { asked: { date: '2026-11-22', time: '6:00 PM' } }],
  'Nobody told': [{ needsCall: true }],
  'Ravi rings': [{ claim: { device: 'Ravi', isMine: false, untilMs: now + minute } }],
  'I ring': [{ claim: { device: 'Front', isMine: true, untilMs: now + minute } }],
  'Rang before': [{ claim: { device: 'Ravi', isMine: false, untilMs: now - minute } }],
  'Again now': [{ ...again, tries: 2, tryAgainAtMs: now }],
  'Again later': [{ ...again, tryAgainAtMs: now + 45 * minute }],
  'Wrong number': [{ ...again, outcome: { ...outcome, kind: 'wrong-number' } }],
  'Corrected number': [
    { ...again, outcome: { ...outcome, kind: 'wrong-number' }, hasNewNumber: true },
  ],
  'Comes at noon': [{ ...coming, agreement: today('12:00 PM'), tests: ['MRI Scan'] }],
  'Comes at four': [{ ...coming, agreement: today('4:00 PM'), tests: ['ECG'] }],
  'Same machine': [{ ...coming, agreement: today('12:00 PM'), tests: ['MRI Scan'] }],
  'Not marked': [{ ...coming, agreement: today('9:00 AM'), tests: ['ECG', 'CRP'] }],
  'Has come': [{ ...came, ending: 'arrived', outcome: { atMs: now, by: 'Ravi', kind: 'arrived' } }],
  'Did not come': [{ ...came, ending: 'no-show' }],
  'Not marked yesterday': [{ ...coming, agreement: { ...today('4:00 PM'), date: '2026-11-19' } }],
  'To remind': [{ ...coming, tests: ['ECG', 'CRP', 'X-Ray', 'Interventional Radiology'] }],
  'Reminded by tap': [
    { ...byMail, remindedAtMs: now - minute, agreement: { ...tomorrow, isAsAsked: true, plan } },
  ],
  'Plan refused': [
    {
      ...byMail,
      agreement: { ...tomorrow, plan: { ...plan, sent: { kind: 'refused', atMs: now } } },
    },
  ],
  'Plan too late': [
    { ...coming, email: 'asha@example.org', agreement: { ...today('9:30 AM'), plan } },
  ],
  'Wants to move': [{ agreement: tomorrow, asks: [held, { ...open, kind: 'wishes-to-move' }] }],
  'Wanted to move': [
    {
      ...coming,
      agreement: tomorrow,
      asks: [held, { ...held, number: 2, kind: 'wishes-to-move', holds: false }],
    },
  ],
  'Changed twice': [
    {
      requests: [
        aCardRequest({
          number: 3,
          reference: '#SID000103',
          notes: 'Rather in the evening',
          asked: { date: '2026-11-21', time: '6:00 PM' },
          tests: ['MRI Scan', 'X-Ray'],
          dial: ['+911123456789'],
          phone: '011 2345 6789',
          language: 'hi',
        }),
        aCardRequest({
          number: 2,
          reference: '#SID000102',
          notes: 'Or at noon',
          asked: { date: '2026-11-21', time: '12:00 PM' },
        }),
        aCardRequest({ reference: '#SID000101' }),
      ],
      tests: ['MRI Scan', 'X-Ray'],
      notes: [
        { text: 'Call the son first', atMs: now, by: 'Ravi' },
        { text: 'Has a pacemaker', atMs: now - minute, by: 'Front' },
      ],
    },
  ],
  'Asked again': [
    {
      agreement: tomorrow,
      asks: [held, open],
      requests: [
        aCardRequest({
          number: 2,
          asked: { date: '2026-11-21', time: '6:00 PM' },
          tests: ['X-Ray'],
        }),
        aCardRequest({ reference: '#SID000201' }),
      ],
      tests: ['X-Ray', 'MRI Scan', 'Blood Sugar'],
      agreedTests: ['MRI Scan', 'Blood Sugar'],
    },
  ],
  'We cancelled': [
    { ...ended, ending: 'cancelled', outcome: { ...outcome, kind: 'cancelled', reason: 'centre' } },
  ],
  'Known here': [
    {
      earlier: [
        anotherVisit({ visit: 91, name: 'Known here', state: 'ended', ending: 'arrived' }),
        anotherVisit({ visit: 92, name: 'Her sister', state: 'ended', ending: 'arrived' }),
        anotherVisit({ visit: 93, name: 'Her son', date: '2026-11-20', time: '4:00 PM' }),
        anotherVisit({ visit: 94, name: 'Her mother', state: 'to call', isAgreed: false }),
      ],
    },
  ],
}

const cards = Object.entries(situations).map(([name, [over, request]], index) =>
  aCard(
    { visit: index + 1, name, ...over },
    { reference: `#SID0000${10 + index}`, name, ...request },
  ),
)

const board: Board = {
  version: 1,
  nowMs: now,
  device: 'Front',
  cards,
  canMail: true,
  unlisted: { callNow: 3, noAnswerYet: 2 },
}
const evening: Board = { ...board, nowMs: now + 10.4 * 60 * minute }
const sheet = { kind: 'print', device: 'Front', date: '2026-11-20', nowMs: now, others: 2 } as const
const comesToday = cards.filter(({ agreement }) => agreement?.date === '2026-11-20')
const toCall = { cards: cards.filter(({ state }) => state === 'to call'), others: 1 }
const aBlock = { id: 1, first: '2026-11-21', last: '2026-11-21', reason: 'engineer' } as const
const day: DeskDay = {
  date: '2026-11-20',
  cards: comesToday,
  counts: {},
  others: 2,
  late: [
    {
      room: 'ultrasound',
      minutes: 40,
      messages: [
        {
          visit: 1,
          name: 'Comes at four',
          time: '4:00 PM',
          address: '/wa',
          note: '',
          writtenAtMs: now,
        },
      ],
    },
  ],
  blocks: [
    { ...aBlock, first: '2026-11-20', what: 'ct', hours: { from: 10 * 60, to: 12 * 60 } },
    { ...aBlock, id: 2, what: 'heart', reason: 'broken' },
    { id: 3, what: 'centre', first: '2026-11-23', last: '2026-11-23', reason: 'holiday' },
    // A room that the centre no longer has.
    { id: 4, what: 'mammo', first: '2026-11-23', last: '2026-11-23', reason: 'broken' },
  ],
}

const pages: readonly (readonly [string, DeskPage])[] = [
  ['the board', { kind: 'board', board }],
  ['the board in the evening', { kind: 'board', board: evening }],
  ['what was found', { kind: 'find', q: 'n', cards: cards.slice(14), board }],
  ['a search', { kind: 'find', q: '', isTyped: true, cards: [], board }],
  ['closing', { kind: 'closing', board: evening }],
  ['the morning', { kind: 'closing', board }],
  ['the day book', { kind: 'day', board: { ...board, blocks: day.blocks }, day }],
  ['the printed day', { ...sheet, cards: comesToday, toCall }],
  ['the printed rooms', { ...sheet, cards: comesToday, byRoom: day }],
  ...cards.map(
    (card) => [card.name, { kind: 'board', board, card: card.requests[0].reference }] as const,
  ),
]

/** The forms of these cards, by the name of the patient. */
const forms = {
  'Due now': ['note', 'corrected', 'wrong-number'],
  'Wants Sunday': ['agreed'],
  'I ring': ['agreed', 'no-answer', 'call-later'],
  'Comes at noon': ['agreed', 'arrived', 'no-show'],
  'Has come': ['not-arrived'],
  'Not marked yesterday': ['agreed'],
  'Plan refused': ['agreed'],
  'Wants to move': ['cancelled'],
  'Asked again': ['agreed'],
} satisfies Readonly<Partial<Record<string, readonly FormOffer[]>>>

it('reception reads on each page and each card what is recorded', async () => {
  const read = pages.map(([title, page]) => {
    const lines = linesOf(draw(page))
    // The page of a card is recorded from the line above the patient's name on.
    const own = title in situations ? lines.slice(lines.indexOf(title) - 1) : lines
    return [`== ${title}`, ...own].join('\n')
  })
  const readInForms = Object.entries(forms).flatMap(([name, acts]) => {
    const card = cards.find((each) => each.name === name)?.requests[0].reference ?? name
    return acts.map((act) => {
      const html = draw({ kind: 'board', board, card, act })
      const form = html.slice(html.indexOf('class="act-form"') - 1).split('</section>')
      return [`== ${name}: ${act}`, ...linesOf(`<main ${form[0]}</main>`)].join('\n')
    })
  })
  await expect(`${[...read, ...readInForms].join('\n\n')}\n`).toMatchFileSnapshot(
    'recorded/what-reception-reads.txt',
  )
})

function draw(page: DeskPage): string {
  return renderDesk(page, { script: '/desk.js', preload: [], styles: [] })
}

/** The text of the page, a line for each element that has a line of its own. */
function linesOf(html: string): string[] {
  const parts = mainOf(html)
    .replaceAll(/<option value="\d{4}-[\s\S]*?<\/option>/g, '')
    .replaceAll(/<input(?=[^>]*type="(?:checkbox|radio)")[^>]*>/g, (input) =>
      input.includes('checked=""') ? '[x] ' : '[ ] ',
    )
    .replaceAll('<span class="sheet-box"></span>', '[ ] ')
    .replaceAll(/<[^>]* data-(?:mark|now)="([^"]*)"[^>]*>/g, '$1 ')
    .split(/<\/(?:p|li|dt|dd|h\d|tr|button|label|legend|summary)>/)
  return parts.map((part) => textOf(`<body>${part}`).trim()).filter(Boolean)
}
