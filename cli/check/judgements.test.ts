import { describe, expect, it } from 'vitest'
import { mailFault } from './channels.ts'
import { clockFinding, diskFinding } from './machine.ts'
import { unreachable } from './meta/refusals.ts'

const megabyte = 1024 * 1024

describe('the clock', () => {
  it.each([
    [0, 'ok'],
    [-29_000, 'ok'],
    [60_000, 'note'],
    [-6 * 60_000, 'problem'],
  ])('that is %i ms ahead is %s', (aheadMs, level) => {
    expect(clockFinding(aheadMs).level).toBe(level)
  })
})

describe('the disk', () => {
  it.each([
    [5000, 'ok'],
    [900, 'note'],
    [100, 'problem'],
  ])('with %i MB free is %s', (megabytes, level) => {
    expect(diskFinding(megabytes * megabyte).level).toBe(level)
  })
})

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

describe('an address that does not answer', () => {
  it.each([
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is not trusted'],
    ['http-502', 'something in between answered'],
    ['ETIMEDOUT', 'cannot be reached'],
  ])('is explained by its code %s', (code, says) => {
    expect(unreachable(code).says).toContain(says)
  })
})
