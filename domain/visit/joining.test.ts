import { describe, expect, it } from 'vitest'
import {
  agreed,
  aHistory,
  cancelled,
  entered,
  minuteMs,
  request,
  startMs,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { maxClockSkewMs } from '../time/clock-skew.ts'
import { computeVisit } from './compute-visit.ts'
import {
  type EarlierRequest,
  type EarlierVisit,
  joiningOf,
  joinWithinMs,
  maxRequestsOfVisit,
  type NewRequest,
} from './joining.ts'

// Numbers such as 1 in `agreed([1])` name an item by its place in the history. The first item is 1.

const asked: NewRequest = {
  name: 'Asha Verma',
  phoneKeys: ['9876543210'],
  phoneNote: '',
  email: '',
  date: '2026-11-24',
  time: '11:00 AM',
  tests: ['MRI Scan'],
  additionalInfo: '',
  language: 'en',
}

/** A visit with these items. Its requests equal `asked`, except for the fields of `changed`. */
function earlier(
  items: readonly Written[] = [request()],
  changed: Partial<EarlierRequest> = {},
  corrected: EarlierVisit['corrected'] = {},
): EarlierVisit {
  const history = aHistory(...items)
  const requests = history
    .filter((item) => item.kind === 'request')
    .map(({ number, source, recordedAtMs }): EarlierRequest => {
      return { ...asked, number, source, storedAtMs: recordedAtMs, ...changed }
    })
  return { visit: computeVisit(history), requests, corrected }
}

const nowMs = startMs + 10 * minuteMs
const joining = (candidate: EarlierVisit, changed: Partial<NewRequest> = {}, atMs = nowMs) =>
  joiningOf({ ...asked, ...changed }, [candidate], atMs).kind

const change = { time: '4:00 PM' }

describe('a site request joins a visit', () => {
  it('of the same number and name if they share a test', () => {
    expect(joining(earlier(), change)).toBe('joins')
    expect(joining(earlier(), { ...change, name: ' asha  VERMA ' })).toBe('joins')
    expect(joining(earlier(), { ...change, tests: ['ECG', 'MRI Scan'] })).toBe('joins')
  })

  it.each<readonly [string, Partial<NewRequest>]>([
    ['another number', { phoneKeys: ['9000000000'] }],
    ['no number', { phoneKeys: [] }],
    ['another name', { name: 'Asha' }],
    ['other tests', { tests: ['ECG'] }],
  ])('but not with %s', (_, other) => {
    expect(joining(earlier(), { ...change, ...other })).toBe('own visit')
  })

  it('whose name, number and tests match only after a correction by reception', () => {
    const corrected = { name: 'Aasha Varma', phoneKeys: ['9000000000'], tests: ['ECG'] }
    const request = { ...change, ...corrected }
    expect(joining(earlier(undefined, {}, corrected), request)).toBe('joins')
    expect(joining(earlier(), request)).toBe('own visit')
  })

  it('that is to call, to call again or expected, but not one that has ended', () => {
    expect(joining(earlier([request(), { kind: 'no-answer', asks: [1] }]), change)).toBe('joins')
    expect(joining(earlier([request(), agreed([1])]), change)).toBe('joins')
    const ended = earlier([request(), cancelled([1])], {}, { tests: asked.tests })
    expect(joining(ended, change)).toBe('own visit')
  })

  it('until 30 minutes after its last site request', () => {
    expect(joining(earlier(), change, startMs + joinWithinMs)).toBe('joins')
    expect(joining(earlier(), change, startMs + joinWithinMs + 1)).toBe('own visit')
  })

  it('but not one whose last request was stored in the future by a fast clock', () => {
    const storedIn = (ms: number) => earlier(undefined, { storedAtMs: nowMs + ms })
    expect(joining(storedIn(maxClockSkewMs), change)).toBe('joins')
    expect(joining(storedIn(maxClockSkewMs + 1), change)).toBe('own visit')
  })

  it('but not one that reception entered', () => {
    expect(joining(earlier([{ ...request(), source: 'phone' }]), change)).toBe('own visit')
  })

  it('only while the visit has fewer than ten requests', () => {
    const many = (count: number) =>
      earlier(Array.from({ length: count }, () => ({ ...request(), after: 0 })))
    expect(joining(many(maxRequestsOfVisit - 1), change)).toBe('joins')
    expect(joining(many(maxRequestsOfVisit), change)).toBe('own visit')
  })

  it.each<readonly [string, readonly Written[]]>([
    ['cancelled', [request(), agreed([1]), request(), cancelled([3])]],
    ['entered by mistake', [request(), request(), entered([2]), undone(3)]],
  ])('but not if the only request with the same test was %s', (_, items) => {
    const { visit, requests } = earlier(items)
    const [first, second] = requests
    if (!first || !second) throw new Error('two requests')
    const candidate = { visit, requests: [first, { ...second, tests: ['ECG'] }] }
    expect(joining(candidate, { ...change, tests: ['ECG'] })).toBe('own visit')
    expect(joining(candidate, change)).toBe('joins')
  })

  it('that has the newest site request, if several visits fit', () => {
    const older = earlier()
    const newer = earlier(undefined, { storedAtMs: startMs + minuteMs })
    const found = joiningOf({ ...asked, ...change }, [older, newer, older], nowMs)
    expect(found).toEqual({ kind: 'joins', earlier: newer })
  })
})

describe('a duplicate', () => {
  it('is a request that repeats the last one while the last one is open', () => {
    expect(joining(earlier())).toBe('duplicate')
    expect(joining(earlier(), { name: 'asha verma' })).toBe('duplicate')
    expect(joining(earlier([request()], { phoneNote: 'ext 12' }))).toBe('duplicate')
    expect(joining(earlier([request(), request()]))).toBe('duplicate')
  })

  it.each<readonly [string, Partial<NewRequest>]>([
    ['another day', { date: '2026-11-25' }],
    ['another language', { language: 'hi' }],
    ['another time', { time: '4:00 PM' }],
    ['one test more', { tests: ['MRI Scan', 'ECG'] }],
    ['a mail address', { email: 'asha@example.org' }],
    ['a note', { additionalInfo: 'I have a pacemaker' }],
    ['a new number', { phoneKeys: ['9876543210', '9000000000'] }],
    ['an extension', { phoneNote: 'ext 12' }],
  ])('is not found if the new request has %s', (_, changed) => {
    expect(joining(earlier(), changed)).toBe('joins')
  })

  it('is not found once an outcome covers the last request, even if another request is open', () => {
    const covered = [request(), request(), { kind: 'no-answer', asks: [2] }] as const
    expect(joining(earlier(covered))).toBe('joins')
  })

  it('is not found while a wish is open', () => {
    expect(joining(earlier([request(), wish()]))).toBe('joins')
    expect(joining(earlier([request(), wish(), cancelled([2])]))).toBe('duplicate')
  })

  it('is not found if the new request repeats an earlier one, but not the last one', () => {
    const { visit, requests } = earlier([request(), request()])
    const [first, second] = requests
    if (!first || !second) throw new Error('two requests')
    expect(joining({ visit, requests: [first, { ...second, time: '4:00 PM' }] })).toBe('joins')
  })
})
