import { describe, expect, it } from 'vitest'
import { classifySmtpError } from './errors.ts'

const refused = (command: string, responseCode: number, code = 'EENVELOPE') => ({
  code,
  command,
  responseCode,
  permanent: responseCode >= 500 && responseCode !== 503,
  message: 'Recipient command failed: 550 no such user asha@example.org',
})

describe('classifySmtpError', () => {
  it.each([
    ['a refused login', refused('AUTH PLAIN', 535, 'EAUTH'), 'auth', 'smtp-535'],
    [
      'a login that is out of order for now',
      refused('AUTH PLAIN', 454, 'EAUTH'),
      'transient',
      'smtp-454',
    ],
    ['a missing login', refused('MAIL FROM', 530), 'auth', 'smtp-530'],
    ['a missing login reported at RCPT', refused('RCPT TO', 530), 'auth', 'smtp-530'],
    ['a sender that may not send', refused('MAIL FROM', 553), 'auth', 'smtp-553'],
    ['a greeting that turns us away', refused('CONN', 554, 'EPROTOCOL'), 'auth', 'smtp-554'],
    ['a server without STARTTLS', refused('STARTTLS', 502, 'ETLS'), 'auth', 'smtp-502'],
    ['DATA turned down', refused('DATA', 554), 'template', 'smtp-554'],
    ['a server about to close', refused('CONN', 421, 'ECONNECTION'), 'transient', 'smtp-421'],
    ['commands out of order', refused('MAIL FROM', 503), 'transient', 'smtp-503'],
    // Without a reply the error code counts.
    ['a refusal', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'transient', 'ECONNREFUSED'],
    ['an unknown host', { code: 'EDNS' }, 'transient', 'EDNS'],
    ['silence', { code: 'ETIMEDOUT' }, 'transient', 'ETIMEDOUT'],
    ['no encryption', { code: 'ETLS' }, 'transient', 'ETLS'],
    ['an end of the process', { code: 'EABORT' }, 'transient', 'EABORT'],
    ['credentials that are missing', { code: 'ENOAUTH' }, 'auth', 'ENOAUTH'],
    ['credentials that are wrong', { code: 'EAUTH' }, 'auth', 'EAUTH'],
    ['a wrong address', { code: 'EENVELOPE' }, 'recipient', 'EENVELOPE'],
    ['a wrong text', { code: 'EMESSAGE' }, 'template', 'EMESSAGE'],
    ['an error without a code', new Error('pool was closed'), 'transient', 'mail'],
    ['no error at all', undefined, 'transient', 'mail'],
  ])('classifies %s before the text was sent', (_case, error, asClass, code) => {
    expect(classifySmtpError(error, false)).toEqual({ kind: 'failed', class: asClass, code })
  })

  it.each([
    ['an unknown mailbox', 550, 'recipient'],
    ['a greylisting', 451, 'transient'],
  ])('says that %s concerns one recipient only', (_case, code, asClass) => {
    const said = { kind: 'failed', class: asClass, code: `smtp-${code}`, isOfRecipient: true }
    expect(classifySmtpError(refused('RCPT TO', code), false)).toEqual(said)
  })

  it('counts a mail as certainly not accepted if the server refuses it after the text', () => {
    expect(classifySmtpError(refused('DATA', 452, 'EMESSAGE'), true).class).toBe('transient')
    expect(classifySmtpError(refused('DATA', 552, 'EMESSAGE'), true).class).toBe('template')
  })

  it.each(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT'])(
    'classifies %s as unknown once sending the text has begun',
    (code) => {
      expect(classifySmtpError({ code }, true)).toEqual({ kind: 'failed', class: 'unknown', code })
    },
  )
})
