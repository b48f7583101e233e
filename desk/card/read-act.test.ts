import { expect, it } from 'vitest'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { aCard, aCardRequest } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import type { FormOffer } from './offers.ts'
import { changeOf } from './outcome-fields.tsx'
import { plainAct, readAct } from './read-act.ts'

const card = aCard({ requests: [aCardRequest({ number: 4 }), aCardRequest()] })
const asks = [1, 4]

it('reads the agreed day and time, and a note only if there is one', () => {
  const agreed = { date: '2026-11-24', time: '4:00 PM' }
  expect(read('agreed', { ...agreed, note: ' ' })).toEqual({ act: 'agreed', asks, agreed })
  expect(read('agreed', { ...agreed, note: ' Son comes ' })).toEqual({
    act: 'agreed',
    asks,
    agreed,
    note: 'Son comes',
  })
})

it('covers a wish that came after the form was opened if the act cancels, not if it agrees a time', () => {
  const wish = { number: 5, kind: 'wishes-to-cancel', state: 'open', holds: false } as const
  const wishing = { ...card, asks: [...card.asks, wish] }
  const agreed = { date: '2026-11-24', time: '4:00 PM' }
  expect(read('agreed', agreed, wishing, 4)).toMatchObject({ asks })
  expect(read('agreed', agreed, wishing, 5)).toMatchObject({ asks: [...asks, 5] })
  expect(read('cancelled', {}, wishing, 4)).toMatchObject({ asks: [...asks, 5] })
})

it('reads nothing while day, time or the text of a note is missing', () => {
  expect(read('agreed', { date: '', time: '4:00 PM' })).toBeUndefined()
  expect(read('agreed', { date: '2026-11-24', time: '' })).toBeUndefined()
  expect(read('note', { note: ' ' })).toBeUndefined()
})

it('reads when to try again, and no time if the field is empty', () => {
  const tryAgainAtMs = delhiInstant('2026-11-20', 14 * 60 + 30)
  const again = { act: 'no-answer', asks, tryAgainAtMs }
  expect(read('no-answer', { tryAgainAt: String(tryAgainAtMs) })).toEqual(again)
  expect(read('no-answer', { tryAgainAt: '' })).toEqual({ act: 'no-answer', asks })
})

it('reads who cancelled, and reads a note that covers no ask', () => {
  const reason = 'centre'
  expect(read('cancelled', { reason })).toEqual({ act: 'cancelled', asks, reason })
  expect(read('wrong-number', {})).toEqual({ act: 'wrong-number', asks })
  expect(read('note', { note: 'Call the son' })).toEqual({ act: 'note', note: 'Call the son' })
})

it('reads when a patient asked to be called, and nothing without a time', () => {
  const tryAgainAtMs = now + 60 * 60_000
  const later = { act: 'call-later', asks, tryAgainAtMs }
  expect(read('call-later', { callLaterAt: String(tryAgainAtMs) })).toEqual(later)
  expect(read('call-later', {})).toBeUndefined()
})

it('reads only changed fields as a correction, and nothing if no field is changed', () => {
  const { name, phone, email, language } = card
  const same = { name, phone, email, language, tests: card.tests.join() }
  expect(read('corrected', same)).toBeUndefined()
  const tests = [...card.tests, 'X-Ray']
  expect(read('corrected', { ...same, name: ' Asha Rao ', tests: tests.join() })).toEqual({
    act: 'corrected',
    corrected: { name: 'Asha Rao', tests },
  })
  const withEmail = aCard({ email: 'asha@example.org' })
  expect(read('corrected', { ...same, email: '' }, withEmail)).toEqual({
    act: 'corrected',
    corrected: { email: '' },
  })
})

it('cancels only the newest ask if the form says so', () => {
  const cancelled = { act: 'cancelled', reason: 'patient' }
  expect(read('cancelled', { only: '4', reason: 'patient' })).toEqual({ ...cancelled, asks: [4] })
  expect(read('cancelled', { only: '', reason: 'patient' })).toEqual({ ...cancelled, asks })
})

const held = { number: 1, kind: 'request', state: 'closed', holds: true } as const
const dropped = { ...held, number: 2, holds: false } as const
const change = { ...dropped, number: 4, state: 'open' } as const

it('an act covers no ask that was dropped earlier, unless all asks are closed and none holds a time', () => {
  const agreed = { date: '2026-11-24', time: '4:00 PM' }
  const expected = aCard({ asks: [held, dropped], state: 'expected' })
  expect(read('agreed', agreed, expected)).toMatchObject({ asks: [1] })
  expect(read('cancelled', { reason: 'patient' }, expected)).toMatchObject({ asks: [1] })
  expect(read('arrived', {}, expected)).toMatchObject({ asks: [1] })
  const ended = aCard({ asks: [{ ...held, holds: false }, dropped], state: 'ended' })
  expect(read('arrived', {}, ended)).toMatchObject({ asks: [1, 2] })
})

it('a call that reached nobody covers only the open ask, so that the agreement stays', () => {
  const toCall = aCard({ asks: [held, dropped, change] })
  expect(read('no-answer', {}, toCall)).toMatchObject({ asks: [4] })
  expect(read('wrong-number', {}, toCall)).toMatchObject({ asks: [4] })
  expect(read('call-later', { callLaterAt: String(now) }, toCall)).toMatchObject({ asks: [4] })
  const again = aCard({ asks: [{ ...change, state: 'call again' }], state: 'to call again' })
  expect(read('no-answer', {}, again)).toMatchObject({ asks: [4] })
})

it('offers to cancel only the newest ask if an earlier request has an agreed time', () => {
  const agreement = { date: '2026-11-21', time: '11:00 AM', isAsAsked: false } as const
  expect(changeOf(aCard({ asks: [held, change], agreement }), 4)).toEqual(change)
  const wish = { ...change, kind: 'wishes-to-move' } as const
  expect(changeOf(aCard({ asks: [held, wish], agreement }), 4)).toEqual(wish)
  expect(changeOf(aCard({ asks: [{ ...held, state: 'open' }], agreement }), 1)).toBeUndefined()
  expect(changeOf(aCard({ asks: [held, { ...change, state: 'closed' }], agreement }), 4)).toBe(
    undefined,
  )
  expect(changeOf(card, 4)).toBeUndefined()
})

it('undoes the act that the card names, and sends nothing if the card names none', () => {
  const undo = { takesBack: 3, kind: 'agreed', untilMs: now } as const
  expect(plainAct('undo', aCard({ undo }))).toEqual({ act: 'undo', takesBack: 3 })
  expect(plainAct('undo', card)).toBeUndefined()
  expect(plainAct('seen', card)).toEqual({ act: 'seen', asks })
  expect(plainAct('release', card)).toEqual({ act: 'release' })
})

function read(
  offer: Exclude<FormOffer, 'message'>,
  fields: Readonly<Record<string, string>>,
  on = card,
  newest = Infinity,
) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    // The form has one field for each test.
    const values = name === 'tests' ? value.split(',') : [value]
    for (const each of values) data.append(name, each)
  }
  return readAct(offer, data, on, newest)
}
