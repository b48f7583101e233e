import { type Config, readConfig } from '../../server/config.ts'

/** Settings for phones, for mail, and for those who are told. Nothing is sent with them. */
export const sample = {
  whatsApp: {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'token',
    WHATSAPP_STAFF_NUMBERS: '+919876543210, +919876543211',
  },
  smtp: { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'desk@example.org' },
  staff: { STAFF_EMAIL: 'reception@example.org' },
  owner: { OWNER_EMAIL: 'owner@example.org' },
} as const

/** The configuration that a server with these settings starts with. */
export function configOf(settings: Readonly<Record<string, string>>): Config {
  const read = readConfig(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config
}
