import { describe, expect, it } from 'vitest'
import {
  about,
  agreed,
  aHistory,
  cancelled,
  entered,
  minuteMs,
  reopened,
  request,
  startMs,
  tap,
  today,
  tomorrow,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { computeVisit } from './compute-visit.ts'

// Numbers such as 1 in `agreed([1])` and '1 closed' name an item by its place in the history. The first item is 1.

const visitOf = (...items: readonly Written[]) => computeVisit(aHistory(...items))
const asksOf = (...items: readonly Written[]) =>
  visitOf(...items).asks.map(
    ({ number, state, holds, isNotified }) =>
      `${number} ${state}${holds ? ', holds' : ''}${isNotified ? ', notified' : ''}`,
  )
const noAnswer = about('no-answer', 1)
const aDay = 24 * 60

it.each<readonly [string, readonly Written[], object]>([
  [
    '"to call" while an ask is open',
    [request(), agreed([1]), request()],
    { state: 'to call', agreement: { date: tomorrow, time: '10:00 AM' } },
  ],
  [
    '"to call again" while no ask is open and one ask is "call again"',
    [request(), agreed([1]), noAnswer],
    { state: 'to call again', agreement: { date: tomorrow } },
  ],
  [
    '"expected" while nobody has to call and a request holds the agreement',
    [request(), agreed([1])],
    { state: 'expected', ending: undefined },
  ],
  [
    '"ended" when nobody has to call and nothing is agreed',
    [request(), cancelled([1])],
    { state: 'ended', ending: 'cancelled', agreement: undefined },
  ],
  [
    '"ended" after an arrival, and the last agreement and the day are kept',
    [request(), agreed([1], today), about('arrived', 1)],
    {
      state: 'ended',
      agreement: undefined,
      lastAgreement: { date: today, time: '10:00 AM' },
      day: today,
    },
  ],
  [
    '"ended" as "arrived" if reception entered a patient who had come',
    [request(), entered([1], { hasCome: true })],
    { state: 'ended', ending: 'arrived' },
  ],
  [
    'on the wanted day if the agreement was cancelled and a wish opens the visit again',
    [request(), agreed([1], today), cancelled([1]), wish()],
    { state: 'to call', day: tomorrow },
  ],
  [
    '"ended" after an erasure, whatever came before or after it',
    [request(), agreed([1]), { kind: 'erased' }, request()],
    { state: 'ended', ending: 'erased', asks: [] },
  ],
])('a visit is %s', (_, items, visit) => {
  expect(visitOf(...items)).toMatchObject(visit)
})

describe('table A of decision 027: what each kind of event does to asks', () => {
  const rows: Readonly<Record<string, readonly [readonly Written[], readonly string[]]>> = {
    'a request adds an open ask': [
      [request(), agreed([1]), request()],
      ['1 closed, holds, notified', '3 open'],
    ],
    'an entry by reception closes its own request and the asks on its form, and they hold the agreed time':
      [
        [request(), request(), entered([1, 2])],
        ['1 closed, holds, notified', '2 closed, holds, notified'],
      ],
    'an entry of a patient who has come closes its own request, which then holds no agreement': [
      [request(), entered([1], { hasCome: true })],
      ['1 closed, notified'],
    ],
    '"notified" marks the named ask as notified, and changes nothing else': [
      [request(), request(), about('notified', 1)],
      ['1 open, notified', '2 open'],
    ],
    '"seen" marks the named ask as notified, and changes nothing else': [
      [request(), request(), about('seen', 2)],
      ['1 open', '2 open, notified'],
    ],
    '"agreed" closes only the named request, and this request holds the agreement': [
      [request(), request(), agreed([1])],
      ['1 closed, holds, notified', '2 open'],
    ],
    '"agreed" closes a named wish too, but a wish never holds the agreement': [
      [request(), wish(), agreed([1, 2])],
      ['1 closed, holds, notified', '2 closed, notified'],
    ],
    'a tap on "Called" closes the named request, and this request holds the agreement': [
      [request(), tap('tap-called', [1])],
      ['1 closed, holds, notified'],
    ],
    'a tap on "Called" closes a request that is "call again"': [
      [request(), about('no-answer', 1), tap('tap-called', [1], { lastKnown: 2 })],
      ['1 closed, holds, notified'],
    ],
    'a tap on "Called" does not change an ask that is closed already': [
      [request(), cancelled([1]), request(), tap('tap-called', [1, 3])],
      ['1 closed, notified', '3 closed, holds, notified'],
    ],
    '"no answer" leaves an earlier agreement as it is': [
      [request(), agreed([1]), about('no-answer', 1)],
      ['1 call again, holds, notified'],
    ],
    'a tap on "No answer" turns the named ask into "call again"': [
      [request(), tap('tap-no-answer', [1])],
      ['1 call again, notified'],
    ],
    'a tap on "No answer" does not change an ask that is closed already': [
      [request(), agreed([1]), tap('tap-no-answer', [1], { lastKnown: 2 })],
      ['1 closed, holds, notified'],
    ],
    '"cancelled" closes the named request, which then holds no agreement': [
      [request(), agreed([1]), cancelled([1])],
      ['1 closed, notified'],
    ],
    'cancelling only the later request leaves the agreement of the first': [
      [request(), agreed([1]), request(), cancelled([3])],
      ['1 closed, holds, notified', '3 closed, notified'],
    ],
    '"arrived" closes the named request, which then holds no agreement': [
      [request(), agreed([1], today), about('arrived', 1)],
      ['1 closed, notified'],
    ],
    '"no-show" closes the named request, which then holds no agreement': [
      [request(), agreed([1], today), about('no-show', 1)],
      ['1 closed, notified'],
    ],
    '"not arrived" undoes "arrived" and "no-show", and the asks count as not notified again': [
      [
        request({ date: today }),
        request({ date: today }),
        about('arrived', 1),
        about('no-show', 2),
        { kind: 'not-arrived' },
      ],
      ['1 open', '2 open'],
    ],
    'an outcome leaves a wish open that its card did not show': [
      [request(), wish(), agreed([1])],
      ['1 closed, holds, notified', '2 open'],
    ],
    'reopening opens the asks of an outcome, and takes back that the outcome notified them': [
      [request(), about('no-answer', 1), reopened(2, [1])],
      ['1 open'],
    ],
    'reopening restores the agreement from before the outcome': [
      [request(), agreed([1]), cancelled([1]), reopened(3, [1])],
      ['1 open, holds, notified'],
    ],
    'undo restores the asks from before the act': [[request(), agreed([1]), undone(2)], ['1 open']],
    'undo leaves an ask notified if another event notified it too': [
      [request(), agreed([1]), about('notified', 1), undone(2)],
      ['1 open, notified'],
    ],
    'a wish adds an open ask': [
      [request(), agreed([1]), wish()],
      ['1 closed, holds, notified', '3 open'],
    ],
    'a wish adds nothing while the same wish is open': [
      [request(), wish(), wish()],
      ['1 open', '2 open'],
    ],
    'a wish adds an ask if only another kind of wish is open': [
      [request(), wish(), wish('wishes-to-move')],
      ['1 open', '2 open', '3 open'],
    ],
    'a wish adds an ask if the same wish is closed': [
      [request(), wish(), agreed([1, 2]), wish()],
      ['1 closed, holds, notified', '2 closed, notified', '4 open'],
    ],
  }

  it.each(Object.entries(rows))('%s', (_, [items, asks]) => {
    expect(asksOf(...items)).toEqual(asks)
  })

  it.each(['no-answer', 'call-later', 'wrong-number'] as const)(
    '"%s" turns the named ask into "call again"',
    (kind) => expect(asksOf(request(), about(kind, 1))).toEqual(['1 call again, notified']),
  )

  it.each<Written>([
    { kind: 'corrected' },
    { kind: 'note' },
    { kind: 'reminded' },
    { kind: 'plan-mailed', plan: 2 },
  ])('"$kind" changes no ask', (event) => {
    const asks = ['1 closed, holds, notified', '3 open']
    expect(asksOf(request(), agreed([1]), request(), event)).toEqual(asks)
  })
})

describe('the agreement', () => {
  const agreedOf = (...items: readonly Written[]) => visitOf(...items).agreement
  const atTen = { time: '10:00 AM', isAsAsked: false }

  it('is the last one made', () => {
    const both = [agreed([1], today), agreed([1], tomorrow)]
    expect(agreedOf(request(), ...both)).toEqual({ ...atTen, date: tomorrow })
  })

  it('is the time of the newest request, if one tap closes several', () => {
    const older = request({ time: '9:00 AM' })
    const newer = request({ time: '5:00 PM' })
    const asAsked = { date: tomorrow, time: '5:00 PM', isAsAsked: true }
    expect(agreedOf(older, newer, tap('tap-called', [1, 2]))).toEqual(asAsked)
  })

  it('does not change when a tap closes only a wish', () => {
    const items = [request(), agreed([1], today), wish(), tap('tap-called', [3])]
    expect(agreedOf(...items)).toEqual({ ...atTen, date: today })
  })

  it('remains while at least one request holds it', () => {
    const both = [request(), request(), agreed([1, 2]), cancelled([2])] as const
    expect(visitOf(...both).agreement).toMatchObject({ date: tomorrow })
    expect(visitOf(...both, cancelled([1])).agreement).toBeUndefined()
  })
})

describe('an ended visit', () => {
  const ended = [request({ date: today }), agreed([1], today), cancelled([1])] as const

  it.each<readonly [string, Written]>([
    ['seen', about('seen', 1)],
    ['agreed', agreed([1])],
    ['call later', about('call-later', 1)],
    ['a late tap', tap('tap-no-answer', [1], { lastKnown: 3 })],
    ['corrected', { kind: 'corrected' }],
    ['a reminder', { kind: 'reminded' }],
    ['a mailed plan', { kind: 'plan-mailed', plan: 2 }],
    ['a plan that was refused', { kind: 'plan-refused', plan: 2 }],
  ])('is not changed by %s', (_, event) => {
    expect(visitOf(...ended, event)).toEqual(visitOf(...ended))
  })

  it.each(['arrived', 'no-show'] as const)(
    'ends as %s if that is recorded on the day of the visit, but not on a later day',
    (kind) => {
      expect(visitOf(...ended, about(kind, 1))).toMatchObject({ state: 'ended', ending: kind })
      const nextDay = { ...about(kind, 1), after: aDay }
      expect(visitOf(...ended, nextDay).ending).toBe('cancelled')
    },
  )

  it.each<readonly [string, Written]>([
    ['a wish', wish()],
    ['another wish', wish('wishes-to-move')],
    // A request joined while the visit was open. An undo can then move the end before that request.
    ['a request', request()],
    ['reopening', reopened(3, [1])],
  ])('is opened again on any later day by %s', (_, event) => {
    expect(visitOf(...ended, { ...event, after: aDay }).state).toBe('to call')
  })

  it('can be erased on any later day', () => {
    expect(visitOf(...ended, { kind: 'erased', after: aDay }).ending).toBe('erased')
  })

  it('counts an ask as notified if the receipt came after the end and the visit is reopened', () => {
    const notified = { ...about('notified', 1), after: aDay }
    const [ask] = visitOf(request({ date: today }), cancelled([1]), notified, reopened(2, [1])).asks
    expect(ask?.isNotified).toBe(true)
  })

  it('returns to its earlier ending when "not-arrived" takes the arrival back', () => {
    expect(visitOf(...ended, about('arrived', 1), { kind: 'not-arrived' })).toMatchObject({
      ending: 'cancelled',
      lastOutcome: { kind: 'cancelled' },
    })
  })

  it('stays "arrived" after a note, and if "not-arrived" is recorded on another day', () => {
    for (const event of [{ kind: 'note' }, { kind: 'not-arrived', after: aDay }] as const)
      expect(visitOf(...ended, about('arrived', 1), event).ending).toBe('arrived')
  })

  it('is "to call" with a new call-by after it is reopened', () => {
    expect(visitOf(...ended, reopened(3, [1]))).toMatchObject({
      state: 'to call',
      asks: [{ state: 'open', reopenedBy: 4, callByMs: startMs + 600 * minuteMs }],
    })
  })

  it('ends as "entered by mistake" if the entry that made it is undone', () => {
    expect(visitOf(request(), entered([1]), undone(2))).toMatchObject({
      state: 'ended',
      ending: 'entered by mistake',
      asks: [],
    })
  })

  it('returns to its earlier state when an entry that changed it is undone', () => {
    expect(visitOf(request(), request(), entered([1, 2]), undone(3))).toEqual(visitOf(request()))
  })
})

describe('a visit', () => {
  it('counts the calls that reached nobody, and keeps the time to call again', () => {
    const tryAgainAtMs = startMs + 60 * minuteMs
    const [ask] = visitOf(request(), noAnswer, { ...noAnswer, tryAgainAtMs }).asks
    expect(ask).toMatchObject({ triesInVain: 2, callAgain: { atMs: tryAgainAtMs } })
  })

  it.each([
    ['none for a call in which the patient asked for a later call', 0, [about('call-later', 1)]],
    ['from zero again after an agreement', 1, [noAnswer, agreed([1]), noAnswer]],
    ['from zero again once the ask is reopened', 0, [noAnswer, noAnswer, reopened(3, [1])]],
  ])('counts calls that reached nobody: %s', (_when, tries, acts) => {
    expect(visitOf(request(), ...acts).asks[0]?.triesInVain).toBe(tries)
  })

  it('keeps a reminder until another time is agreed', () => {
    const reminded = [request(), agreed([1], today), { kind: 'reminded' }] as const
    expect(visitOf(...reminded, { kind: 'note' }).remindedAtMs).toBe(startMs + 2 * minuteMs)
    expect(visitOf(...reminded, agreed([1], tomorrow)).remindedAtMs).toBeUndefined()
  })

  it('keeps the plan by mail until another time is agreed', () => {
    const byMail = [request(), { ...agreed([1]), mailsPlan: true }] as const
    const plan = { number: 2, ask: 1, askedForAtMs: startMs + minuteMs }
    expect(visitOf(...byMail).agreement?.plan).toEqual(plan)
    const ofBoth = visitOf(request(), request(), { ...agreed([1, 2]), mailsPlan: true })
    expect(ofBoth.agreement?.plan?.ask).toBe(2)
    expect(visitOf(...byMail, agreed([1])).agreement?.plan).toBeUndefined()
  })

  it.each(['mailed', 'refused'] as const)(
    'marks the plan as %s, unless its agreement was replaced or reopened',
    (kind) => {
      const sent = { kind: `plan-${kind}`, plan: 2 } as const
      const byMail = { ...agreed([1]), mailsPlan: true } as const
      const atMs = startMs + 2 * minuteMs
      expect(visitOf(request(), byMail, sent).agreement?.plan?.sent).toEqual({ kind, atMs })
      expect(visitOf(request(), byMail, byMail, sent).agreement?.plan?.sent).toBeUndefined()
      expect(visitOf(request(), byMail, sent, reopened(2, [1])).lastAgreement).toBeUndefined()
    },
  )

  it('names the last outcome and the last act that were not undone', () => {
    const visit = visitOf(request(), agreed([1]), cancelled([1]), undone(3))
    expect(visit).toMatchObject({ lastOutcome: { number: 2 }, lastAct: { number: 2 } })
  })

  it.each<readonly [string, Written]>([
    ['an entry', entered([1])],
    ['agreed', agreed([1])],
    ['a tap on "Called"', tap('tap-called', [1], { lastKnown: 2 })],
    ['a tap on "No answer"', tap('tap-no-answer', [1], { lastKnown: 2 })],
    ['no answer', about('no-answer', 1)],
    ['call later', about('call-later', 1)],
    ['a wrong number', about('wrong-number', 1)],
    ['cancelled', cancelled([1])],
    ['arrived', about('arrived', 1)],
    ['not come', about('no-show', 1)],
  ])('lets %s end earlier claims', (_, event) => {
    expect(visitOf(request(), about('seen', 1), event).claimsEndAt).toBe(3)
  })

  it.each<readonly [string, Written]>([
    ['arrived', about('arrived', 1)],
    ['not come', about('no-show', 1)],
    ['cancelled', cancelled([1])],
  ])('counts an ask as notified if it is closed as %s', (_, event) => {
    expect(asksOf(request(), event)).toEqual(['1 closed, notified'])
  })

  it('restores a claim if the outcome that ended the claim is undone', () => {
    expect(visitOf(request(), about('seen', 1), agreed([1]), undone(3)).claimsEndAt).toBe(0)
  })
})
