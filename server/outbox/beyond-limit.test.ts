import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'

const minute = 60_000
const dueAtMs = fridayTenAm + 3 * minute

describe('notices that wait for each other beyond the overall limit', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(async () => await testServer.close())

  const book = async () => {
    const notices = [aNewNotice({ recipient: '+919810000001', dueAtMs })]
    const { reference } = await testServer.database.acceptRequest(aNewAppointment({ notices }))
    return reference
  }

  it('go out together, and not before', async () => {
    const references = [await book(), await book(), await book(), await book()]
    await testServer.later(2 * minute)
    expect(testServer.fake.messages).toEqual([])
    await testServer.later(minute + 1000)
    const [digest] = await testServer.messages(1)
    for (const reference of references) expect(digest?.parameters.requests).toContain(reference)
    expect(testServer.fake.messages).toHaveLength(1)
  })

  it('are escalated as any other: the mailbox hears when WhatsApp does not carry them', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 131000 })
    const reference = await book()
    await testServer.later(6 * minute)
    await testServer.untilMailed(reference)
  })
})
