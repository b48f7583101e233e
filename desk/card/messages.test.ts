import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languages } from '../../domain/language.ts'
import { allTests, type TestName } from '../../domain/test-catalogue.ts'
import { aCard, aCardRequest } from '../../test/support/a-card.ts'
import {
  likelyMessage,
  messageKinds,
  messagesOf,
  messageText,
  planStrings,
  whatsAppAddress,
} from './messages.ts'

const card = aCard({
  name: 'Asha Verma',
  tests: ['Lipid Profile'],
  agreement: { date: '2026-11-24', time: '9:30 AM', isAsAsked: false },
})

it('confirms with day, time, tests, preparation and the number to call', () => {
  const text = messageText('confirmation', card)
  expect(text).toContain('agreed: 9:30 AM on Tuesday, 24 November 2026.')
  expect(text).toContain('Tests: Lipid Profile. Reference #SID004217.')
  expect(text).toContain('Eat nothing for 10–12 hours before.')
  expect(text).toContain(centre.phones[0].label)
})

it('confirms no test of a change that is still to call', () => {
  const change = aCardRequest({ number: 2, tests: ['CT Scan'] })
  const requests = [change, aCardRequest({ tests: ['Lipid Profile'] })] as const
  const held = { number: 1, kind: 'request', state: 'closed', holds: true } as const
  const asks = [held, { ...held, number: 2, state: 'open', holds: false }] as const
  const tests = ['CT Scan', 'Lipid Profile'] as const
  const text = messageText('confirmation', aCard({ ...card, requests, asks, tests }))
  expect(text).toContain('Tests: Lipid Profile.')
  expect(text).not.toContain('CT')
})

it('writes in Hindi to who booked in Hindi', () => {
  const text = messageText('confirmation', { ...card, language: 'hi' })
  expect(text).toContain('नमस्ते Asha Verma')
  expect(text).toContain('मंगलवार, 24 नवंबर 2026 को सुबह 9:30 बजे')
  expect(text).not.toMatch(/appointment|Tests|Eat/i)
})

describe.each(languages)('in %s', (language) => {
  it.each(messageKinds)(
    '%s names the patient, the centre’s number, and no tests without need',
    (kind) => {
      const text = messageText(kind, { ...card, language })
      expect(text).toContain('Asha Verma')
      expect(text).toContain(centre.phones[0].label)
      if (kind === 'unreachable' || kind === 'late') expect(text).not.toMatch(/Lipid|लिपिड/)
    },
  )
})

it.each([
  ['en', /on the call/],
  ['hi', /फ़ोन पर (हमें )?(पक्का )?बताए/],
] as const)(
  'promises nothing in %s for a call that has been made, whatever the tests',
  (language, promise) => {
    const pairs = allTests.flatMap((one) => allTests.map((other) => [one, other]))
    const text = (tests: readonly TestName[]) => messageText('reminder', aCard({ tests, language }))
    expect(pairs.find((tests) => promise.test(text(tests)))).toBeUndefined()
    expect(planStrings[language].preparation.indicative).not.toMatch(promise)
  },
)

it.each([
  ['en', 'The doors open at 8:30 AM: please come then', 'arrive 15 minutes early'],
  ['hi', 'सेंटर सुबह 8:30 बजे खुलता है: कृपया तभी आएँ', '15 मिनट पहले आएँ'],
] as const)('asks nobody in %s to come before the doors open', (language, doors, early) => {
  const atOpening = aCard({
    language,
    agreement: { date: '2026-11-24', time: '8:30 AM', isAsAsked: false },
  })
  for (const kind of ['confirmation', 'reminder'] as const) {
    const text = messageText(kind, atOpening)
    expect(text).toContain(doors)
    expect(text).not.toContain(early)
    expect(messageText(kind, { ...card, language })).toContain(early)
  }
})

it('suggests what the state of the card asks for', () => {
  expect(likelyMessage(aCard(), false)).toBe('unreachable')
  expect(likelyMessage(aCard({ state: 'expected' }), false)).toBe('confirmation')
  expect(likelyMessage(aCard({ state: 'expected' }), true)).toBe('reminder')
})

it('suggests nothing where the visit has ended', () => {
  expect(likelyMessage(aCard({ state: 'ended' }), false)).toBeUndefined()
  expect(likelyMessage(aCard({ state: 'ended' }), true)).toBeUndefined()
})

it('speaks of no visit to who has cancelled it', () => {
  expect(messagesOf(aCard({ state: 'ended', ending: 'cancelled' }))).toEqual(['unreachable'])
})

describe('where the number was wrong', () => {
  const outcome = { atMs: 0, by: 'Front desk', kind: 'wrong-number' } as const

  it('has no message', () => {
    expect(messagesOf(aCard({ state: 'to call again', outcome }))).toEqual([])
    expect(likelyMessage(aCard({ state: 'to call again', outcome }), false)).toBeUndefined()
  })

  it('has messages once the patient has sent another request', () => {
    expect(messagesOf(aCard({ outcome }))).toEqual(messageKinds)
  })
})

it('opens WhatsApp with the digits of the number and the whole text', () => {
  const address = new URL(whatsAppAddress('+919876543210', 'a & b\n#c'))
  expect(address.pathname).toBe('/919876543210')
  expect(address.searchParams.get('text')).toBe('a & b\n#c')
})
