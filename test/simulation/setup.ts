import { type Config, readConfig } from '../../server/config.ts'
import { ourNumberId } from '../support/a-webhook.ts'
import type { Setup } from './draw-setup.ts'
import { mailboxes } from './mail-server.ts'
import { templates } from './read-send.ts'

export const staffNumbers = ['+919810000001', '+919810000002'] as const

/** What providers sign with, and where Twilio finds us. */
export const secrets = {
  meta: 'the-app-secret',
  twilio: 'the-auth-token',
  publicUrl: 'https://centre.example',
} as const

export const statusPath = '/api/twilio-status'

/** The configuration as the product reads it. */
export function configOf(setup: Setup): Config {
  const read = readConfig({ ...phoneKeys(setup), ...mailKeys(setup), ...limitKeys(setup) })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config
}

function phoneKeys(setup: Setup): Record<string, string> {
  const staff = { WHATSAPP_STAFF_NUMBERS: staffNumbers.slice(0, setup.staffNumbers).join(',') }
  switch (setup.whatsApp) {
    case 'none':
      return {}
    case 'sends-only':
      return { ...staff, ...metaKeys(setup) }
    case 'with-webhook': {
      const webhook = { WHATSAPP_APP_SECRET: secrets.meta, WHATSAPP_VERIFY_TOKEN: 'a-word' }
      return { ...staff, ...metaKeys(setup), ...webhook }
    }
    case 'twilio':
      return { ...staff, ...twilioKeys }
    case 'twilio-with-receipts':
      return { ...staff, ...twilioKeys, PUBLIC_URL: secrets.publicUrl }
  }
}

function metaKeys({ hasDigestTemplate }: Setup) {
  return {
    WHATSAPP_PHONE_NUMBER_ID: ourNumberId,
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_TEMPLATE: templates.request,
    ...(hasDigestTemplate ? { WHATSAPP_DIGEST_TEMPLATE: templates.digest } : {}),
  }
}

const twilioKeys = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: secrets.twilio,
  TWILIO_WHATSAPP_FROM: '+14155238886',
  TWILIO_CONTENT_SID: 'HX1',
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

/** The low ones let five requests through that come together, and some more told by digest. */
function limitKeys({ hasLowLimits }: Setup) {
  return hasLowLimits
    ? { LIMIT_PER_ADDRESS: '4', LIMIT_PER_PHONE: '2', LIMIT_OVERALL: '3' }
    : { LIMIT_PER_ADDRESS: '0', LIMIT_PER_PHONE: '0', LIMIT_OVERALL: '0' }
}
