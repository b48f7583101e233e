import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
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
import { clocksApartMs } from '../clocks-apart.ts'
import { computeVisit } from './compute-visit.ts'
import { owed, type Situation, type StoredNotice } from './owed.ts'

const phone = { key: 'phone', inForceSinceMs: 0, isTerminal: false }
const secondPhone = { key: 'second phone', inForceSinceMs: 0, isTerminal: false }

const situation: Situation = {
  reception: [phone],
  receptionMail: 'mailbox',
  owner: 'owner',
  hasSummary: true,
  hours: centre.hours,
  areOutcomesRecorded: true,
  cutAsks: [],
  summarisedAsks: [],
  lastRecordedAtMs: startMs,
  patientMail: 'patient',
  retryingEndsAt: (callByMs) => callByMs + 48 * 60 * minuteMs,
}

const seen = { kind: 'seen', asks: [1] } as const

/**
 * The messages owed some minutes after the first request. It came at 9 AM; its call is due by 11.
 */
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
  return owedAt(...of).needed.map(({ ask, opening, kind, recipient }) =>
    [kind, ask, ...(opening === 0 ? [] : [`opening ${opening}`]), 'to', recipient].join(' '),
  )
}

/** A message about the first ask that the phone's provider accepted at once. */
const accepted: StoredNotice = {
  ask: 1,
  opening: 0,
  kind: 'request',
  recipient: 'phone',
  shows: [1],
  acceptedAtMs: startMs,
  isFailed: false,
}

describe('the request to reception', () => {
  it('is owed to each recipient in force at once, at any hour', () => {
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

  it('is owed of a told ask only to who was in force when it came', () => {
    const later = { ...secondPhone, inForceSinceMs: startMs + 1 }
    const reception = [phone, later]
    expect(neededAt(0, [request(), seen], { reception })).toEqual(['request 1 to phone'])
    expect(neededAt(0, [request()], { reception })).toHaveLength(2)
  })

  it('is owed no more once the ask is covered', () => {
    expect(neededAt(0, [request(), agreed([1])])).toEqual([])
    expect(neededAt(0, [request(), { kind: 'no-answer', asks: [1] }])).toEqual([])
    expect(neededAt(0, [request(), cancelled([1])])).toEqual([])
  })

  it('is owed again once the act is undone or taken back', () => {
    expect(neededAt(0, [request(), agreed([1]), undone(2)])).toEqual(['request 1 to phone'])
    expect(neededAt(0, [request(), agreed([1]), reopened(2, [1])])).toEqual(['request 1 to phone'])
    const arrived = [request({ date: today }), { kind: 'arrived', asks: [1] } as const]
    expect(neededAt(0, [...arrived, { kind: 'not-arrived' }])).toEqual(['request 1 to phone'])
  })

  it('is not owed to a recipient that was removed', () => {
    expect(neededAt(0, undefined, { reception: [secondPhone] })).toEqual([
      'request 1 to second phone',
    ])
  })

  it('is owed no more once retrying has ended', () => {
    const endsAtMs = startMs + 60 * minuteMs
    const changed = { retryingEndsAt: () => endsAtMs }
    expect(neededAt(60, undefined, changed)).toContain('request 1 to phone')
    expect(neededAt(61, undefined, changed)).toEqual([])
    expect(owedAt(200, undefined, changed).needsCall).toBe(true)
  })

  it('is not owed while a message that showed the ask stands as accepted', () => {
    expect(neededAt(0, undefined, {}, [accepted])).toEqual([])
    expect(neededAt(0, [request(), request()], {}, [accepted])).toEqual(['request 2 to phone'])
    const both = { ...accepted, ask: 2, shows: [1, 2] }
    expect(neededAt(0, [request(), request()], {}, [both])).toEqual([])
  })

  it('is owed again where a message that was accepted is reported as failed', () => {
    const failed = [{ ...accepted, isFailed: true }]
    expect(neededAt(0, undefined, { receptionMail: undefined }, failed)).toEqual([
      'request 1 to phone',
    ])
  })

  it('is not owed where only another recipient accepted it', () => {
    const reception = [phone, secondPhone]
    expect(neededAt(0, undefined, { reception }, [accepted])).toEqual(['request 1 to second phone'])
  })
})

describe("the request to reception's mailbox", () => {
  const mail = 'request 1 to mailbox'

  it('is owed after 5 minutes where nothing was accepted', () => {
    expect(neededAt(4.99)).not.toContain(mail)
    expect(neededAt(5)).toContain(mail)
  })

  it('is owed after 15 minutes where a message was accepted and nobody is told', () => {
    expect(neededAt(14.99, undefined, {}, [accepted])).not.toContain(mail)
    expect(neededAt(15, undefined, {}, [accepted])).toContain(mail)
  })

  it('is owed at once where a recipient refused or gave up', () => {
    const failed = [{ ...accepted, acceptedAtMs: undefined, isFailed: true }]
    expect(neededAt(0, undefined, {}, failed)).toContain(mail)
  })

  it('is owed at once where a template cuts the request, told or not', () => {
    expect(neededAt(0, [request(), seen], { cutAsks: [1] })).toContain(mail)
  })

  it('is not owed once a person is told', () => {
    expect(neededAt(60, [request(), seen])).not.toContain(mail)
  })

  it('is owed once where the mailbox is a recipient of reception', () => {
    const reception = [{ ...phone, key: 'mailbox' }]
    expect(neededAt(20, undefined, { reception })).toEqual([mail])
  })

  it('waits for the next opening', () => {
    const openingMinutes = 23.5 * 60
    const callByMs = startMs + (openingMinutes + 120) * minuteMs
    const night = { ...request(), after: 13 * 60, callByMs }
    expect(neededAt(openingMinutes + 4.99, [night])).not.toContain(mail)
    expect(neededAt(openingMinutes + 5, [night])).toContain(mail)
  })
})

describe('the alarm to the owner', () => {
  it('is owed after 30 minutes while nobody is told', () => {
    expect(neededAt(29.99)).not.toContain('alarm 1 to owner')
    expect(neededAt(30)).toContain('alarm 1 to owner')
    expect(neededAt(30, [request(), seen])).not.toContain('alarm 1 to owner')
  })

  it('goes to the mailbox of reception where the owner has none', () => {
    expect(neededAt(30, undefined, { owner: undefined })).toContain('alarm 1 to mailbox')
  })

  it('is owed to nobody where there is no mailbox', () => {
    const changed = { owner: undefined, receptionMail: undefined }
    expect(neededAt(30, undefined, changed)).toEqual(['request 1 to phone'])
  })
})

describe('NEEDS CALL', () => {
  const both = ['needs-call 1 to mailbox', 'needs-call 1 to owner']

  it('is listed, and owed to mailbox and owner, after 75 minutes while nobody is told', () => {
    expect(neededAt(74.99)).not.toEqual(expect.arrayContaining(both))
    expect(owedAt(74.99).needsCall).toBe(false)
    expect(neededAt(75)).toEqual(expect.arrayContaining(both))
    expect(owedAt(75).needsCall).toBe(true)
  })

  it('is not listed once somebody is told', () => {
    expect(owedAt(200, [request(), seen]).needsCall).toBe(false)
  })

  it('is owed once where mailbox and owner are one', () => {
    const changed = { owner: 'mailbox' }
    expect(
      neededAt(75, undefined, changed).filter((text) => text.startsWith('needs-call')),
    ).toEqual(['needs-call 1 to mailbox'])
  })
})

describe('the reminder', () => {
  const remind = 'remind 1 to phone'

  it('is owed 30 minutes before the call is due, told or not', () => {
    expect(neededAt(89.99)).not.toContain(remind)
    expect(neededAt(90, [request(), seen])).toContain(remind)
  })

  it('is not owed where no outcome is ever recorded', () => {
    const changed = { areOutcomesRecorded: false }
    expect(neededAt(200, undefined, changed)).not.toContain(remind)
    expect(neededAt(200, undefined, changed)).not.toContain('tell-owner 1 to owner')
  })

  it('is waited for also while no outcome is recorded: the desk may be put to use meanwhile', () => {
    const changed = { areOutcomesRecorded: false }
    const lookAt = (minutes: number) =>
      owedAt(minutes, [request(), seen], changed).lookAgainAtMs ?? startMs
    expect((lookAt(20) - startMs) / minuteMs).toBe(90)
    expect((lookAt(90) - startMs) / minuteMs).toBe(120)
  })

  it('is not owed to a terminal', () => {
    expect(neededAt(90, undefined, { reception: [{ ...phone, isTerminal: true }] })).not.toContain(
      remind,
    )
  })

  it('comes early in the same measure where the call is due sooner', () => {
    const soon = { ...request(), callByMs: startMs + 60 * minuteMs }
    expect(neededAt(44.99, [soon])).not.toContain(remind)
    expect(neededAt(45, [soon])).toContain(remind)
  })
})

describe('the word to the owner', () => {
  it('is owed when the call is due, told or not', () => {
    expect(neededAt(119.99, [request(), seen])).not.toContain('tell-owner 1 to owner')
    expect(neededAt(120, [request(), seen])).toContain('tell-owner 1 to owner')
  })

  it('is owed again for an ask that was reopened', () => {
    const told = { ...accepted, kind: 'tell-owner', recipient: 'owner' } as const
    const items = [request(), agreed([1]), reopened(2, [1])]
    expect(neededAt(600, items, {}, [told])).toContain('tell-owner 1 opening 3 to owner')
  })

  it('is owed for a second ask that is overdue', () => {
    const told = { ...accepted, kind: 'tell-owner', recipient: 'owner' } as const
    expect(neededAt(240, [request(), wish()], {}, [told])).toContain('tell-owner 2 to owner')
  })
})

describe('the plan to the patient', () => {
  const byMail = { ...agreed([1]), mailsPlan: true } as const
  const plan = 'plan 1 opening 2 to patient'

  it('is owed once the act that asked for it can no longer be undone', () => {
    expect(owedAt(1.5, [request(), byMail])).toMatchObject({
      needed: [],
      lookAgainAtMs: startMs + 2 * minuteMs,
    })
    expect(neededAt(2, [request(), byMail])).toEqual([plan])
  })

  it('is owed once, whether a mail server took it or refused it', () => {
    for (const kind of ['plan-mailed', 'plan-refused'] as const)
      expect(neededAt(5, [request(), byMail, { kind, plan: 2 }])).toEqual([])
  })

  it('is owed again where another time is agreed and asks for it', () => {
    const items = [request(), byMail, { kind: 'plan-mailed', plan: 2 } as const, byMail]
    expect(neededAt(10, items)).toEqual(['plan 1 opening 4 to patient'])
  })

  it('is not owed without a tick, or once the agreement is replaced, undone or over', () => {
    expect(neededAt(5, [request(), agreed([1])])).toEqual([])
    expect(neededAt(5, [request(), byMail, agreed([1])])).toEqual([])
    expect(neededAt(5, [request(), byMail, undone(2)])).not.toContain(plan)
    expect(neededAt(5, [request(), byMail, cancelled([1])])).toEqual([])
  })

  it('is owed beside a new ask, and not once the visit has begun', () => {
    expect(neededAt(5, [request(), byMail, wish()])).toEqual(['request 3 to phone', plan])
    const oneDay = 24 * 60
    expect(neededAt(oneDay + 59, [request(), byMail])).toEqual([plan])
    expect(neededAt(oneDay + 60, [request(), byMail])).toEqual([])
  })

  it('is not owed where the centre sends no mail or the patient has no address', () => {
    expect(neededAt(5, [request(), byMail], { patientMail: undefined })).toEqual([])
  })
})

describe('what is not followed up', () => {
  it('is a visit that is to call again, expected or ended', () => {
    for (const act of [{ kind: 'no-answer', asks: [1] } as const, agreed([1]), cancelled([1])])
      expect(owedAt(600, [request(), act])).toEqual({
        needed: [],
        lookAgainAtMs: undefined,
        needsCall: false,
      })
  })

  it('is an ask beyond the overall limit, which is listed as NEEDS CALL at once', () => {
    const found = owedAt(0, undefined, { summarisedAsks: [1] })
    expect(found).toEqual({ needed: [], lookAgainAtMs: undefined, needsCall: true })
  })
})

describe('when to look again', () => {
  it('is at the earliest wait that is ahead', () => {
    const at = (minutes: number) => ((owedAt(minutes).lookAgainAtMs ?? 0) - startMs) / minuteMs
    expect([0, 5, 30, 75, 90].map(at)).toEqual([5, 30, 75, 90, 120])
  })

  it('is never, once nothing more can follow', () => {
    expect(owedAt(120).lookAgainAtMs).toBeUndefined()
  })
})

it('takes all waits for over where something was recorded by a fast clock', () => {
  const fast = { lastRecordedAtMs: startMs + clocksApartMs + 1 }
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
