import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { findAppointment } from '../appointments/queries.ts'

const minute = 60_000

/** An empty value counts as absent. */
const noWhatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '',
  WHATSAPP_ACCESS_TOKEN: '',
  WHATSAPP_STAFF_NUMBERS: '',
  WHATSAPP_APP_SECRET: '',
  WHATSAPP_VERIFY_TOKEN: '',
}

describe('reception with mail alone', () => {
  let testServer: TestServer
  afterEach(async () => await testServer.close())

  const untilMailed = async (...subjects: string[]) =>
    await eventually(() => expect(testServer.mailSubjects()).toEqual(subjects))

  it('is mailed each request at once and nothing more until closing', async () => {
    testServer = await openTestServer(noWhatsApp)
    const reference = await testServer.book()
    await untilMailed(`New request: ${reference}`)
    const told = async () => (await findAppointment(testServer.database, reference))?.notifiedAtMs
    await eventually(async () => expect(await told()).toBeDefined())
    await testServer.later(6 * minute)
    await testServer.later(115 * minute)
    await testServer.later(9 * 60 * minute)
    await untilMailed(`New request: ${reference}`, "The day's requests, Friday, 20 November 2026")
    expect(testServer.mailSources().map((source) => readMail(source).header('to'))).toEqual([
      'reception@example.org',
      'reception@example.org',
    ])
  })

  it('gets one mail for each escalation where one mailbox is both', async () => {
    testServer = await openTestServer({ ...noWhatsApp, STAFF_EMAIL: '' })
    testServer.mail.refuse({ data: 451 })
    const reference = await testServer.book()
    for (const minutes of [31, 46]) await testServer.later(minutes * minute)
    testServer.mail.refuse({})
    await testServer.later(20 * minute)
    const escalation = `NOBODY HAS CALLED YET: ${reference}`
    await eventually(() => {
      const escalations = testServer.mailSubjects().filter((subject) => subject === escalation)
      expect(escalations).toHaveLength(2)
    })
    expect((await findAppointment(testServer.database, reference))?.notifiedAtMs).toBeDefined()
  })
})
