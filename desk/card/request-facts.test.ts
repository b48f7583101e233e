import { expect, it } from 'vitest'
import { aCard, aCardRequest } from '../../test/support/a-card.ts'
import { changesOf } from './request-facts.tsx'

const first = aCardRequest({ tests: ['MRI Scan'] })
const asked = { date: '2026-11-21', time: '4:00 PM' } as const
const second = aCardRequest({ number: 2, asked, tests: ['X-Ray'] })
const none = { before: [], added: [], taken: [] }

it('finds nothing changed in one request', () => {
  expect(changesOf(aCard({ requests: [first] }))).toEqual(none)
})

it('finds the time that a second request replaces and the test that it adds', () => {
  const card = aCard({ requests: [second, first], tests: ['X-Ray', 'MRI Scan'] })
  expect(changesOf(card)).toEqual({ before: [first.asked], added: ['X-Ray'], taken: [] })
})

it('finds the times that a third request replaces, the oldest first', () => {
  const noon = { ...asked, time: '12:00 PM' }
  const third = aCardRequest({ number: 3, asked: noon })
  const { before } = changesOf(aCard({ requests: [third, second, first] }))
  expect(before).toEqual([first.asked, second.asked])
})

it('finds the tests that reception has added and taken out', () => {
  const card = aCard({ requests: [first], tests: ['Blood Sugar'] })
  expect(changesOf(card)).toEqual({ before: [], added: ['Blood Sugar'], taken: ['MRI Scan'] })
})

it('finds nothing changed once an outcome covers every request', () => {
  const tests = ['X-Ray', 'MRI Scan']
  expect(changesOf(aCard({ requests: [second, first], tests, state: 'expected' }))).toEqual(none)
})
