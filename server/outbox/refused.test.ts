import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Desk, openTestServer } from '../../test/support/test-server.ts'

const minute = 60_000
const hour = 60 * minute

/** Real channels over real sockets; only the clock is moved. */
describe('a request', () => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openTestServer()
  })
  afterEach(async () => await desk.close())

  const alarms = () => desk.mailSubjects().filter((subject) => subject.startsWith('ALARM'))
  const untilMailed = async (subject: string) =>
    await vi.waitFor(
      () => expect(desk.mailSubjects()).toContainEqual(expect.stringContaining(subject)),
      5000,
    )
  const noticesOf = async (reference: string) => await desk.store.listNotices({ reference })

  it('whose template is refused for a day is mailed at once, and sent once it is approved', async () => {
    desk.fake.failWhile({ kind: 'graph', code: 132015 })
    const reference = await desk.book()
    await untilMailed(`New request: ${reference}`)
    const before = desk.fake.calls.length
    for (let hours = 0; hours < 24; hours++) await desk.later(hour)
    const calls = desk.fake.calls.length - before
    expect(calls).toBeGreaterThanOrEqual(12)
    expect(calls).toBeLessThanOrEqual(4 * 24)
    expect(alarms().length).toBeLessThanOrEqual(5)
    await desk.fake.heal()
    await desk.later(15 * minute)
    await vi.waitFor(() =>
      expect(desk.fake.messages.map(({ parameters }) => parameters)).toContainEqual(
        expect.objectContaining({ reference, occasion: 'New request' }),
      ),
    )
  })

  it('is sent with a token that may send and not ask for its health, once it may send again', async () => {
    desk.fake.failWhile({ kind: 'graph', code: 10, on: 'health' })
    desk.fake.failNext({ kind: 'graph', code: 190, subcode: 463 })
    const references = [await desk.book(), await desk.book()]
    await untilMailed('ALARM: whatsapp-cloud auth 190')
    await desk.later(6 * minute)
    for (const reference of references) {
      await vi.waitFor(() =>
        expect(desk.fake.messages.map(({ parameters }) => parameters.reference)).toContain(
          reference,
        ),
      )
    }
  })

  it('is tried with one message at a time while such a token may not send', async () => {
    desk.fake.failWhile({ kind: 'graph', code: 10, on: 'any' })
    for (let made = 0; made < 3; made++) await desk.book()
    await untilMailed('ALARM: whatsapp-cloud auth 10')
    const sends = () => desk.fake.calls.filter(({ endpoint }) => endpoint === 'graph-send').length
    const before = sends()
    await desk.later(6 * minute)
    await desk.later(6 * minute)
    expect(sends() - before).toBe(2)
  })

  it('that is closed or erased before it could be sent is not sent any more', async () => {
    await desk.fake.goDown()
    const called = await desk.book()
    const open = await desk.book()
    const wasTried = async (reference: string) =>
      expect((await noticesOf(reference))[0]?.attempts).toBeGreaterThan(0)
    for (const each of [called, open]) await vi.waitFor(() => wasTried(each), 5000)
    await desk.store.setStatus(called, 'confirmed', Date.now())
    await desk.fake.heal()
    await desk.later(10 * minute)
    const [message] = await desk.messages(1)
    expect(message?.parameters).toMatchObject({ reference: open })
    expect(desk.fake.messages).toHaveLength(1)
    const ended = { status: 'abandoned', failure: { code: 'closed' } }
    expect(await noticesOf(called)).toMatchObject([ended])
  })

  it('that is gone leaves a notice that is not sent as an alarm', async () => {
    const notice = { channel: 'email', recipient: 'owner@example.org', kind: 'request' } as const
    await desk.store.enqueue([{ ...notice, correlationId: 'c' }], 0)
    await desk.later(1)
    const ended = { status: 'abandoned', failure: { code: 'no-request' } }
    expect(await desk.store.listNotices({})).toMatchObject([ended])
    expect(desk.mailSubjects()).toEqual([])
  })
})
