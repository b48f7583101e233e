import { z } from 'zod'

/**
 * What the providers say of the account when they are asked. The defaults are those of an account
 * that works; a test changes what is to be wrong.
 */
export const accountStateSchema = z.object({
  tokenType: z.enum(['SYSTEM_USER', 'USER']),
  /** Seconds since the Unix epoch; 0 for a token that never ends. */
  tokenExpiresAt: z.int().nonnegative(),
  scopes: z.array(z.string()).readonly(),
  /** Fields of the phone number, as Meta names them. */
  number: z
    .object({
      verified_name: z.string(),
      status: z.string(),
      platform_type: z.string(),
      quality_rating: z.string(),
      name_status: z.string(),
      code_verification_status: z.string(),
      account_mode: z.string(),
      whatsapp_business_manager_messaging_limit: z.string(),
    })
    .readonly(),
  /** The apps subscribed to the account's webhooks, by id. */
  subscribedApps: z.array(z.string()).readonly(),
  /** The webhook fields the app is subscribed to. */
  webhookFields: z.array(z.string()).readonly(),
  /** Whether the number is one of Meta's test numbers: only those may send `hello_world`. */
  isTestNumber: z.boolean(),
  /** Digits only. A test number sends to these alone; undefined allows every recipient. */
  allowedRecipients: z.array(z.string()).readonly().optional(),
  /** The state of Twilio's WhatsApp sender. */
  twilioSender: z.string(),
  /** What Meta said of Twilio's content template. */
  twilioApproval: z.string(),
})

export type AccountState = z.output<typeof accountStateSchema>

/** The app of Meta's own samples. */
const sampleAppId = '634974688087057'

export const workingAccount: AccountState = {
  tokenType: 'SYSTEM_USER',
  tokenExpiresAt: 0,
  scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
  number: {
    verified_name: 'Sample Imaging',
    status: 'CONNECTED',
    platform_type: 'CLOUD_API',
    quality_rating: 'GREEN',
    name_status: 'APPROVED',
    code_verification_status: 'VERIFIED',
    account_mode: 'LIVE',
    whatsapp_business_manager_messaging_limit: 'TIER_250',
  },
  subscribedApps: [sampleAppId],
  webhookFields: ['messages', 'message_template_status_update', 'account_update', 'account_alerts'],
  isTestNumber: false,
  twilioSender: 'ONLINE',
  twilioApproval: 'approved',
}
