import { describe, expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { eventually } from '../../test/support/eventually.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'

/** Settings without WhatsApp, because an empty value counts as absent. */
const noWhatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '',
  WHATSAPP_ACCESS_TOKEN: '',
  WHATSAPP_STAFF_NUMBERS: '',
  WHATSAPP_APP_SECRET: '',
  WHATSAPP_VERIFY_TOKEN: '',
}

describe('reception with mail alone', () => {
  let testServer: TestServer

  const untilMailed = async (...subjects: string[]) =>
    await eventually(() => expect(testServer.mailSubjects()).toEqual(subjects))

  it('is mailed each request at once, and nothing more by closing', async () => {
    testServer = await openTestServer(noWhatsApp)
    const reference = await testServer.book()
    await untilMailed(`New request: ${reference}`)
    await eventually(async () => expect(await testServer.isNotified(reference)).toBe(true))
    await testServer.later(6 * minute)
    await testServer.later(115 * minute)
    await testServer.later(9 * 60 * minute)
    await untilMailed(`New request: ${reference}`)
    expect(testServer.mailSources().map((source) => readMail(source).header('to'))).toEqual([
      'reception@example.org',
    ])
  })
})
