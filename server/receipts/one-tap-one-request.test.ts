import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FakeMessage } from '../../fake-whatsapp/messages.ts'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { listNotices } from '../notices/list-notices.ts'
import { readByReference } from '../visits/find-visits.ts'

/** Past the 90 s that a receipt may take. */
const untilResentMs = 100_000

/** The answer to a first message is lost, though the phone has it; others wait when it is sent again. */
describe('a request that was sent twice, the second time beside others', () => {
  let testServer: TestServer
  let reference: string
  let others: string[]
  let alone: FakeMessage
  beforeEach(async () => {
    testServer = await openTestServer()
    testServer.mail.refuse({ rcpt: 451 })
    testServer.fake.setWebhooks({ sentMs: null, deliveredMs: null })
    testServer.fake.failNext({ kind: 'record-then-drop' })
    reference = await testServer.book()
    await untilTried(1)
    await testServer.fake.goDown()
    others = [await testServer.book(), await testServer.book()]
    await untilTried(3)
    await testServer.fake.heal()
    await testServer.later(untilResentMs)
    const [first, ...rest] = await testServer.messages(4)
    if (first === undefined) throw new Error('four messages were awaited')
    alone = first
    const again = rest.map(({ parameters }) => parameters.reference)
    expect(again.toSorted()).toEqual([reference, ...others].toSorted())
  })
  afterEach(async () => await testServer.close())

  const untilTried = async (count: number) =>
    await eventually(async () => {
      const tried = (await listNotices(testServer.database, {})).filter(
        ({ attempts }) => attempts === 1,
      )
      expect(tried.filter(({ status }) => status === 'due')).toHaveLength(count)
    })
  const found = async (each: string) => (await readByReference(testServer.database.db, each))?.visit

  it('is confirmed by a tap under the first message, and no other request is', async () => {
    await testServer.fake.tap(alone.wamid, 0)
    await eventually(async () => expect((await found(reference))?.state).toBe('expected'))
    for (const other of others) {
      expect((await found(other))?.asks).toMatchObject([{ state: 'open', isTold: false }])
    }
  })

  it('counts as notified when the first message arrives late, and no other request does', async () => {
    testServer.fake.report(alone.wamid, 'delivered')
    await eventually(async () =>
      expect((await found(reference))?.asks).toMatchObject([{ isTold: true }]),
    )
    for (const other of others) {
      expect((await found(other))?.asks).toMatchObject([{ isTold: false }])
    }
  })
})
