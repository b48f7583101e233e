import type { Kysely } from 'kysely'
import { english } from '../../content/strings.ts'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import type { Schema } from '../../server/db/schema.ts'
import { type Composed, composeProviders } from '../../server/providers/compose-providers.ts'
import { type NewReceipt, recordReceipts } from '../../server/receipts/queries.ts'
import { ourNumberId } from '../support/a-webhook.ts'
import { mailboxes, simulatedMail } from './mail-server.ts'
import { templates } from './read-send.ts'
import type { Setup } from './schedule.ts'
import { simulatedWhatsApp } from './whatsapp.ts'
import type { World } from './world.ts'

export const staffNumbers = ['+919810000001', '+919810000002'] as const

/** What a process of the server is made of. */
export interface Parts extends Composed {
  readonly database: Database
  readonly recordReceipts: (receipts: readonly NewReceipt[], receivedAtMs: number) => Promise<void>
}

/** The product's own store and channels; behind them the simulated providers. */
export async function composeParts(db: Kysely<Schema>, world: World): Promise<Parts> {
  const read = readConfig(environmentOf(world.schedule.setup))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { config } = read
  const { channels, recipients } = composeProviders({ config, strings: english, print: () => {} })
  const simulated = Array.from(channels.values(), (channel) => {
    if (channel.name === 'email') return simulatedMail(channel, world)
    return config.whatsApp ? simulatedWhatsApp(channel, config.whatsApp, world) : channel
  })
  const database = await openDatabase(db)
  return {
    database,
    recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
    channels: new Map(simulated.map((channel) => [channel.name, channel])),
    recipients,
  }
}

function environmentOf(setup: Setup): Record<string, string> {
  return {
    ...(setup.whatsApp === 'none' ? {} : whatsAppKeys(setup)),
    ...(setup.whatsApp === 'with-webhook'
      ? { WHATSAPP_APP_SECRET: 'a-secret', WHATSAPP_VERIFY_TOKEN: 'a-word' }
      : {}),
    ...(setup.hasStaffMail || setup.hasOwnerMail
      ? { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'desk@example.org' }
      : {}),
    ...(setup.hasStaffMail ? { STAFF_EMAIL: mailboxes.staff } : {}),
    ...(setup.hasOwnerMail ? { OWNER_EMAIL: mailboxes.owner } : {}),
  }
}

function whatsAppKeys({ staffNumbers: count, hasDigestTemplate }: Setup) {
  return {
    WHATSAPP_PHONE_NUMBER_ID: ourNumberId,
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_TEMPLATE: templates.request,
    WHATSAPP_STAFF_NUMBERS: staffNumbers.slice(0, count).join(','),
    ...(hasDigestTemplate ? { WHATSAPP_DIGEST_TEMPLATE: templates.digest } : {}),
  }
}
