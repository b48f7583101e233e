import { describe, expect, it } from 'vitest'
import { mailFault } from './channels.ts'

describe('a mail server that cannot be used', () => {
  it.each([
    ['auth (smtp-535)', 'refuses the login'],
    ['auth (smtp-530)', 'refuses the login'],
    ['auth (smtp-534)', 'refuses the login'],
    ['auth (EAUTH)', 'refuses the login'],
    ['transient (EDNS)', 'is not found'],
    ['transient (DEPTH_ZERO_SELF_SIGNED_CERT)', 'no encrypted connection'],
    ['transient (ETIMEDOUT)', 'does not answer as a mail server (ETIMEDOUT)'],
    ['transient (ECONNREFUSED)', 'no mail server answers'],
  ])('is explained by its code %s', (wrong, says) => {
    expect(mailFault(wrong, 'mail.example.org').says).toContain(says)
  })
})
