import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reference } from '../../domain/request/reference.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { hour, minute } from '../../domain/time/milliseconds.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { aDevice } from '../../test/support/visit-store.ts'
import { listNotices } from '../notices/list-notices.ts'
import { type BlockAct, performBlockAct } from '../visits/blocks.ts'
import { readCircuit } from './circuit-breaker.ts'

/** Real channels over real sockets; only the clock is simulated. */
describe('reception', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })

  it('gets a message, taps "Called", and gets no reminder because the patient is expected', async () => {
    const reference = await testServer.book()
    const [message] = await testServer.messages(1)
    expect(message?.parameters).toMatchObject({ reference, occasion: 'New request' })
    await testServer.fake.tap(message?.wamid ?? '', 0)
    const state = async () => (await testServer.visitOf(reference)).visit.state
    await eventually(async () => expect(await state()).toBe('expected'))
    await testServer.later(119 * minute)
    await testServer.later(2 * minute)
    expect(testServer.fake.messages).toHaveLength(1)
    expect(testServer.mailSubjects()).toEqual([])
  })

  it('is mailed at once if the token has expired, and gets the message on WhatsApp with a new token', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 190, on: 'any' })
    const reference = await testServer.book()
    await testServer.untilMailed('ALARM: whatsapp-cloud auth 190')
    await testServer.untilMailed(`New request: ${reference}`)
    expect(await readCircuit(testServer.database.db, 'whatsapp-cloud')).toMatchObject({
      failure: { class: 'auth', code: '190' },
    })
    const callsWhileOpen = testServer.fake.calls.length
    await testServer.later(minute)
    expect(testServer.fake.calls).toHaveLength(callsWhileOpen)
    await testServer.fake.heal()
    await testServer.later(5 * minute)
    const [message] = await testServer.messages(1)
    expect(message?.parameters).toMatchObject({ reference })
  })

  it('gets each request of a burst as a message of its own, at the pace that Meta allows', async () => {
    await testServer.fake.goDown()
    const references = await Promise.all(Array.from({ length: 6 }, () => testServer.book()))
    await eventually(async () => {
      const notices = await listNotices(testServer.database, {})
      expect(notices.every(({ status }) => status === 'due')).toBe(true)
      expect(notices.some(({ attempts }) => attempts > 0)).toBe(true)
    })
    await testServer.fake.heal()
    for (let left = 12; left > 0; left--) await testServer.later(minute)
    const messages = await testServer.messages(references.length)
    const told = messages.map(({ parameters }) => parameters.reference)
    expect(told.toSorted()).toEqual(references.toSorted())
    for (const reference of references) {
      await eventually(async () => expect(await testServer.isNotified(reference)).toBe(true))
    }
  })

  it('is mailed on the day if it reopens the centre, also about a request from before', async () => {
    const { database, fake, book, visitOf } = testServer
    fake.setWebhooks({ url: 'http://127.0.0.1:1' })
    const device = await aDevice(database.db, 'Front')
    const say = async (id: string, act: BlockAct) =>
      await performBlockAct({ ...database, now: () => fridayTenAm }, { id, device, act })
    const today = delhiDate(fridayTenAm)
    const block = { what: 'centre', first: today, last: today, reason: 'power' } as const
    await say('close', { kind: 'blocked', block })
    const booked: Reference[] = []
    const bookClosed = async () => {
      const latest = await book()
      booked.push(latest)
      const [ask] = (await visitOf(latest)).visit.asks
      expect(ask?.callByMs).toBeGreaterThan(fridayTenAm + 12 * hour)
      return latest
    }
    // Books seldom, because a phone gets only a few messages at once.
    const reference = await vi.waitFor(bookClosed, { timeout: 10_000, interval: 200 })
    await testServer.messages(booked.length)
    await say('reopen', { kind: 'unblocked', takesBack: 1 })
    await testServer.later(16 * minute)
    await testServer.untilMailed(`New request: ${reference}`)
  })

  it('has one weekly report mailed to the owner on Monday morning, even if a first try fails', async () => {
    await testServer.book()
    await testServer.messages(1)
    testServer.mail.refuse({ data: 451 })
    await testServer.later(2 * 24 * 60 * minute + 22 * 60 * minute)
    testServer.mail.refuse({})
    await testServer.later(10 * minute)
    await testServer.untilMailed(
      'The appointment desk, Monday, 16 November 2026 to Sunday, 22 November 2026',
    )
    await testServer.later(60 * minute)
    const reports = testServer
      .mailSources()
      .filter((source) => /^Subject: The appointment/m.test(source))
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain('To: owner@example.org')
    expect(reports[0]).toContain('1 request was received.')
  })
})
