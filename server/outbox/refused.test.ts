import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute } from '../../domain/milliseconds.ts'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'

/** Real channels over real sockets; only the clock is simulated. */
describe('a request', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })

  const alarms = () => testServer.mailSubjects().filter((subject) => subject.startsWith('ALARM'))

  it('is mailed at once if Meta refuses its template, and sent on WhatsApp once Meta approves it', async () => {
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

  it('is sent when the token works again, even if the token may not read the health status', async () => {
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
})
