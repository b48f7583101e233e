import { centre } from '../../content/centre.ts'
import { openSpansFrom } from '../../domain/opening-hours.ts'
import type { MailServer } from '../../test/support/mail-server.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { aFullBooking, book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'
import { noWhatsApp, type TestServer } from '../support/test-server.ts'

const minute = 60_000

const mailTo = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
  OWNER_EMAIL: 'owner@example.org',
})

test('with mail alone a whole request is mailed to reception at once and nothing of it is printed', async ({
  mail,
  startServer,
}) => {
  const testServer = await startServer({ ...noWhatsApp, ...mailTo(mail.url) })
  const booking = aFullBooking()
  const reference = await book(testServer.url, booking)
  await expect.poll(() => subjectsIn(mail)).toEqual([`New request: ${reference}`])
  const { header, text } = mailsIn(mail)[0] ?? {}
  expect(header?.('to')).toBe('reception@example.org')
  for (const told of [booking.name, booking.email, 'MRI Scan', 'Wheelchair', 'Call by']) {
    expect(text).toContain(told)
  }
  await expect.poll(() => toldOf(testServer)).toMatch(/^\d{4}-/)
  expect(JSON.stringify(testServer.lines)).not.toContain(booking.name)
})

test("where reception's mailbox refuses mail, the owner is alarmed, and mail to the owner does not count as notifying reception", async ({
  mail,
  startServer,
}) => {
  mail.options = { refuse: { mailbox: 'reception@example.org' } }
  const testServer = await startServer({ ...noWhatsApp, ...mailTo(mail.url) })
  const reference = await book(testServer.url)
  await expect.poll(() => subjectsIn(mail)).toEqual(['ALARM: email recipient smtp-550'])
  await testServer.terminate()
  await testServer.startAgain(untilNobodyWasTold())
  const escalation = `NOBODY HAS CALLED YET: ${reference}`
  await expect.poll(() => subjectsIn(mail)).toEqual(expect.arrayContaining([escalation]))
  await expect.poll(() => toldOf(testServer)).toBe('NEEDS CALL')
})

test('what was only printed is mailed when mail is configured, once however often the server starts', async ({
  mail,
  startServer,
}) => {
  const printing = await startServer(noWhatsApp)
  expect(JSON.stringify(printing.lines)).toContain('are printed to the terminal')
  await expect(printing.say('check')).rejects.toMatchObject({
    stdout: expect.stringContaining('PROBLEM  nobody is told of a request'),
  })
  const reference = await book(printing.url)
  await expect.poll(() => JSON.stringify(printing.lines)).toContain(reference)
  expect(await toldOf(printing)).toBe('not yet')
  await printing.terminate()

  const mailing = await startServer({ ...printing.environment, ...mailTo(mail.url) })
  await expect.poll(() => toldOf(mailing)).toMatch(/^\d{4}-/)
  await mailing.terminate()
  await mailing.startAgain()
  const later = await book(mailing.url)
  const both = [`New request: ${reference}`, `New request: ${later}`]
  await expect.poll(() => subjectsIn(mail)).toEqual(both)
})

/** Mails, without digests of the day and reports. */
function mailsIn({ taken }: MailServer) {
  const isOfTheClock = /^(The day's requests|The appointment desk)/
  const mails = taken.map(readMail)
  return mails.filter(({ header }) => !isOfTheClock.test(header('subject') ?? ''))
}

function subjectsIn(mail: MailServer) {
  return mailsIn(mail).map(({ header }) => header('subject'))
}

/** The field `told` of the newest request. */
async function toldOf(testServer: TestServer): Promise<string> {
  const [newest] = JSON.parse(await testServer.say('appointments', 'list', '--json'))
  return newest.told
}

/** Past the last step of the escalation, which counts from opening. */
function untilNobodyWasTold(): number {
  const nowMs = Date.now()
  const [span] = openSpansFrom(nowMs, centre.hours).take(1)
  return Math.max(0, (span?.opensAt ?? nowMs) - nowMs) + 80 * minute
}
