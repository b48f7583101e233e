import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRequest } from '../test/support/a-request.ts'
import { judgeRepeat, type RecentRequest } from './repeated-request.ts'
import { allTests } from './test-catalogue.ts'

function aRecent(changes: Partial<RecentRequest> = {}): RecentRequest {
  return { ...aRequest(), reference: '#SID000001', isOpen: true, ...changes }
}

const none = { kind: 'none' }
const duplicate = { kind: 'duplicate', of: '#SID000001' }
const correction = { kind: 'correction', of: '#SID000001' }

describe('judgeRepeat', () => {
  it('is new where nothing was requested before', () => {
    expect(judgeRepeat(aRequest(), [])).toEqual(none)
  })

  it('is a duplicate when the same, in any order of the tests', () => {
    const tests = ['MRI Scan', 'Blood Sugar'] as const
    expect(judgeRepeat(aRequest({ tests }), [aRecent({ tests: tests.toReversed() })])).toEqual(
      duplicate,
    )
    expect(judgeRepeat(aRequest({ name: ' asha  VERMA' }), [aRecent()])).toEqual(duplicate)
  })

  it.each([
    { date: '2026-11-21' },
    { time: '11:30 AM' },
    { tests: ['MRI Scan'] },
    { email: 'asha@example.com' },
    { additionalInfo: 'I use a wheelchair' },
  ] as const)('takes it for a correction when it differs in %o', (change) => {
    expect(judgeRepeat(aRequest(change), [aRecent()])).toEqual(correction)
  })

  it('counts a space between two numbers, but not its width', () => {
    const recent = [aRecent({ additionalInfo: 'Room 1 2' })]
    expect(judgeRepeat(aRequest({ additionalInfo: 'room 1\n\n2 ' }), recent)).toEqual(duplicate)
    expect(judgeRepeat(aRequest({ additionalInfo: 'Room 12' }), recent)).toEqual(correction)
  })

  it('compares with the last request: going back to the first is a correction of the second', () => {
    const recent = [aRecent({ reference: '#SID000002', time: '5:00 PM' }), aRecent()]
    expect(judgeRepeat(aRequest(), recent)).toEqual({ kind: 'correction', of: '#SID000002' })
  })

  it('is new under another name: one number books for a family', () => {
    const relative = { name: 'Ravi Verma', time: '11:30 AM' } as const
    expect(judgeRepeat(aRequest(relative), [aRecent()])).toEqual(none)
    expect(judgeRepeat(aRequest({ name: 'Ravi Verma' }), [aRecent()])).toEqual(none)
    expect(judgeRepeat(aRequest({ name: ' asha  VERMA', time: '11:30 AM' }), [aRecent()])).toEqual(
      correction,
    )
  })

  it('skips requests of other patients with the same number', () => {
    const recent = [aRecent({ reference: '#SID000002', name: 'Ravi Verma' }), aRecent()]
    expect(judgeRepeat(aRequest(), recent)).toEqual(duplicate)
  })

  it('is new when reception has closed the first', () => {
    expect(judgeRepeat(aRequest(), [aRecent({ isOpen: false })])).toEqual(correction)
  })

  it('repeats or corrects only the last request of its patient (property)', () => {
    const requests = fc.record({
      name: fc.constantFrom('Asha', 'Ravi'),
      time: fc.constantFrom('11:00 AM', '5:00 PM'),
      tests: fc.subarray(allTests.slice(0, 2), { minLength: 1 }),
      additionalInfo: fc.constantFrom('', 'x'),
    })
    fc.assert(
      fc.property(requests, fc.array(requests, { maxLength: 4 }), (asked, before) => {
        const recent = before.map((each) => aRecent(each))
        const { kind } = judgeRepeat(aRequest(asked), recent)
        const last = before.find(({ name }) => name === asked.name)
        expect(kind === 'none').toBe(last === undefined)
        expect(kind === 'duplicate').toBe(JSON.stringify(last) === JSON.stringify(asked))
      }),
    )
  })
})
