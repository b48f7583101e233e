import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'

const minute = 60_000

describe('requests beyond the overall limit', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(async () => await testServer.close())

  const book = async () => {
    const appointment = aNewAppointment({
      notices: [],
      isBySummary: true,
      nextStepAtMs: fridayTenAm,
    })
    return (await testServer.database.acceptRequest(appointment)).reference
  }
  const summaries = () =>
    testServer.fake.messages.map(({ template, parameters }) => {
      expect(template).toBe('appointment_digest')
      return parameters
    })

  it('are told by one summary each half hour, at once the first time, until none is open', async () => {
    const references = [await book(), await book(), await book()]
    await testServer.later(1000)
    await testServer.messages(1)
    expect(summaries()[0]?.summary).toContain('3 requests beyond the hourly limit')
    for (const each of references) expect(summaries()[0]?.requests).toContain(each)
    const [first = '#SID000000', ...others] = references
    await setStatus(testServer.database, first, 'confirmed', fridayTenAm)
    const late = await book()
    await testServer.later(28 * minute)
    expect(testServer.fake.messages).toHaveLength(1)
    await testServer.later(2 * minute)
    await testServer.messages(2)
    expect(summaries()[1]?.summary).toContain('3 requests')
    expect(summaries()[1]?.requests).not.toContain(first)
    for (const each of [...others, late]) {
      expect(summaries()[1]?.requests).toContain(each)
      await setStatus(testServer.database, each, 'confirmed', fridayTenAm)
    }
    await testServer.later(40 * minute)
    await testServer.later(40 * minute)
    expect(testServer.fake.messages).toHaveLength(2)
  })

  it('are not told once all are closed, by a summary that could not leave before', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 131000 })
    const reference = await book()
    await testServer.later(1000)
    await setStatus(testServer.database, reference, 'confirmed', fridayTenAm)
    await testServer.fake.heal()
    await testServer.later(5 * minute)
    expect(testServer.fake.messages).toHaveLength(0)
    const next = await book()
    await testServer.later(5 * minute)
    await testServer.messages(1)
    expect(summaries()[0]?.requests).toContain(next)
  })

  it('do not count as notified when the summary arrives, and are escalated by nothing else', async () => {
    const reference = await book()
    await testServer.later(1000)
    await testServer.messages(1)
    for (const minutes of [6, 12, 10]) await testServer.later(minutes * minute)
    for (const minutes of [30, 30, 30]) await testServer.later(minutes * minute)
    const found = await findAppointment(testServer.database, reference)
    expect(found).toMatchObject({ notifiedAtMs: undefined, status: 'requested' })
    expect(found?.needsCallAtMs).toBeDefined()
    expect(summaries().length).toBeGreaterThan(2)
    expect(testServer.mailSubjects().join()).not.toContain('NOBODY HAS CALLED')
  })
})
