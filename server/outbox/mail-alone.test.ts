import { afterEach, describe, expect, it, vi } from 'vitest'
import { readMail } from '../../test/support/read-mail.ts'
import { type Desk, openTestServer } from '../../test/support/test-server.ts'

const minute = 60_000

/** An empty value is an absent one. */
const noWhatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '',
  WHATSAPP_ACCESS_TOKEN: '',
  WHATSAPP_STAFF_NUMBERS: '',
  WHATSAPP_APP_SECRET: '',
  WHATSAPP_VERIFY_TOKEN: '',
}

describe('the desk with mail alone', () => {
  let desk: Desk
  afterEach(async () => await desk.close())

  const untilMailed = async (...subjects: string[]) =>
    await vi.waitFor(() => expect(desk.mailSubjects()).toEqual(subjects), 5000)

  it('is mailed each request at once and nothing more until closing', async () => {
    desk = await openTestServer(noWhatsApp)
    const reference = await desk.book()
    await untilMailed(`New request: ${reference}`)
    const told = async () => (await desk.store.findAppointment(reference))?.notifiedAtMs
    await vi.waitFor(async () => expect(await told()).toBeDefined())
    await desk.later(6 * minute)
    await desk.later(115 * minute)
    await desk.later(9 * 60 * minute)
    await untilMailed(`New request: ${reference}`, "The day's requests, Friday, 20 November 2026")
    expect(desk.mailSources().map((source) => readMail(source).header('to'))).toEqual([
      'reception@example.org',
      'reception@example.org',
    ])
  })

  it('has one mail an escalation where one mailbox is both', async () => {
    desk = await openTestServer({ ...noWhatsApp, STAFF_EMAIL: '' })
    desk.mail.refuse({ data: 451 })
    const reference = await desk.book()
    for (const minutes of [31, 46]) await desk.later(minutes * minute)
    desk.mail.refuse({})
    await desk.later(20 * minute)
    const escalation = `NOBODY HAS CALLED YET: ${reference}`
    await vi.waitFor(() => {
      const escalations = desk.mailSubjects().filter((subject) => subject === escalation)
      expect(escalations).toHaveLength(2)
    }, 5000)
    expect((await desk.store.findAppointment(reference))?.notifiedAtMs).toBeDefined()
  })
})
