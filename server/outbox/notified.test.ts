import { describe, expect, it } from 'vitest'
import type { ChannelName, NoticeKind } from '../db/schema.ts'
import type { Recipients } from '../providers/recipients.ts'
import { isNotifiedOnceAccepted } from './notified.ts'

const reception = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const

const recipients: Recipients = {
  desk: [phone],
  atClosing: [],
  mail: reception,
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
    expect(isProof(reception)).toBe(true)
    expect(isProof(reception, 'escalation')).toBe(true)
    const byMailAlone = { ...recipients, desk: [reception], mail: undefined }
    expect(isProof(reception, 'request', { told: byMailAlone })).toBe(true)
  })

  it("does not count by mail to the owner's, unless that is reception's as well", () => {
    expect(isProof(owner, 'escalation')).toBe(false)
    expect(isProof(owner, 'escalation', { told: { ...recipients, mail: owner } })).toBe(true)
  })

  it('does not count by a line in a terminal', () => {
    const terminal = { channel: 'log', recipient: 'terminal' } as const
    expect(isProof(terminal, 'request', { told: { ...recipients, desk: [terminal] } })).toBe(false)
  })

  it.each(['day-digest', 'weekly-report', 'alarm'] as const)(
    'does not count by a %s, whoever got it',
    (kind) => {
      expect([isProof(phone, kind), isProof(reception, kind)]).toEqual([false, false])
    },
  )
})
