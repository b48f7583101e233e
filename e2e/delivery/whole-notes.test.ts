import { readMail } from '../../test/support/read-mail.ts'
import { aBooking, book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'

/** Longer than WhatsApp's limit; the important part is last. */
const notes = `${'I come from far and need to know where to park. '.repeat(12)}\nI have a pacemaker.`

test('notes that WhatsApp cannot carry whole are mailed to reception, once', async ({
  mail,
  startServer,
}) => {
  const testServer = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@example.org',
    STAFF_EMAIL: 'reception@example.org',
  })
  const send = async (additionalInfo: string) => {
    const reference = await book(testServer.url, aBooking({ additionalInfo }))
    await expect.poll(() => testServer.messagesOf(reference).length).toBe(1)
    return reference
  }
  const mailsOf = (reference: string) =>
    mail.taken.map(readMail).filter((each) => each.header('subject')?.includes(reference))
  const long = await send(notes)
  const [message] = testServer.messagesOf(long)
  expect(message?.parameters.notes).toMatch(/^“I come from far.*…” \(more in the mail\)$/)
  await expect.poll(() => mailsOf(long).length).toBe(1)
  const [whole] = mailsOf(long)
  expect(whole?.header('to')).toBe('reception@example.org')
  expect(whole?.text).toContain('I have a pacemaker.')
  const short = await send('I have a pacemaker.')
  expect(mailsOf(long)).toHaveLength(1)
  expect(mailsOf(short)).toEqual([])
})
