import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { day, hour } from '../../domain/time/milliseconds.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { aLeasedDigest } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { enterVisit } from '../visits/enter-visit.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { recordWish } from '../visits/record-wish.ts'
import { changeNotices } from '../visits/visit-messages.ts'
import { dayDigestMessage, enqueueDayDigest } from './day-digest.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

/** Stores a request of a new patient. The visits are numbered from 1. */
async function book(store: VisitStore, patient: number, receivedAtMs = fridayTenAm) {
  const [stored] = await store.accept({
    request: aRequest({ phone: `98765 4320${patient}`, time: '3:00 PM' }),
    receivedAtMs,
  })
  return stored?.reference ?? ''
}

async function digestOf({ database }: VisitStore, subject: string, nowMs: number) {
  const deps = { database, hours: centre.hours, now: () => nowMs }
  const [summary, requests] = (await dayDigestMessage(aLeasedDigest({ subject }), deps)).fields
  return { summary: summary?.value, items: requests?.items }
}

it('the digest counts the requests of the day by outcome, and lists the ones still to call', async () => {
  const store = await openVisitStore(storeInMemory)
  const agreed = { date: '2026-11-21', time: '9:00 AM' } as const
  const asks = [1]
  const open = await book(store, 1)
  const unreached = await book(store, 2)
  const wished = await book(store, 3)
  for (const patient of [4, 5, 6]) await book(store, patient)
  await store.act({ kind: 'no-answer', asks }, { visit: 2 })
  await store.act({ kind: 'agreed', asks, agreed }, { visit: 3 })
  await recordWish(store.deps, 3, 'wishes-to-cancel')
  await store.act({ kind: 'agreed', asks, agreed, acceptsClash: true }, { visit: 4 })
  await store.act({ kind: 'cancelled', asks, reason: 'patient' }, { visit: 5 })
  await eraseVisit(store.deps, 6, { kind: 'command' })
  const before = await book(store, 7, fridayTenAm - day)
  await enterVisit(store.deps, {
    id: 'entry',
    device: store.priya,
    source: 'phone',
    hasCome: false,
    language: 'en',
    request: aRequest({ phone: '98765 43299' }),
  })
  const mistake = { id: 'mistake', device: store.priya, source: 'phone', hasCome: false } as const
  await enterVisit(store.deps, {
    ...mistake,
    language: 'en',
    changes: { visit: 7, asks },
    request: aRequest({ time: '4:00 PM' }),
  })
  await store.act({ kind: 'undone', takesBack: 3 }, { visit: 7 })
  const { summary, items } = await digestOf(store, '2026-11-20', fridayTenAm)
  expect(items).toEqual([
    expect.stringMatching(`^${open} `),
    expect.stringMatching(`^${wished} .*, cannot come$`),
    expect.stringMatching(`^TO CALL AGAIN: ${unreached} `),
  ])
  expect(items?.join()).not.toContain(before)
  const counts = { all: 6, called: 1, callAgain: 1, cancelled: 1, open: 2, notTold: 1, before: 1 }
  expect(summary).toBe(english.notices.day.summary('Today', counts))
})

it('the digest lists a wish about a visit that reception has entered again, or entered by mistake', async () => {
  const store = await openVisitStore(storeInMemory)
  const references = [await book(store, 1), await book(store, 2)]
  for (const visit of [1, 2]) {
    await enterVisit(store.deps, {
      ...({ id: `entry ${visit}`, device: store.priya, source: 'phone', language: 'en' } as const),
      ...({ hasCome: false, acceptsClash: true, changes: { visit, asks: [1] } } as const),
      request: aRequest({ phone: `98765 4320${visit}`, time: '4:00 PM' }),
    })
  }
  await store.act({ kind: 'undone', takesBack: 3 }, { visit: 2 })
  await store.act(
    {
      kind: 'agreed',
      asks: [1],
      agreed: { date: '2026-11-21', time: '9:00 AM' },
      acceptsClash: true,
    },
    { visit: 2 },
  )
  for (const visit of [1, 2]) await recordWish(store.deps, visit, 'wishes-to-cancel')
  const { items } = await digestOf(store, '2026-11-20', fridayTenAm)
  expect(items).toEqual(references.map((each) => expect.stringMatching(`^${each} .*, cannot come`)))
})

it('the digest counts each request of a visit, and says how many were not delivered', async () => {
  const store = await openVisitStore(storeInMemory)
  await store.accept({}, { request: aRequest({ time: '4:00 PM' }) })
  await changeNotices(store.deps, 1, async () => ({ result: undefined, notified: [1] }))
  const { summary, items } = await digestOf(store, '2026-11-20', fridayTenAm)
  expect(summary).toMatch(/^Today: 2 requests, .* 2 still to call, 1 not delivered$/)
  expect(items).toHaveLength(2)
})

it('a request received after closing counts only in the digest of the next day', async () => {
  const store = await openVisitStore(storeInMemory)
  const sunday = { closes: fridayTenAm + 2 * day + 7 * hour }
  await book(store, 1, sunday.closes - 1)
  await book(store, 2, sunday.closes)
  await book(store, 3, sunday.closes + 4 * hour)
  const summaryOf = async (subject: string, nowMs: number) =>
    (await digestOf(store, subject, nowMs)).summary
  expect(await summaryOf('2026-11-22', sunday.closes + hour)).toMatch(/^Today: 1 requests/)
  const monday = sunday.closes + day
  expect(await summaryOf('2026-11-23', monday)).toMatch(/^Today: 2 requests/)
  expect(await summaryOf('2026-11-23', monday + day)).toMatch(
    /^Monday, 23 November 2026: 2 requests/,
  )
})

it('the digest is queued when the centre closes for the day, or within six hours, not in a break', async () => {
  const database = await storeInMemory()
  const halves = [
    { opens: 510, closes: 780 },
    { opens: 840, closes: 1230 },
  ]
  const friday = { ...centre.hours, weekly: { ...centre.hours.weekly, 5: halves } }
  const mailbox = { channel: 'email', recipient: 'reception@centre.example' } as const
  const owed = async (nowMs: number, hours: OpeningHours = friday) => {
    const dueAtMs = await enqueueDayDigest({
      database,
      recipients: {
        reception: [mailbox],
        dayDigest: [mailbox],
        receptionMail: mailbox,
        owner: undefined,
        canBeTapped: false,
      },
      hours,
      now: () => nowMs,
      newId: () => `digest ${nowMs}`,
      onEnqueued: () => {},
    })
    const { length } = await database.db.selectFrom('notice').select('id').execute()
    return { dueAtMs, length }
  }
  const [inBreak, closing] = [fridayTenAm + 3.5 * hour, fridayTenAm + 10.5 * hour]
  expect(await owed(inBreak)).toEqual({ dueAtMs: closing, length: 0 })
  // Reception closes at the break, and opens again.
  const part = { from: 780, to: 1440 }
  const closures = [{ date: '2026-11-20', part, reason: { en: '', hi: '' } }] as const
  expect(await owed(inBreak, { ...friday, closures })).toMatchObject({ length: 1 })
  expect(await owed(closing)).toMatchObject({ length: 2 })
  expect(await owed(closing + 1)).toMatchObject({ length: 2 })
  // A server that starts after midnight.
  const saturday = closing + day
  expect(await owed(saturday + 6 * hour)).toMatchObject({ length: 2 })
  expect(await owed(saturday + 6 * hour - 1)).toMatchObject({ length: 3 })
})
