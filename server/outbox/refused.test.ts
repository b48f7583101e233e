import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { setStatus } from '../appointments/queries.ts'
import { enqueue } from './enqueue.ts'
import { listNotices } from './queries.ts'

const minute = 60_000
const hour = 60 * minute

/** Real channels over real sockets; only the clock is simulated. */
describe('a request', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(async () => await testServer.close())

  const alarms = () => testServer.mailSubjects().filter((subject) => subject.startsWith('ALARM'))
  const noticesOf = async (reference: string) =>
    await listNotices(testServer.database, { reference })

  it('whose template is refused for a day is mailed at once, and sent once it is approved', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 132015 })
    const reference = await testServer.book()
    await testServer.untilMailed(`New request: ${reference}`)
    const before = testServer.fake.calls.length
    for (let hours = 0; hours < 24; hours++) await testServer.later(hour)
    const calls = testServer.fake.calls.length - before
    expect(calls).toBeGreaterThanOrEqual(12)
    expect(calls).toBeLessThanOrEqual(4 * 24)
    expect(alarms().length).toBeLessThanOrEqual(5)
    await testServer.fake.heal()
    await testServer.later(15 * minute)
    await eventually(() =>
      expect(testServer.fake.messages.map(({ parameters }) => parameters)).toContainEqual(
        expect.objectContaining({ reference, occasion: 'New request' }),
      ),
    )
  })

  it('is sent with a token that may send but not read the health status, once it may send again', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 10, on: 'health' })
    testServer.fake.failNext({ kind: 'graph', code: 190 })
    const references = [await testServer.book(), await testServer.book()]
    await testServer.untilMailed('ALARM: whatsapp-cloud auth 190')
    await testServer.later(6 * minute)
    for (const reference of references) {
      await eventually(() =>
        expect(testServer.fake.messages.map(({ parameters }) => parameters.reference)).toContain(
          reference,
        ),
      )
    }
  })

  it('is tried one message at a time while such a token may not send', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 10, on: 'any' })
    for (let made = 0; made < 3; made++) await testServer.book()
    await testServer.untilMailed('ALARM: whatsapp-cloud auth 10')
    const sends = () =>
      testServer.fake.calls.filter(({ endpoint }) => endpoint === 'graph-send').length
    const before = sends()
    await testServer.later(6 * minute)
    await testServer.later(6 * minute)
    expect(sends() - before).toBe(2)
  })

  it('that is closed or erased before it could be sent is not sent any more', async () => {
    await testServer.fake.goDown()
    const called = await testServer.book()
    const open = await testServer.book()
    const wasTried = async (reference: string) =>
      expect((await noticesOf(reference))[0]?.attempts).toBeGreaterThan(0)
    for (const each of [called, open]) await eventually(() => wasTried(each))
    await setStatus(testServer.database, called, 'confirmed', Date.now())
    await testServer.fake.heal()
    await testServer.later(10 * minute)
    const [message] = await testServer.messages(1)
    expect(message?.parameters).toMatchObject({ reference: open })
    expect(testServer.fake.messages).toHaveLength(1)
    const ended = { status: 'abandoned', failure: { code: 'closed' } }
    expect(await noticesOf(called)).toMatchObject([ended])
  })

  it('that was deleted leaves a notice that is not sent as an alarm', async () => {
    const notice = { channel: 'email', recipient: 'owner@example.org', kind: 'request' } as const
    await enqueue(testServer.database, [{ ...notice, correlationId: 'c' }], 0)
    await testServer.later(1)
    const ended = { status: 'abandoned', failure: { code: 'no-request' } }
    expect(await listNotices(testServer.database, {})).toMatchObject([ended])
    expect(testServer.mailSubjects()).toEqual([])
  })
})
