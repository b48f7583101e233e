import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { visitDepsAt } from '../../test/support/visit-store.ts'
import { listNotices } from '../notices/list-notices.ts'
import { loadVisits } from '../visits/load-visits.ts'
import { performAct, performCommand } from '../visits/perform-act.ts'
import { reopenVisit } from '../visits/reopen-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'

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
    for (const trial of [1, 2]) {
      await testServer.later(6 * minute)
      await eventually(() => expect(sends() - before).toBe(trial))
    }
  })

  it('that is closed before it could be sent is not sent any more', async () => {
    await testServer.fake.goDown()
    const called = await testServer.book()
    const open = await testServer.book()
    const wasTried = async (reference: string) =>
      expect((await noticesOf(reference))[0]?.attempts).toBeGreaterThan(0)
    for (const each of [called, open]) await eventually(() => wasTried(each))
    const { id } = await testServer.visitOf(called)
    const cancelled = { kind: 'cancelled', asks: [1], reason: 'patient' } as const
    await performCommand(visitDepsAt(testServer.database), id, cancelled)
    await testServer.fake.heal()
    await testServer.later(10 * minute)
    const [message] = await testServer.messages(1)
    expect(message?.parameters).toMatchObject({ reference: open })
    expect(testServer.fake.messages).toHaveLength(1)
    expect(await noticesOf(called)).toMatchObject([{ status: 'abandoned' }])
  })

  const cancelled = { kind: 'cancelled', asks: [1], reason: 'patient' } as const
  /** Each closes the wrong visit, and takes that back. */
  const slips: Readonly<Record<string, (deps: VisitDeps, visit: number) => Promise<void>>> = {
    'undo at the desk': async (deps, visit) => {
      const columns = { name: 'Front', key_hash: 'hash', created_at: 0, last_used_at: 0 }
      const entered = deps.db.insertInto('desk_device').values(columns).returning('id')
      const { id: device } = await entered.executeTakeFirstOrThrow()
      await performAct(deps, { id: 'slip', device, visit, content: cancelled })
      const [loaded] = await loadVisits(deps.db, [visit])
      const takesBack = loaded?.visit.lastAct?.number ?? 0
      await performAct(deps, { id: 'undo', device, visit, content: { kind: 'undone', takesBack } })
    },
    'the command that reopens': async (deps, visit) => {
      await performCommand(deps, visit, cancelled)
      await reopenVisit(deps, visit)
    },
  }

  it.each(Object.entries(slips))(
    'that was closed by mistake while WhatsApp was down is sent after %s',
    async (_by, slip) => {
      await testServer.fake.goDown()
      const reference = await testServer.book()
      await eventually(async () =>
        expect(await noticesOf(reference)).toMatchObject([{ status: 'due', attempts: 1 }]),
      )
      const { id } = await testServer.visitOf(reference)
      await slip(visitDepsAt(testServer.database), id)
      await testServer.fake.heal()
      await testServer.later(minute)
      const [message] = await testServer.messages(1)
      expect(message?.parameters).toMatchObject({ reference })
      expect(testServer.fake.messages).toHaveLength(1)
      await eventually(async () => expect(await testServer.isTold(reference)).toBe(true))
    },
  )
})
