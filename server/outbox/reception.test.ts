import { beforeEach, describe, expect, it } from 'vitest'
import { minute } from '../../domain/milliseconds.ts'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { listNotices } from '../notices/list-notices.ts'
import { readCircuits } from './circuit-breaker.ts'

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
    expect(await readCircuits(testServer.database)).toMatchObject([
      { failure: { class: 'auth', code: '190' } },
    ])
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
