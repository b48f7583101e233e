import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '../../domain/time/milliseconds.ts'
import { aProvider } from '../../test/support/a-provider.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { deliveryDeps } from '../../test/support/delivery-deps.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { aCentre, aSentRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { Message, SendOutcome } from '../providers/provider.ts'
import { acceptRequests } from '../visits/accept-requests.ts'
import { lookAgain } from '../visits/look-again.ts'
import { putInForce, recipientKey } from '../visits/recipients-in-force.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { deliverDue } from './deliver-due.ts'
import type { DeliveryDeps } from './deliver-message.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919810000001' } as const
const successor = { ...phone, recipient: '+919810000002' } as const
const accepted = { kind: 'accepted', providerMessageId: 'wamid.1' } as const
const transient = { kind: 'failed', class: 'transient', code: 'ECONNREFUSED' } as const
const refused = { kind: 'failed', class: 'template', code: '132015' } as const

let database: Database
let nowMs: number
let centre: typeof aCentre
let answer: (message: Message) => SendOutcome | Promise<SendOutcome>
const sent: string[] = []
beforeEach(() => {
  nowMs = fridayTenAm
  answer = () => accepted
  centre = centreOf(phone)
  sent.splice(0)
})

const channel = aProvider({
  async send(message) {
    sent.push(message.recipient)
    return await answer(message)
  },
})
const centreOf = (...to: readonly (typeof phone | typeof successor)[]) => ({
  ...aCentre,
  receptionMail: undefined,
  owner: undefined,
  reception: to.map((each) => ({
    key: recipientKey(each),
    inForceSinceMs: 0,
  })),
})
const visits = (now = () => nowMs) => visitDepsAt(database, now, { readCentre: async () => centre })
const book = async (receivedAtMs = nowMs, name = 'Asha Verma', additionalInfo = '') => {
  const callByMs = receivedAtMs + day / 12
  const request = aRequest({ name, additionalInfo })
  const sentNow = aSentRequest({ request, receivedAtMs, callByMs })
  await acceptRequests(
    visits(() => receivedAtMs),
    [sentNow],
  )
}
const pass = async (changes: Partial<DeliveryDeps> = {}) => {
  const deps = deliveryDeps(database, { now: () => nowMs, visits: visits(), ...changes })
  return await deliverDue(channel, deps, new AbortController().signal)
}
const notices = async () => await listNotices(database, {})
const statuses = async () => (await notices()).map(({ status }) => status).toSorted()

describe.each(sharedAndOwn)('a delivery pass on %s', (_name, open) => {
  beforeEach(async () => {
    database = await open()
  })

  it("sends only to recipients that are in force in the store and named in its own server's settings", async () => {
    const nobody = { summaries: [], receptionMail: undefined, owner: undefined }
    const settings = { ...nobody, canBeTapped: true }
    await database.transact((db) => putInForce(db, { ...settings, reception: [phone] }, nowMs))
    await book()
    expect(await pass({ named: [] })).toBeUndefined()
    expect(await pass({ named: [successor] })).toBeUndefined()
    await database.transact((db) => putInForce(db, { ...settings, reception: [successor] }, nowMs))
    expect(await pass({ named: [phone] })).toBeUndefined()
    expect(sent).toEqual([])
    await database.transact((db) => putInForce(db, { ...settings, reception: [phone] }, nowMs))
    await pass({ named: [successor, phone] })
    expect(sent).toEqual([phone.recipient])
  })

  it('is not held up by a visit that cannot be read, and raises an alarm about it', async () => {
    await book(nowMs, 'Bina Rao')
    await book()
    const row = database.db.updateTable('request').set({ date: '2026-11-31' })
    await row.where('name', '=', 'Bina Rao').execute()
    const alarms: string[] = []
    await pass({ raiseAlarm: async ({ subject }) => void alarms.push(subject) })
    expect(await statuses()).toEqual(['accepted', 'due'])
    expect(alarms).toEqual(['visit-unreadable'])
  })

  it('is not held up by an unreadable visit whose notice has to be given up', async () => {
    await book(nowMs, 'Bina Rao')
    const { db } = database
    await db.updateTable('notice').set({ unknowns: 3 }).execute()
    await db.updateTable('request').set({ date: '2026-11-31' }).execute()
    await book()
    await pass()
    expect(await statuses()).toEqual(['accepted', 'due'])
  })

  it('sends each recipient at most three copies of a message that may have left, whatever it shows', async () => {
    centre = centreOf(phone, successor)
    for (const additionalInfo of ['', 'Second floor?', 'By lift?']) {
      await book(nowMs, 'Asha Verma', additionalInfo)
    }
    answer = () => ({ kind: 'failed', class: 'unknown', code: 'timeout' })
    for (let passes = 0; passes < 6; passes++) {
      await pass()
      nowMs += 14 * minute
    }
    const copiesTo = (of: { recipient: string }) => sent.filter((to) => to === of.recipient).length
    expect([phone, successor].map(copiesTo)).toEqual([3, 3])
    expect(new Set(await statuses())).toEqual(new Set(['abandoned']))
  })
})

describe('a delivery pass', () => {
  beforeEach(async () => {
    database = await storeInMemory()
  })

  it('sends the notice of a recent request, and gives up the notice of a request that is too old', async () => {
    await book(fridayTenAm - 9 * day, 'Bina Rao')
    await book()
    answer = () => transient
    await pass()
    expect(sent).toHaveLength(1)
    expect(await statuses()).toEqual(['abandoned', 'due'])
  })

  it('if it fails for one recipient, ends only after the sends to the others have ended', async () => {
    centre = centreOf(phone, successor)
    await book()
    const answered = Promise.withResolvers<void>()
    answer = async ({ recipient }) => {
      if (recipient === phone.recipient) return refused
      await answered.promise
      return accepted
    }
    let hasEnded = false
    const failing = pass({ raiseAlarm: () => Promise.reject(new Error('no room')) }).finally(() => {
      hasEnded = true
    })
    const failed = expect(failing).rejects.toThrow('no room')
    await eventually(async () => expect(await statuses()).toEqual(['due', 'sending']))
    await setTimeout(20)
    expect(hasEnded).toBe(false)
    answered.resolve()
    await failed
    expect(await statuses()).toEqual(['accepted', 'due'])
  })

  it('begins no send that could outlast its lease, because another server would send the message too', async () => {
    for (const name of ['Asha', 'Bina']) await book(nowMs, name)
    answer = () => {
      nowMs += 46_000
      return accepted
    }
    await pass()
    expect(await statuses()).toEqual(['accepted', 'due'])
    await pass()
    expect(await statuses()).toEqual(['accepted', 'accepted'])
    expect(sent).toHaveLength(2)
  })

  it('sends a new request before the reminders that are due, because a phone takes ten a minute', async () => {
    for (const name of ['Asha', 'Bina']) await book(nowMs, name)
    await pass()
    nowMs += 100 * minute
    for (const id of [1, 2]) await lookAgain(visits(), id)
    await book(nowMs, 'Chand')
    const kinds: string[] = []
    answer = ({ kind }) => {
      kinds.push(kind)
      return accepted
    }
    await pass()
    expect(kinds).toEqual(['request', 'remind', 'remind'])
  })

  it('sends no accepted message again if a later one about the same visit may have left', async () => {
    await book()
    await pass()
    await book(nowMs, 'Asha Verma', 'Second floor?')
    answer = () => ({ kind: 'failed', class: 'unknown', code: 'timeout' })
    await pass()
    expect(await notices()).toMatchObject([
      { status: 'due', dueAtMs: expect.any(Number) },
      { status: 'accepted', dueAtMs: undefined },
    ])
  })

  it('is not held up by a visit that another program keeps locked', async () => {
    await book(nowMs, 'Bina Rao')
    await book()
    const isMessageCut: VisitDeps['isMessageCut'] = ({ requests }) => {
      // The code with which PostgreSQL gives up waiting for a lock.
      if (requests[0]?.name === 'Bina Rao') throw Object.assign(new Error(), { code: '55P03' })
      return false
    }
    await pass({ visits: { ...visits(), isMessageCut } })
    expect(await statuses()).toEqual(['accepted', 'due'])
  })

  it('sends one message about all requests that a patient sent before the pass', async () => {
    for (const time of ['11:00 AM', '4:00 PM', '5:00 PM'] as const) {
      const request = aRequest({ time })
      await acceptRequests(visits(), [aSentRequest({ request, receivedAtMs: nowMs++ })])
    }
    await pass()
    expect(sent).toHaveLength(1)
    expect(await statuses()).toEqual(['abandoned', 'abandoned', 'accepted'])
    expect(await listNotices(database, { unsettledOnly: true })).toEqual([])
  })

  it('sends a single trial message if it is unclear whether a failed channel works again', async () => {
    for (const name of ['Asha', 'Bina', 'Chitra']) await book(nowMs, name)
    answer = () => ({ kind: 'failed', class: 'auth', code: '190' })
    const unclear = { ...channel, check: async () => ({ unclear: 'health status' }) }
    const deps = deliveryDeps(database, { now: () => nowMs, visits: visits() })
    const probe = async () => await deliverDue(unclear, deps, new AbortController().signal)
    await probe()
    expect(sent).toHaveLength(1)
    nowMs += 5 * 60_000
    await probe()
    expect(sent).toHaveLength(2)
    expect(await statuses()).toEqual(['due', 'due', 'due'])
  })
})
