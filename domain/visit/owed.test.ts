import { describe, expect, it } from 'vitest'
import {
  agreed,
  aHistory,
  cancelled,
  minuteMs,
  reopened,
  request,
  startMs,
  today,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { situation } from '../../test/visit/situation.ts'
import { maxClockSkewMs } from '../time/clock-skew.ts'
import { computeVisit } from './compute-visit.ts'
import { owed, type Situation, type StoredNotice } from './owed.ts'

// Numbers such as 1 in `agreed([1])` name an item by its place in the history. The first item is 1.

const phone = { key: 'phone', inForceSinceMs: 0 }
const secondPhone = { key: 'second phone', inForceSinceMs: 0 }

const seen = { kind: 'seen', asks: [1] } as const

/** The messages owed some minutes after the first request, which comes at 9 AM and has a call-by of 11 AM. */
function owedAt(
  minutes: number,
  items: readonly Written[] = [request()],
  changed: Partial<Situation> = {},
  notices: readonly StoredNotice[] = [],
) {
  const at = { ...situation, ...changed }
  return owed(computeVisit(aHistory(...items)), notices, at, startMs + minutes * minuteMs)
}

function neededAt(...of: Parameters<typeof owedAt>) {
  return owedAt(...of).needed.map(({ ask, causedBy, kind, recipient }) =>
    [kind, ask, ...(causedBy === 0 ? [] : [`caused by ${causedBy}`]), 'to', recipient].join(' '),
  )
}

/** A message about the first ask that the phone's provider accepted at once. */
const accepted: StoredNotice = {
  ask: 1,
  causedBy: 0,
  kind: 'request',
  recipient: 'phone',
  shows: [1],
  acceptedAtMs: startMs,
  isFailed: false,
}

describe('the request to reception', () => {
  it('is owed at once, at any hour, to each recipient in force', () => {
    expect(neededAt(0, undefined, { reception: [phone, secondPhone] })).toEqual([
      'request 1 to phone',
      'request 1 to second phone',
    ])
  })

  it('is owed for each ask, also for a wish', () => {
    expect(neededAt(0, [request(), request(), wish()])).toEqual([
      'request 1 to phone',
      'request 2 to phone',
      'request 3 to phone',
    ])
  })

  it('is owed for a notified ask only to recipients that were in force when the ask came', () => {
    const later = { ...secondPhone, inForceSinceMs: startMs + 1 }
    const reception = [phone, later]
    expect(neededAt(0, [request(), seen], { reception })).toEqual(['request 1 to phone'])
    expect(neededAt(0, [request()], { reception })).toHaveLength(2)
  })

  it('is owed again once the outcome is undone, reopened or taken back by "not arrived"', () => {
    expect(neededAt(0, [request(), agreed([1]), undone(2)])).toEqual(['request 1 to phone'])
    expect(neededAt(0, [request(), agreed([1]), reopened(2, [1])])).toEqual(['request 1 to phone'])
    const arrived = [request({ date: today }), { kind: 'arrived', asks: [1] } as const]
    expect(neededAt(0, [...arrived, { kind: 'not-arrived' }])).toEqual(['request 1 to phone'])
  })

  it('is not owed once retrying has ended', () => {
    const endsAtMs = startMs + 60 * minuteMs
    const changed = { retryingEndsAt: () => endsAtMs }
    expect(neededAt(60, undefined, changed)).toContain('request 1 to phone')
    expect(neededAt(61, undefined, changed)).toEqual([])
    expect(owedAt(200, undefined, changed).needsCall).toBe(true)
  })

  it('is not owed while an accepted message shows the ask', () => {
    expect(neededAt(0, undefined, {}, [accepted])).toEqual([])
    expect(neededAt(0, [request(), request()], {}, [accepted])).toEqual(['request 2 to phone'])
    const both = { ...accepted, ask: 2, shows: [1, 2] }
    expect(neededAt(0, [request(), request()], {}, [both])).toEqual([])
  })

  it('is owed again if an accepted message is later reported as failed', () => {
    const failed = [{ ...accepted, isFailed: true }]
    expect(neededAt(0, undefined, { receptionMail: undefined }, failed)).toEqual([
      'request 1 to phone',
    ])
  })

  it('is still owed to a recipient if only a message to another one was accepted', () => {
    const reception = [phone, secondPhone]
    expect(neededAt(0, undefined, { reception }, [accepted])).toEqual(['request 1 to second phone'])
  })
})

describe("the request to reception's mailbox", () => {
  const mail = 'request 1 to mailbox'

  it('is owed after 5 minutes if no message was accepted', () => {
    expect(neededAt(4.99)).not.toContain(mail)
    expect(neededAt(5)).toContain(mail)
  })

  it('is owed after 15 minutes if a message was accepted but nobody is told of the request', () => {
    expect(neededAt(14.99, undefined, {}, [accepted])).not.toContain(mail)
    expect(neededAt(15, undefined, {}, [accepted])).toContain(mail)
  })

  it('is owed at once if a message to another recipient has failed', () => {
    const failed = [{ ...accepted, acceptedAtMs: undefined, isFailed: true }]
    expect(neededAt(0, undefined, {}, failed)).toContain(mail)
  })

  it('is owed at once if the request is too long for the template, even if somebody is told of it', () => {
    expect(neededAt(0, [request(), seen], { cutAsks: [1] })).toContain(mail)
  })

  it('is not owed once a person is told of the request', () => {
    expect(neededAt(60, [request(), seen])).not.toContain(mail)
  })

  it('is owed only once if the mailbox is also a recipient of requests', () => {
    const reception = [{ ...phone, key: 'mailbox' }]
    expect(neededAt(20, undefined, { reception })).toEqual([mail])
  })

  it('is owed 5 minutes after the next opening for a request at night', () => {
    const openingMinutes = 23.5 * 60
    const callByMs = startMs + (openingMinutes + 120) * minuteMs
    const night = { ...request(), after: 13 * 60, callByMs }
    expect(neededAt(openingMinutes + 4.99, [night])).not.toContain(mail)
    expect(neededAt(openingMinutes + 5, [night])).toContain(mail)
  })
})

describe('the alarm to the owner', () => {
  it('is owed after 30 minutes while nobody is told of the request', () => {
    expect(neededAt(29.99)).not.toContain('alarm 1 to owner')
    expect(neededAt(30)).toContain('alarm 1 to owner')
    expect(neededAt(30, [request(), seen])).not.toContain('alarm 1 to owner')
  })

  it('is owed at the call-by, after the reminder, if the centre was closed for that day since', () => {
    const closures = [{ date: today, reason: { en: 'Storm', hi: 'तूफ़ान' } }]
    const changed = { hours: { ...situation.hours, closures } }
    expect(neededAt(119.99, undefined, changed)).not.toContain('alarm 1 to owner')
    expect(neededAt(120, undefined, changed)).toContain('alarm 1 to owner')
    expect(neededAt(90, undefined, changed)).toContain('remind 1 to phone')
  })

  it('goes to the mailbox of reception if the owner has none', () => {
    expect(neededAt(30, undefined, { owner: undefined })).toContain('alarm 1 to mailbox')
  })

  it('is owed to nobody if there is no mailbox', () => {
    const changed = { owner: undefined, receptionMail: undefined }
    expect(neededAt(30, undefined, changed)).toEqual(['request 1 to phone'])
  })
})

describe('NEEDS CALL', () => {
  const both = ['needs-call 1 to mailbox', 'needs-call 1 to owner']

  it('is listed, and mailed to reception and owner, if nobody is told of the request for 75 minutes', () => {
    expect(neededAt(74.99)).not.toEqual(expect.arrayContaining(both))
    expect(owedAt(74.99).needsCall).toBe(false)
    expect(neededAt(75)).toEqual(expect.arrayContaining(both))
    expect(owedAt(75).needsCall).toBe(true)
  })

  it('is not listed once somebody is told of the request', () => {
    expect(owedAt(200, [request(), seen]).needsCall).toBe(false)
  })

  it('is owed only once if mailbox and owner are the same', () => {
    const changed = { owner: 'mailbox' }
    expect(
      neededAt(75, undefined, changed).filter((text) => text.startsWith('needs-call')),
    ).toEqual(['needs-call 1 to mailbox'])
  })
})

describe('the reminder', () => {
  const remind = 'remind 1 to phone'

  it('is owed 30 minutes before the call-by, even if somebody is told of the request', () => {
    expect(neededAt(89.99)).not.toContain(remind)
    expect(neededAt(90, [request(), seen])).toContain(remind)
  })

  it('is not owed if the centre records no outcomes', () => {
    const changed = { outcomesSinceMs: undefined }
    expect(neededAt(200, undefined, changed)).not.toContain(remind)
    expect(neededAt(200, undefined, changed)).not.toContain('tell-owner 1 to owner')
  })

  it('is owed only for calls that were due after outcomes began to be recorded', () => {
    const since = (minutes: number) => ({ outcomesSinceMs: startMs + minutes * minuteMs })
    expect(neededAt(200, undefined, since(91))).not.toContain(remind)
    expect(neededAt(200, undefined, since(91))).toContain('tell-owner 1 to owner')
    expect(neededAt(200, undefined, since(90))).toContain(remind)
  })

  it('is owed if a fast clock recorded the first outcome', () => {
    expect(neededAt(90, undefined, { outcomesSinceMs: startMs + 600 * minuteMs })).toContain(remind)
  })

  it('sets the time to look again even if the centre records no outcomes yet', () => {
    const changed = { outcomesSinceMs: undefined }
    const lookAt = (minutes: number) =>
      owedAt(minutes, [request(), seen], changed).lookAgainAtMs ?? startMs
    expect((lookAt(20) - startMs) / minuteMs).toBe(90)
    expect((lookAt(90) - startMs) / minuteMs).toBe(120)
  })

  it('is owed only 15 minutes before the call-by if reception has just one hour to call', () => {
    const soon = { ...request(), callByMs: startMs + 60 * minuteMs }
    expect(neededAt(44.99, [soon])).not.toContain(remind)
    expect(neededAt(45, [soon])).toContain(remind)
  })
})

describe('the message to the owner about an overdue call', () => {
  it('is owed at the call-by, even if somebody is told of the request', () => {
    expect(neededAt(119.99, [request(), seen])).not.toContain('tell-owner 1 to owner')
    expect(neededAt(120, [request(), seen])).toContain('tell-owner 1 to owner')
  })

  it('is owed again for an ask that was reopened', () => {
    const toldOwner = { ...accepted, kind: 'tell-owner', recipient: 'owner' } as const
    const items = [request(), agreed([1]), reopened(2, [1])]
    expect(neededAt(600, items, {}, [toldOwner])).toContain('tell-owner 1 caused by 3 to owner')
  })

  it('is owed for a second overdue ask, even if it was sent for the first', () => {
    const toldOwner = { ...accepted, kind: 'tell-owner', recipient: 'owner' } as const
    expect(neededAt(240, [request(), wish()], {}, [toldOwner])).toContain('tell-owner 2 to owner')
  })
})

describe('the plan to the patient', () => {
  const byMail = { ...agreed([1]), mailsPlan: true } as const
  const plan = 'plan 1 caused by 2 to patient'

  it('is owed as soon as the agreement that asked for it can no longer be undone', () => {
    expect(owedAt(1.5, [request(), byMail])).toMatchObject({
      needed: [],
      lookAgainAtMs: startMs + 2 * minuteMs,
    })
    expect(neededAt(2, [request(), byMail])).toEqual([plan])
  })

  it('is not owed again after a mail server took it or refused it', () => {
    for (const kind of ['plan-mailed', 'plan-refused'] as const)
      expect(neededAt(5, [request(), byMail, { kind, plan: 2 }])).toEqual([])
  })

  it('is owed again if a later agreement asks for it', () => {
    const items = [request(), byMail, { kind: 'plan-mailed', plan: 2 } as const, byMail]
    expect(neededAt(10, items)).toEqual(['plan 1 caused by 4 to patient'])
  })

  it('is not owed if nobody ticked it, or once the agreement is replaced, undone or cancelled', () => {
    expect(neededAt(5, [request(), agreed([1])])).toEqual([])
    expect(neededAt(5, [request(), byMail, agreed([1])])).toEqual([])
    expect(neededAt(5, [request(), byMail, undone(2)])).not.toContain(plan)
    expect(neededAt(5, [request(), byMail, cancelled([1])])).toEqual([])
  })

  it('is owed even if another ask is open, but not once the visit has begun', () => {
    expect(neededAt(5, [request(), byMail, wish()])).toEqual(['request 3 to phone', plan])
    const oneDay = 24 * 60
    expect(neededAt(oneDay + 59, [request(), byMail])).toEqual([plan])
    expect(neededAt(oneDay + 60, [request(), byMail])).toEqual([])
  })

  it('waits until the agreement cannot be undone, also if a fast clock recorded something before', () => {
    const fast = { lastRecordedAtMs: startMs + 60 * minuteMs }
    expect(owedAt(1.5, [request(), byMail], fast)).toMatchObject({
      needed: [],
      lookAgainAtMs: startMs + 2 * minuteMs,
    })
    expect(neededAt(2, [request(), byMail], fast)).toEqual([plan])
  })

  it('is owed at once if a fast clock recorded the agreement, because nobody can undo that', () => {
    const fast = { lastRecordedAtMs: startMs + minuteMs }
    expect(neededAt(-30, [request(), byMail], fast)).toEqual([plan])
  })

  it('is not owed if the centre sends no mail or the patient has no address', () => {
    expect(neededAt(5, [request(), byMail], { patientMail: undefined })).toEqual([])
  })
})

describe('no notice is owed', () => {
  it('for a visit that is to call again, expected or ended', () => {
    for (const act of [{ kind: 'no-answer', asks: [1] } as const, agreed([1]), cancelled([1])])
      expect(owedAt(600, [request(), act])).toEqual({
        needed: [],
        lookAgainAtMs: undefined,
        needsCall: false,
      })
  })

  it('for an ask beyond the overall limit, which is listed as NEEDS CALL at once', () => {
    const found = owedAt(0, undefined, { summarisedAsks: [1] })
    expect(found).toEqual({ needed: [], lookAgainAtMs: undefined, needsCall: true })
  })
})

describe('when to look again', () => {
  it('is when the next wait ends', () => {
    const at = (minutes: number) => ((owedAt(minutes).lookAgainAtMs ?? 0) - startMs) / minuteMs
    expect([0, 5, 30, 75, 90].map(at)).toEqual([5, 30, 75, 90, 120])
    // Without a mailbox no mail is owed after 75 minutes, but the visit is then listed as NEEDS CALL.
    const unmailed = { receptionMail: undefined, owner: undefined }
    expect(owedAt(60, undefined, unmailed).lookAgainAtMs).toBe(startMs + 75 * minuteMs)
  })

  it('is undefined once no wait is left', () => {
    expect(owedAt(120).lookAgainAtMs).toBeUndefined()
  })
})

it('treats all waits as over if a fast clock recorded something in the visit', () => {
  const fast = { lastRecordedAtMs: startMs + maxClockSkewMs + 1 }
  const found = owedAt(0, undefined, fast)
  expect(found.needed.map(({ kind }) => kind)).toEqual([
    'request',
    'request',
    'alarm',
    'needs-call',
    'needs-call',
    'remind',
    'tell-owner',
  ])
  expect(found).toMatchObject({ lookAgainAtMs: undefined, needsCall: true })
})
