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
    const reception = [{ ...phone, inForceSinceMs: startMs }, later]
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
    const onItsWay = { ...accepted, acceptedAtMs: undefined }
    expect(neededAt(0, undefined, {}, [onItsWay])).toEqual(['request 1 to phone'])
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

const dueInAnHour = { ...request(), callByMs: startMs + 60 * minuteMs }
const minutesToOpening = 23.5 * 60
const atNight = {
  ...request(),
  after: 13 * 60,
  callByMs: startMs + (minutesToOpening + 120) * minuteMs,
}
const storm = {
  hours: { ...situation.hours, closures: [{ date: today, reason: { en: 'Storm', hi: 'तूफ़ान' } }] },
}
const acceptedLater = {
  ...accepted,
  recipient: 'second phone',
  acceptedAtMs: startMs + 10 * minuteMs,
}
const failed = { ...accepted, acceptedAtMs: undefined, isFailed: true }

interface DueMessage {
  readonly if: string
  /** In minutes after the first request. */
  readonly from: number
  readonly owes: string
  readonly items?: readonly Written[]
  readonly at?: Partial<Situation>
  readonly sent?: readonly StoredNotice[]
}

describe('a message to follow up an ask', () => {
  const mail = 'request 1 to mailbox'
  const alarm = 'alarm 1 to owner'
  const remind = 'remind 1 to phone'
  const tellOwner = 'tell-owner 1 to owner'

  const requestSeen = [request(), seen]

  it.each<DueMessage>([
    { if: 'no message was accepted', from: 5, owes: mail },
    { if: 'nobody is told, but a message was accepted', from: 15, owes: mail, sent: [accepted] },
    {
      if: 'messages to two phones were accepted, the second later',
      from: 15,
      owes: mail,
      sent: [acceptedLater, accepted],
    },
    {
      if: 'only mails failed, and a phone took it late',
      from: 25,
      owes: mail,
      sent: [
        { ...accepted, acceptedAtMs: startMs + 10 * minuteMs },
        { ...failed, recipient: 'mailbox' },
        { ...failed, kind: 'alarm', recipient: 'owner' },
      ],
    },
    { if: 'the request came at night', from: minutesToOpening + 5, owes: mail, items: [atNight] },
    {
      if: 'a message was accepted at night',
      from: minutesToOpening + 15,
      owes: mail,
      items: [atNight],
      sent: [accepted],
    },
    { if: 'nobody is told', from: 30, owes: alarm },
    {
      if: 'the owner has no mailbox',
      from: 30,
      owes: 'alarm 1 to mailbox',
      at: { owner: undefined },
    },
    { if: 'reception closed the centre after the request came', from: 120, owes: alarm, at: storm },
    { if: 'reception closed the centre after the request came', from: 90, owes: remind, at: storm },
    {
      if: 'only the mailbox took the request',
      from: 75,
      owes: 'needs-call 1 to mailbox',
      sent: [{ ...accepted, recipient: 'mailbox' }],
    },
    { if: 'nobody is told', from: 75, owes: 'needs-call 1 to owner' },
    { if: 'the call-by is in half an hour', from: 90, owes: remind },
    {
      if: 'the call-by is in half an hour, the ask was seen',
      from: 90,
      owes: remind,
      items: requestSeen,
    },
    { if: 'reception has just an hour to call', from: 45, owes: remind, items: [dueInAnHour] },
    { if: 'the call-by has come', from: 120, owes: tellOwner },
    { if: 'the call-by comes, the ask was seen', from: 120, owes: tellOwner, items: requestSeen },
  ])('is owed if $if, from minute $from on: $owes', ({ from, owes, items, at, sent }) => {
    expect(neededAt(from - 0.01, items, at, sent)).not.toContain(owes)
    expect(neededAt(from, items, at, sent)).toContain(owes)
  })

  it('reminds each recipient of reception', () => {
    const needed = neededAt(90, undefined, { reception: [phone, secondPhone] })
    expect(needed).toEqual(expect.arrayContaining([remind, 'remind 1 to second phone']))
  })

  it('goes to the mailbox at once if a message has failed, or if a template cuts the request', () => {
    expect(neededAt(0, undefined, {}, [failed])).toContain(mail)
    const ofBoth = neededAt(1, [request(), request()], {}, [failed])
    expect(ofBoth).not.toContain('request 2 to mailbox')
    const arrived = { ...accepted, recipient: 'second phone' }
    expect(neededAt(0, undefined, {}, [failed, arrived])).toContain(mail)
    expect(neededAt(0, requestSeen, { cutAsks: [1] })).toContain(mail)
  })

  it('after a person is told, is only the reminder and the message to the owner', () => {
    expect(neededAt(200, requestSeen)).toEqual(['request 1 to phone', remind, tellOwner])
  })

  it('is owed by mail to nobody if there is no mailbox, and once if mailboxes are the same', () => {
    const nobody = { owner: undefined, receptionMail: undefined }
    expect(neededAt(75, undefined, nobody)).toEqual(['request 1 to phone'])
    expect(neededAt(75, undefined, { owner: 'mailbox' })).toEqual([
      'request 1 to phone',
      mail,
      'alarm 1 to mailbox',
      'needs-call 1 to mailbox',
    ])
    const reception = [phone, { ...phone, key: 'mailbox' }]
    expect(neededAt(20, undefined, { reception })).toEqual(['request 1 to phone', mail])
  })

  it('is owed again to the owner for an ask that was reopened, and for a second overdue ask', () => {
    const told = [{ ...accepted, kind: 'tell-owner', recipient: 'owner' } as const]
    const opened = [request(), agreed([1]), reopened(2, [1])]
    expect(neededAt(600, opened, {}, told)).toContain('tell-owner 1 caused by 3 to owner')
    expect(neededAt(240, [request(), wish()], {}, told)).toContain('tell-owner 2 to owner')
  })

  it('about a missed call is owed only if outcomes were recorded before the call was due', () => {
    const since = (minutes: number | undefined) => ({
      outcomesSinceMs: minutes === undefined ? undefined : startMs + minutes * minuteMs,
    })
    const about = (minutes: number | undefined, nowMinutes = 200) =>
      neededAt(nowMinutes, requestSeen, since(minutes)).slice(1)
    expect(about(undefined)).toEqual([])
    expect(about(91)).toEqual([tellOwner])
    expect(about(90)).toEqual([remind, tellOwner])
    expect(about(91, 90)).toEqual([])
    // A fast clock recorded the first outcome.
    expect(about(91.01, 90)).toEqual([remind])
  })
})

describe('NEEDS CALL', () => {
  it('is listed if nobody is told of the request for 75 minutes', () => {
    expect([74.99, 75].map((minutes) => owedAt(minutes).needsCall)).toEqual([false, true])
    expect(owedAt(200, [request(), seen]).needsCall).toBe(false)
  })
})

describe('the plan to the patient', () => {
  const byMail = { ...agreed([1]), mailsPlan: true } as const
  const plan = 'plan 1 caused by 2 to patient'

  it('waits until its agreement cannot be undone, also if a fast clock recorded something before', () => {
    for (const changed of [{}, { lastRecordedAtMs: startMs + 60 * minuteMs }]) {
      expect(owedAt(1.5, [request(), byMail], changed)).toMatchObject({
        needed: [],
        lookAgainAtMs: startMs + 2 * minuteMs,
      })
      expect(neededAt(2, [request(), byMail], changed)).toEqual([plan])
    }
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

  it('is owed at once if a fast clock recorded the agreement, because nobody can undo that', () => {
    const fast = { lastRecordedAtMs: startMs + minuteMs }
    for (const minutes of [-30, 0])
      expect(neededAt(minutes, [request(), byMail], fast)).toEqual([plan])
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

  it('includes the call-by even if the centre records no outcomes yet', () => {
    const lookAt = (minutes: number) =>
      owedAt(minutes, [request(), seen], { outcomesSinceMs: undefined }).lookAgainAtMs ?? startMs
    expect([20, 90].map((minutes) => (lookAt(minutes) - startMs) / minuteMs)).toEqual([90, 120])
  })
})

it('treats all waits as over if a fast clock recorded something in the visit', () => {
  const right = { lastRecordedAtMs: startMs + maxClockSkewMs }
  expect(neededAt(0, undefined, right)).toEqual(['request 1 to phone'])
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
