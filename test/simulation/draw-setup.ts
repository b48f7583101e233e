import type { Random } from './random.ts'

/** How the centre is configured. */
export interface Setup {
  readonly servers: number
  /** Each with receipts or without. */
  readonly whatsApp: 'none' | 'sends-only' | 'with-webhook' | 'twilio' | 'twilio-with-receipts'
  /** So that a rush meets them. */
  readonly hasLowLimits: boolean
  readonly hasDigestTemplate: boolean
  readonly staffNumbers: 1 | 2
  readonly hasStaffMail: boolean
  readonly hasOwnerMail: boolean
}

/** Most have WhatsApp, by one of two providers; the others mail alone, or nothing but a terminal. */
export function drawSetup(random: Random): Setup {
  const whatsApp = random.pick([
    'none',
    'sends-only',
    'twilio',
    'twilio-with-receipts',
    'with-webhook',
    'with-webhook',
    'with-webhook',
    'with-webhook',
  ] as const)
  return {
    servers: random.pick([1, 1, 1, 2, 2, 3]),
    whatsApp,
    hasLowLimits: random.chance(0.25),
    hasDigestTemplate: random.chance(0.8),
    staffNumbers: random.pick([1, 2]),
    hasStaffMail: random.chance(whatsApp === 'none' ? 0.7 : 0.5),
    hasOwnerMail: random.chance(0.6),
  }
}
