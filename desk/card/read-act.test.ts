import { expect, it } from 'vitest'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { aCard } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { refusedWithNote } from '../live/use-acts.ts'
import { plainAct, readAct } from './read-act.ts'

it('reads the agreed day and time, and a note only where there is one', () => {
  const agreed = { date: '2026-11-24', time: '4:00 PM' }
  expect(readAct('agreed', form({ ...agreed, note: ' ' }), now)).toEqual({ act: 'agreed', agreed })
  expect(readAct('agreed', form({ ...agreed, note: ' Son comes ' }), now)).toEqual({
    act: 'agreed',
    agreed,
    ...{ note: 'Son comes', noteBefore: '' },
  })
})

it('reads nothing while day or time is missing', () => {
  expect(readAct('agreed', form({ date: '', time: '4:00 PM' }), now)).toBeUndefined()
  expect(readAct('agreed', form({ date: '2026-11-24', time: '' }), now)).toBeUndefined()
})

it('reads a time of today to try again at, or leaves it to the rule', () => {
  expect(readAct('no-answer', form({ tryAgainAt: '14:30' }), now)).toEqual({
    act: 'no-answer',
    tryAgainAtMs: delhiInstant('2026-11-20', 14 * 60 + 30),
  })
  expect(readAct('no-answer', form({ tryAgainAt: '' }), now)).toEqual({ act: 'no-answer' })
})

it('reads who cancelled, and keeps an emptied note', () => {
  expect(readAct('cancelled', form({ reason: 'centre-cancelled' }), now)).toEqual({
    act: 'cancelled',
    reason: 'centre-cancelled',
  })
  expect(readAct('wrong-number', form({}), now)).toEqual({ act: 'wrong-number' })
  expect(readAct('note', form({ note: '' }), now)).toEqual({
    ...{ act: 'note', note: '', noteBefore: '' },
  })
})

it('leaves out a note that is as it was, and names it where it was changed or emptied', () => {
  const noteBefore = 'Son comes'
  const wrong = (note: string) => readAct('wrong-number', form({ note, noteBefore }), now)
  expect(wrong('Son comes')).toEqual({ act: 'wrong-number' })
  const note = 'Son comes at 4'
  expect(wrong(note)).toEqual({ act: 'wrong-number', note, noteBefore })
  expect(wrong('')).toEqual({ act: 'wrong-number', note: '', noteBefore })
})

it('takes back the act that the card names, or nothing', () => {
  const undo = { actId: 'an-act', untilMs: now }
  expect(plainAct('undo', aCard({ undo }))).toEqual({ act: 'undo', of: 'an-act' })
  expect(plainAct('undo', aCard())).toBeUndefined()
  expect(plainAct('seen', aCard())).toEqual({ act: 'seen' })
})

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('shows another note as known only to whom an act with a note was refused', () => {
  const card = aCard()
  const act = { id: 'one', references: card.references, act: 'note', note: 'Son comes' } as const
  const claim = { id: 'two', references: card.references, act: 'claim' } as const
  expect(refusedWithNote({ act, card, status: 'refused' })).toBe('one')
  expect(refusedWithNote({ act: claim, card, status: 'refused' })).toBeUndefined()
  expect(refusedWithNote({ act, card, status: 'saved' })).toBeUndefined()
  expect(refusedWithNote(undefined)).toBeUndefined()
})
