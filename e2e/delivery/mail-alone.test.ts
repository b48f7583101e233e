import type { MailServer } from '../../test/support/mail-server.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'
import { noWhatsApp, type StartedServer } from '../support/test-server.ts'

const mailTo = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
  OWNER_EMAIL: 'owner@example.org',
})

test('a request that only rang at the desk is mailed as soon as mail is configured, and only once', async ({
  mail,
  startServer,
}) => {
  const ringing = await startServer(noWhatsApp)
  expect(JSON.stringify(ringing.lines)).toContain('requests show at the desk alone')
  await expect(ringing.say('check')).rejects.toMatchObject({
    stdout: expect.stringContaining('PROBLEM  nobody is told of a request'),
  })
  const reference = await book(ringing.url)
  expect(await toldOf(ringing)).toBe('not yet')
  await ringing.terminate()

  const mailing = await startServer({ ...ringing.environment, ...mailTo(mail.url) })
  await expect.poll(() => toldOf(mailing)).toMatch(/^\d{4}-/)
  await mailing.terminate()
  await mailing.startAgain()
  const later = await book(mailing.url)
  const both = [`New request: ${reference}`, `New request: ${later}`]
  await expect.poll(() => subjectsIn(mail)).toEqual(both)
})

/** Returns the mails about requests, without digests of the day and reports. */
function mailsIn({ taken }: MailServer) {
  const isScheduled = /^(The day's requests|The appointment desk)/
  const mails = taken.map(readMail)
  return mails.filter(({ header }) => !isScheduled.test(header('subject') ?? ''))
}

function subjectsIn(mail: MailServer) {
  return mailsIn(mail).map(({ header }) => header('subject'))
}

/** Returns the field `told` of the newest request. */
async function toldOf(testServer: StartedServer): Promise<string> {
  const [newest] = JSON.parse(await testServer.say('appointments', 'list', '--json'))
  return newest.told
}
