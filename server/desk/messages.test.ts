import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { withPublished } from '../../domain/centre/centre-now.ts'
import { allTests, type TestName } from '../../domain/centre/test-catalogue.ts'
import type { Card } from '../../domain/desk/board.ts'
import { languages } from '../../domain/language.ts'
import type { Block } from '../../domain/rooms/block.ts'
import { day } from '../../domain/time/milliseconds.ts'
import { lineText } from '../../site/preparation-parts.ts'
import { aCard, aCardRequest } from '../../test/support/a-card.ts'
import { planFor } from './card-preparation.ts'
import { lateMessages, messagesFor, messageText } from './messages.ts'

const centreNow = withPublished(centre, [])
const monday = Date.parse('2026-11-23T10:00:00+05:30')

const card = aCard({
  name: 'Asha Verma',
  tests: ['Lipid Profile'],
  agreement: { date: '2026-11-24', time: '9:30 AM', isAsAsked: false },
})

it('a confirmation has day, time, tests, preparation and the number to call', () => {
  const text = messageText('confirmation', card, centreNow)
  expect(text).toContain('agreed: 9:30 AM on Tuesday, 24 November 2026.')
  expect(text).toContain('Tests: Lipid Profile. Reference #SID004217.')
  expect(text).toContain('Eat nothing for 10–12 hours before.')
  expect(text).toContain(centre.phones[0].label)
})

it('a confirmation leaves out the tests of a request that reception has not called about yet', () => {
  const change = aCardRequest({ number: 2, tests: ['CT Scan'] })
  const requests = [change, aCardRequest({ tests: ['Lipid Profile'] })] as const
  const agreedAsk = { number: 1, kind: 'request', state: 'closed', holds: true } as const
  const asks = [agreedAsk, { ...agreedAsk, number: 2, state: 'open', holds: false }] as const
  const tests = ['CT Scan', 'Lipid Profile'] as const
  const text = messageText('confirmation', aCard({ ...card, requests, asks, tests }), centreNow)
  expect(text).toContain('Tests: Lipid Profile.')
  expect(text).not.toContain('CT')
})

it('a message is in Hindi if the patient booked in Hindi', () => {
  const text = messageText('confirmation', { ...card, language: 'hi' }, centreNow)
  expect(text).toContain('नमस्ते Asha Verma')
  expect(text).toContain('मंगलवार, 24 नवंबर 2026 को सुबह 9:30 बजे')
  expect(text).not.toMatch(/appointment|Tests|Eat/i)
})

describe.each(languages)('a message in %s', (language) => {
  it.each(['confirmation', 'reminder', 'unreachable', 'late', 'move'] as const)(
    'of the kind %s names the patient, the centre’s number, and tests only if they are needed',
    (kind) => {
      const text = messageText(kind, { ...card, language }, centreNow)
      expect(text).toContain('Asha Verma')
      expect(text).toContain(centre.phones[0].label)
      if (kind !== 'confirmation' && kind !== 'reminder') expect(text).not.toMatch(/Lipid|लिपिड/)
    },
  )
})

it.each([
  ['en', /on the call/],
  ['hi', /फ़ोन पर (हमें )?(पक्का )?बताए/],
] as const)(
  'a reminder in %s refers to no later call, because the call has been made',
  (language, promise) => {
    const pairs = allTests.flatMap((one) => allTests.map((other) => [one, other]))
    const text = (tests: readonly TestName[]) =>
      messageText('reminder', aCard({ tests, language }), centreNow)
    expect(pairs.find((tests) => promise.test(text(tests)))).toBeUndefined()
    expect(languagesSpoken[language].preparation.indicative).not.toMatch(promise)
  },
)

it.each([
  ['en', 'The doors open at 8:30 AM: please come then', 'arrive 15 minutes early'],
  ['hi', 'सेंटर सुबह 8:30 बजे खुलता है: कृपया तभी आएँ', '15 मिनट पहले आएँ'],
] as const)(
  'a message in %s asks nobody to come before the doors open',
  (language, doors, early) => {
    const atOpening = aCard({
      language,
      agreement: { date: '2026-11-24', time: '8:30 AM', isAsAsked: false },
    })
    for (const kind of ['confirmation', 'reminder'] as const) {
      const text = messageText(kind, atOpening, centreNow)
      expect(text).toContain(doors)
      expect(text).not.toContain(early)
      expect(messageText(kind, { ...card, language }, centreNow)).toContain(early)
    }
  },
)

it('a message asks for a prescription only if the centre wants one', () => {
  expect(messageText('confirmation', card, centreNow)).not.toMatch(/prescription/i)
  expect(messageText('confirmation', { ...card, agreedTests: ['MRI Scan'] }, centreNow)).toMatch(
    /prescription/i,
  )
})

describe('the messages of a card', () => {
  const at = (nowMs: number, blocks: readonly Block[] = []) => ({
    nowMs,
    blocks,
    centre: centreNow,
  })
  const likelyOf = (shown: Card, nowMs: number) =>
    messagesFor(shown, at(nowMs)).filter(({ isLikely }) => isLikely)[0]?.kind
  const expected = { ...card, state: 'expected' } as const

  it('order no last meal whose hour is past, and neither does the plan that reception reads out', () => {
    const nineAm = Date.parse('2026-11-24T09:00:00+05:30')
    const read = (nowMs: number) => [
      ...messagesFor(expected, at(nowMs))
        .filter(({ kind }) => kind === 'confirmation' || kind === 'reminder')
        .map(({ text }) => text),
      planFor(aCard({ ...expected, asks: [] }), fullCatalogue, nowMs)
        .flatMap(({ lines }) => lines.map(lineText))
        .join(),
    ]
    for (const text of read(monday)) expect(text).toContain('Finish your last meal by 11:30 PM')
    for (const text of read(nineAm)) {
      expect(text).toContain('Nothing eaten since 11:30 PM? Then come.')
      expect(text).not.toContain('Finish your last meal')
    }
  })

  it('begin with the message that the state of the visit asks for', () => {
    expect(messagesFor(aCard(), at(monday))[0]).toMatchObject({ kind: 'unreachable' })
    expect(likelyOf(aCard(), monday)).toBe('unreachable')
    expect(likelyOf(expected, monday - 2 * day)).toBe('confirmation')
    expect(likelyOf(expected, monday)).toBe('reminder')
    expect(likelyOf(aCard({ state: 'ended' }), monday)).toBeUndefined()
  })

  it('do not offer a message about the time of a cancelled visit', () => {
    const cancelled = aCard({ state: 'ended', ending: 'cancelled' })
    expect(messagesFor(cancelled, at(monday)).map(({ kind }) => kind)).toEqual(['unreachable'])
  })

  it.each([
    ['en', 'because the machine is not working', 'because the doctor is away'],
    ['hi', 'कारण: मशीन बंद है', 'कारण: डॉक्टर नहीं हैं'],
  ] as const)(
    'in %s begin with the message that gives the reason, if the agreed time has to change',
    (language, why, away) => {
      const scan = aCard({ ...expected, language, agreedTests: ['MRI Scan'] })
      const block = { id: 1, what: 'mri', first: '2026-11-24', last: '2026-11-24' } as const
      const [first] = messagesFor(scan, at(monday, [{ ...block, reason: 'broken' }]))
      expect(first).toMatchObject({ kind: 'move', isLikely: true })
      expect(first?.text).toContain(why)
      const stay = { room: 'doctor', from: 0, to: 30, tests: [] }
      const trouble = { kind: 'doctor-away', stay } as const
      expect(messageText('move', scan, centreNow, { trouble })).toContain(away)
      const others = messagesFor(scan, at(monday)).map(({ kind }) => kind)
      expect(others).not.toContain('move')
    },
  )

  it('are missing if the number was wrong, until the patient sends another request', () => {
    const outcome = { atMs: 0, by: 'Front desk', kind: 'wrong-number' } as const
    expect(messagesFor(aCard({ state: 'to call again', outcome }), at(monday))).toEqual([])
    expect(messagesFor(aCard({ outcome }), at(monday))).not.toEqual([])
  })
})

it.each([
  ['en', /eat sugar and tell us/],
  ['hi', /चीनी खा लें और हमें बताएँ/],
] as const)(
  'a message in %s about a late or moved visit says what a fasting patient does',
  (language, sugar) => {
    for (const kind of ['late', 'move'] as const)
      expect(messageText(kind, { ...card, language }, centreNow)).toMatch(sugar)
  },
)

it('messages about a late room go to patients who are still to come to that room, the next one first', () => {
  const today = '2026-11-23'
  const scan = (name: string, time: string) =>
    aCard({
      name,
      state: 'expected',
      tests: ['MRI Scan'],
      agreement: { date: today, time, isAsAsked: false },
    })
  const cards = [
    scan('Comes Last', '6:00 PM'),
    scan('Came Before', '9:00 AM'),
    scan('Still To Come', '10:00 AM'),
  ]
  const late = { room: 'mri', minutes: 40 }
  expect(lateMessages(late, cards, { nowMs: monday, centre: centreNow })).toMatchObject([
    { name: 'Still To Come', time: '10:00 AM', address: expect.stringContaining('40%20minutes') },
    { name: 'Comes Last' },
  ])
  expect(
    lateMessages({ ...late, room: 'ct' }, cards, { nowMs: monday, centre: centreNow }),
  ).toEqual([])
  // The note that the desk writes at the click says who was told, until the room is later still or the day is over.
  const writtenAt = (minutes: number, atMs: number) => {
    const at = { nowMs: monday, centre: centreNow }
    const [message] = lateMessages(late, cards, at)
    const notes = [{ text: message?.note ?? '', atMs, by: 'Front desk' }]
    const told = cards.map((each) => ({ ...each, notes }))
    return lateMessages({ ...late, minutes }, told, at)[0]?.writtenAtMs
  }
  expect(writtenAt(40, monday - 1)).toBe(monday - 1)
  expect(writtenAt(60, monday - 1)).toBeUndefined()
  expect(writtenAt(40, monday - day)).toBeUndefined()
})
