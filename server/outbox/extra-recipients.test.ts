import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { configOf } from '../../test/support/config-of.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { escalateDue } from '../follow-up/escalate-due.ts'
import { composeProviders } from '../providers/compose-providers.ts'
import { extraRecipients } from './extra-recipients.ts'
import { listNotices } from './queries.ts'

const whatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
}
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
}

function compose(env: Readonly<Record<string, string>>) {
  return composeProviders({ config: configOf(env), print: () => {} })
}

describe('a request that a template has no room for', () => {
  const long = aRequest({ additionalInfo: 'word '.repeat(200).trim() })

  it.each([
    ['WhatsApp, with mail beside it', { ...whatsApp, ...mail }, 1],
    ['WhatsApp alone', whatsApp, 0],
    [
      'a minimal notice, which has no notes',
      { ...whatsApp, ...mail, WHATSAPP_NOTICE: 'minimal' },
      0,
    ],
    ['mail alone', mail, 0],
  ] as const)('is mailed whole, or need not be, where reception has %s', (_case, env, count) => {
    const { channels, recipients } = compose(env)
    const told = extraRecipients(channels, recipients)
    expect(told(long, 'en')).toEqual(count === 0 ? [] : [recipients.receptionMail])
    expect(told(aRequest({ tests: allTests }), 'en')).toHaveLength(count)
    expect(told(aRequest({ additionalInfo: 'pacemaker' }), 'hi')).toEqual([])
  })

  it('is not mailed a second time by the escalation while the first mail is on its way', async () => {
    const { channels, recipients } = compose({ ...whatsApp, ...mail })
    const database = await storeInMemory()
    const to = [...recipients.reception, ...extraRecipients(channels, recipients)(long, 'en')]
    await database.acceptRequest(
      aNewAppointment({ request: long, notices: to.map((each) => aNewNotice(each)) }),
    )
    await escalateDue({
      database,
      recipients,
      hours: centre.hours,
      now: () => fridayTenAm + 20 * 60_000,
      newId: () => crypto.randomUUID(),
      onEnqueued: () => {},
      log: pino({ level: 'silent' }),
    })
    const mails = (await listNotices(database, {})).filter(({ channel }) => channel === 'email')
    expect(mails).toHaveLength(1)
  })
})
