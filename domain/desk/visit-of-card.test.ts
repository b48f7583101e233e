import { expect, it } from 'vitest'
import { aCard, aCardRequest } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { type CalendarDate, delhiDate } from '../time/delhi-time.ts'
import { agreedTests, visitOf, wantedVisitOf } from './visit-of-card.ts'

const today = delhiDate(now)
const agreedFor = (date: CalendarDate) => ({ date, time: '10:00 AM', isAsAsked: false })

it('dates a visit by the agreed date and time, else by the requested ones', () => {
  expect(visitOf(aCard({ agreement: agreedFor(today) }))).toEqual({ date: today, time: '10:00 AM' })
  expect(visitOf(aCard())).toEqual(aCardRequest().asked)
})

it('leaves the tests of an open request out of the agreed tests', () => {
  const requests = [aCardRequest({ number: 2, tests: ['ECG'] }), aCardRequest()] as const
  const tests = ['ECG', 'MRI Scan', 'Blood Sugar']
  const change = { number: 2, kind: 'request', state: 'open', holds: false } as const
  const asks = [{ ...change, number: 1, state: 'closed', holds: true } as const, change]
  expect(agreedTests(aCard({ requests, tests, asks }))).toEqual(['MRI Scan', 'Blood Sugar'])
  expect(agreedTests(aCard({ requests, tests }))).toEqual(tests)
  expect(agreedTests(aCard({ requests, tests, state: 'expected' }))).toEqual(tests)
})

it('takes the time of the newest request while the patient is to be called, or else the agreed time', () => {
  const asked = { date: today, time: '5:00 PM' }
  const requests = [aCardRequest({ number: 2, asked }), aCardRequest()] as const
  expect(wantedVisitOf(aCard({ requests, agreement: agreedFor(today) }))).toEqual(asked)
  const unanswered = aCard({ requests, state: 'to call again', agreement: agreedFor(today) })
  expect(wantedVisitOf(unanswered)).toEqual(asked)
  const expected = aCard({ requests, state: 'expected', agreement: agreedFor(today) })
  expect(wantedVisitOf(expected)).toEqual({ date: today, time: '10:00 AM' })
})
