import type { Check } from './check.ts'
import { checkClock } from './clock.ts'
import { checkContent } from './content.ts'
import { checkDesk } from './desk.ts'
import { checkMail } from './mail.ts'
import { checkHealth } from './meta/health.ts'
import { checkNumber } from './meta/number.ts'
import { checkSubscription } from './meta/subscription.ts'
import { checkTemplates } from './meta/templates.ts'
import { checkToken } from './meta/token.ts'
import { checkVersion } from './meta/version.ts'
import { checkRecipients } from './settings.ts'
import { checkDisk, checkStore } from './store.ts'
import { checkCallback } from './twilio/callback.ts'
import { checkTwilio } from './twilio/twilio.ts'
import { checkWebhook } from './webhook.ts'

/** What `centre check` asks, in the order in which it prints. To add one, add a line. */
export const checks: readonly Check[] = [
  { name: 'store', run: checkStore },
  { name: 'disk', run: checkDisk },
  { name: 'WhatsApp version', run: checkVersion },
  { name: 'WhatsApp token', run: checkToken },
  { name: 'WhatsApp number', run: checkNumber },
  { name: 'WhatsApp health', run: checkHealth },
  { name: 'WhatsApp templates', run: checkTemplates },
  { name: 'WhatsApp webhook', run: checkSubscription },
  { name: 'Twilio', run: checkTwilio },
  { name: 'clock', run: checkClock },
  { name: 'mail', run: checkMail },
  { name: 'site', run: checkWebhook },
  { name: 'Twilio receipts', run: checkCallback },
  { name: 'desk', run: checkDesk },
  { name: 'recipients', run: checkRecipients },
  { name: 'content', run: checkContent },
]
