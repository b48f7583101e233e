import { describe, expect, it } from 'vitest'
import type { ChannelName, NoticeKind } from '../db/schema.ts'
import type { Recipients } from '../providers/recipients.ts'
import { isNotifiedOnceAccepted } from './notified.ts'

const receptionMailbox = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const

const recipients: Recipients = {
  reception: [phone],
  dayDigest: [],
  receptionMail: receptionMailbox,
  owner,
  canBeTapped: true,
}

function isProof(
  to: { readonly channel: ChannelName; readonly recipient: string },
  kind: NoticeKind = 'request',
  { reportsDelivery = false, told = recipients } = {},
): boolean {
  return isNotifiedOnceAccepted({ ...to, kind }, { name: to.channel, reportsDelivery }, told)
}

describe('a request whose message was accepted', () => {
  it.each(['whatsapp-cloud', 'whatsapp-twilio'] as const)(
    'counts as notified on %s only where no receipt can come',
    (channel) => {
      expect(isProof({ ...phone, channel })).toBe(true)
      expect(isProof({ ...phone, channel }, 'reminder')).toBe(true)
      expect(isProof({ ...phone, channel }, 'request', { reportsDelivery: true })).toBe(false)
    },
  )

  it("counts as notified by mail to reception's mailbox, whatever the mail was for", () => {
    expect(isProof(receptionMailbox)).toBe(true)
    expect(isProof(receptionMailbox, 'escalation')).toBe(true)
    const byMailAlone = { ...recipients, reception: [receptionMailbox], receptionMail: undefined }
    expect(isProof(receptionMailbox, 'request', { told: byMailAlone })).toBe(true)
  })

  it("does not count by mail to the owner's, unless it is reception's as well", () => {
    expect(isProof(owner, 'escalation')).toBe(false)
    expect(isProof(owner, 'escalation', { told: { ...recipients, receptionMail: owner } })).toBe(
      true,
    )
  })

  it('does not count by a line in a terminal', () => {
    const terminal = { channel: 'log', recipient: 'terminal' } as const
    expect(isProof(terminal, 'request', { told: { ...recipients, reception: [terminal] } })).toBe(
      false,
    )
  })

  it.each(['day-digest', 'weekly-report', 'alarm'] as const)(
    'does not count by a %s, whoever got it',
    (kind) => {
      expect([isProof(phone, kind), isProof(receptionMailbox, kind)]).toEqual([false, false])
    },
  )
})
