import { describe, expect, it } from 'vitest'
import type { NoticeKind } from '../db/schema.ts'
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

const reachedBy = { 'whatsapp-cloud': 'phones', email: 'mailboxes', log: 'terminal' } as const

function isProof(
  to: { readonly channel: keyof typeof reachedBy; readonly recipient: string },
  kind: NoticeKind = 'request',
  { reportsDelivery = false, told = recipients } = {},
): boolean {
  const reaches = reachedBy[to.channel]
  return isNotifiedOnceAccepted({ ...to, kind }, { reaches, reportsDelivery }, told)
}

describe('a request whose message was accepted', () => {
  it('counts as notified on a phone only where no receipt can come', () => {
    expect(isProof(phone)).toBe(true)
    expect(isProof(phone, 'reminder')).toBe(true)
    expect(isProof(phone, 'request', { reportsDelivery: true })).toBe(false)
  })

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
