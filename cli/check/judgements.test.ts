import { describe, expect, it } from 'vitest'
import { mailFault } from './channels.ts'
import { clockFinding, diskFinding } from './machine.ts'
import { compareTemplate, type SentTemplate } from './meta/compare-template.ts'
import { unreachable } from './meta/refusals.ts'

const megabyte = 1024 * 1024

describe('the clock', () => {
  it.each([
    [0, 'ok'],
    [-29_000, 'ok'],
    [60_000, 'note'],
    [-6 * 60_000, 'problem'],
  ])('that is %i ms ahead gets the level %s', (aheadMs, level) => {
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

describe('a template that Meta approved', () => {
  const sent: SentTemplate = {
    name: 'a_request',
    language: 'en',
    format: 'named' as const,
    parameters: ['patient'],
    buttons: 1,
  }
  const body = { type: 'BODY', text: '{{patient}}', buttons: [] }
  const withButtons = (...buttons: readonly { type: string; text: string; url: string }[]) => ({
    type: 'BUTTONS',
    text: '',
    buttons: [...buttons],
  })
  const called = { type: 'QUICK_REPLY', text: 'Called', url: '' }
  const map = { type: 'URL', text: 'Map', url: 'https://map.example/{{1}}' }
  const listed = {
    name: 'a_request',
    language: 'en',
    status: 'APPROVED',
    category: 'UTILITY',
    parameter_format: 'NAMED',
    components: [body, withButtons(called)],
  }

  it('is fine if Meta lists it as the server sends it', () => {
    expect(compareTemplate(sent, [listed])).toMatchObject([{ level: 'ok' }])
  })

  it.each([
    [
      'a parameter in its header',
      { components: [{ ...body, type: 'HEADER', text: '{{day}}' }, body, withButtons(called)] },
      'it has day, which nothing fills in',
    ],
    [
      'a parameter in the address of a button',
      { components: [body, withButtons(called, map)] },
      'it has 1, which nothing fills in',
    ],
    [
      'a button that is no quick reply',
      { components: [body, withButtons({ ...map, url: '' })] },
      'does not have the 1 quick-reply buttons',
    ],
    ['the category of passwords', { category: 'AUTHENTICATION' }, 'its category is authentication'],
  ])('is refused with %s', (_what, change, says) => {
    const found = compareTemplate(sent, [{ ...listed, ...change }])
    expect(found).toMatchObject([{ level: 'problem', says: expect.stringContaining(says) }])
  })
})
