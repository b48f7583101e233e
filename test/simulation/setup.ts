import type { Config } from '../../server/config.ts'
import { ourNumberId } from '../support/a-webhook.ts'
import { configOf } from '../support/config-of.ts'
import type { Random } from './random.ts'

export interface Setup {
  readonly servers: number
  readonly whatsApp: 'none' | 'sends-only' | 'with-webhook'
  readonly hasLowLimits: boolean
  readonly hasDigestTemplate: boolean
  readonly staffNumbers: readonly string[]
  readonly hasStaffMail: boolean
  readonly hasOwnerMail: boolean
}

/** Draws a setup. Most have WhatsApp, with receipts or without; the others have mail alone, or nobody to tell. */
export function drawSetup(random: Random): Setup {
  const whatsApp = random.pick([
    'none',
    'sends-only',
    'sends-only',
    'with-webhook',
    'with-webhook',
    'with-webhook',
    'with-webhook',
    'with-webhook',
  ] as const)
  return {
    servers: random.pick([1, 1, 1, 2, 2, 3]),
    whatsApp,
    // A quarter of the setups have limits so low that a rush of requests exceeds them. The others have no limits.
    hasLowLimits: random.chance(0.25),
    hasDigestTemplate: random.chance(0.8),
    staffNumbers: phoneNumbers.slice(0, random.pick([1, 2])),
    hasStaffMail: random.chance(whatsApp === 'none' ? 0.7 : 0.5),
    hasOwnerMail: random.chance(0.6),
  }
}

export const phoneNumbers = ['+919810000001', '+919810000002', '+919810000003'] as const

export const mailboxes = { staff: 'reception@example.org', owner: 'owner@example.org' } as const

/** Reception's mailbox. If reception has neither a mailbox nor WhatsApp, the owner's mailbox takes its place. */
export function receptionMailbox(setup: Setup): string | undefined {
  if (setup.hasStaffMail) return mailboxes.staff
  return setup.whatsApp === 'none' && setup.hasOwnerMail ? mailboxes.owner : undefined
}

/** The recipients who get each request at once; none if no channel is configured. */
export function receptionOf(setup: Setup): readonly string[] {
  if (setup.whatsApp !== 'none') return setup.staffNumbers
  const mailbox = receptionMailbox(setup)
  return mailbox === undefined ? [] : [mailbox]
}

/** Everybody whom the settings name. */
export function namedIn(setup: Setup): readonly string[] {
  const { hasStaffMail, hasOwnerMail } = setup
  return [
    ...(setup.whatsApp === 'none' ? [] : setup.staffNumbers),
    ...(hasStaffMail ? [mailboxes.staff] : []),
    ...(hasOwnerMail ? [mailboxes.owner] : []),
  ]
}

/** The secret with which Meta signs its webhooks. */
export const appSecret = 'the-app-secret'

export function configFor(setup: Setup): Config {
  return configOf({ ...phoneKeys(setup), ...mailKeys(setup), ...limitKeys(setup) })
}

function phoneKeys({ whatsApp, staffNumbers, hasDigestTemplate }: Setup): Record<string, string> {
  if (whatsApp === 'none') return {}
  const webhook = { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: 'a-word' }
  return {
    WHATSAPP_STAFF_NUMBERS: staffNumbers.join(','),
    WHATSAPP_PHONE_NUMBER_ID: ourNumberId,
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_TEMPLATE: 'appointment_request',
    ...(hasDigestTemplate && { WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest' }),
    ...(whatsApp === 'with-webhook' && webhook),
  }
}

function mailKeys({ hasStaffMail, hasOwnerMail }: Setup) {
  return {
    ...(hasStaffMail || hasOwnerMail
      ? { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'desk@example.org' }
      : {}),
    ...(hasStaffMail ? { STAFF_EMAIL: mailboxes.staff } : {}),
    ...(hasOwnerMail ? { OWNER_EMAIL: mailboxes.owner } : {}),
  }
}

/** With low limits, some requests of a rush are refused, and reception hears of others only in a summary. */
function limitKeys({ hasLowLimits }: Setup) {
  return hasLowLimits
    ? { LIMIT_PER_ADDRESS: '4', LIMIT_OVERALL: '3' }
    : { LIMIT_PER_ADDRESS: '0', LIMIT_OVERALL: '0' }
}
