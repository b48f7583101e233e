import { describe, expect, it } from 'vitest'
import { configOf, sample } from '../../test/support/config-of.ts'
import { composeProviders } from './compose-providers.ts'

const { whatsApp, smtp, staff, owner } = sample

function composed(env: Readonly<Record<string, string>>) {
  const { channels, recipients } = composeProviders(configOf(env))
  for (const channel of channels.values()) channel.close?.()
  const addresses = (recipients: readonly ({ readonly recipient: string } | undefined)[]) =>
    recipients.map((to) => to?.recipient)
  return {
    channels: Array.from(channels.keys()),
    reception: addresses(recipients.reception),
    summaries: addresses(recipients.summaries),
    mailboxes: addresses([recipients.receptionMail, recipients.owner]),
  }
}

describe('composeProviders', () => {
  it("notifies reception's phones at once, with its mailbox as the second channel", () => {
    expect(composed({ ...whatsApp, ...smtp, ...staff, ...owner })).toEqual({
      channels: ['whatsapp-cloud', 'email'],
      reception: ['+919876543210', '+919876543211'],
      summaries: ['reception@example.org'],
      mailboxes: ['reception@example.org', 'owner@example.org'],
    })
  })

  it.each([
    ["reception's mailbox if mail is the only channel", staff, 'reception@example.org'],
    ["the owner's mailbox if reception has neither phones nor a mailbox", {}, 'owner@example.org'],
  ])('notifies at once %s', (_which, named, mailbox) => {
    expect(composed({ ...smtp, ...named, ...owner })).toEqual({
      channels: ['email'],
      reception: [mailbox],
      summaries: [mailbox],
      mailboxes: [mailbox, 'owner@example.org'],
    })
  })

  it("does not use the owner's mailbox for reception if reception has phones", () => {
    const withPhones = composed({ ...whatsApp, ...smtp, ...owner })
    expect(withPhones.mailboxes).toEqual([undefined, 'owner@example.org'])
  })

  it('expects taps only from phones whose taps can come back', () => {
    const receipts = { WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'word' }
    const canBeTapped = (env: Readonly<Record<string, string>>) =>
      composeProviders(configOf(env)).recipients.canBeTapped
    expect(canBeTapped({ ...whatsApp, ...receipts })).toBe(true)
    expect(canBeTapped(whatsApp)).toBe(false)
  })

  it('treats two spellings of an address as one mailbox', () => {
    const twice = { ...staff, OWNER_EMAIL: 'Reception@Example.org' }
    expect(composed({ ...whatsApp, ...smtp, ...twice }).mailboxes).toEqual([
      'reception@example.org',
      'reception@example.org',
    ])
  })

  it.each([[{}], [smtp]])('notifies nobody if no recipient is configured: %j', (env) => {
    const { reception, summaries, mailboxes } = composed(env)
    expect([...reception, ...summaries]).toEqual([])
    expect(mailboxes).toEqual([undefined, undefined])
  })
})
