/**
 * The account as the providers report it; a test passes what is to be wrong.
 */
export interface AccountState {
  readonly tokenType: 'SYSTEM_USER' | 'USER'
  /** Seconds since the Unix epoch; 0 for a token that never ends. */
  readonly tokenExpiresAt: number
  readonly scopes: readonly string[]
  /** Fields of the phone number, as Meta names them. */
  readonly number: Readonly<typeof workingNumber>
  /** The apps subscribed to the account's webhooks, by id. */
  readonly subscribedApps: readonly string[]
  /** The webhook fields the app is subscribed to. */
  readonly webhookFields: readonly string[]
  /** Whether the number is one of Meta's test numbers: only those may send `hello_world`. */
  readonly isTestNumber: boolean
  /** Digits only. A test number sends to these alone; undefined allows every recipient. */
  readonly allowedRecipients?: readonly string[]
  /** The state of Twilio's WhatsApp sender. */
  readonly twilioSender: string
  /** What Meta said of Twilio's content template. */
  readonly twilioApproval: string
}

/** The app of Meta's own samples. */
const sampleAppId = '634974688087057'

const workingNumber = {
  verified_name: 'Sample Imaging',
  status: 'CONNECTED',
  platform_type: 'CLOUD_API',
  quality_rating: 'GREEN',
  name_status: 'APPROVED',
  code_verification_status: 'VERIFIED',
  account_mode: 'LIVE',
  whatsapp_business_manager_messaging_limit: 'TIER_250',
}

/** An account that works. */
export const workingAccount: AccountState = {
  tokenType: 'SYSTEM_USER',
  tokenExpiresAt: 0,
  scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
  number: workingNumber,
  subscribedApps: [sampleAppId],
  webhookFields: ['messages', 'message_template_status_update', 'account_update', 'account_alerts'],
  isTestNumber: false,
  twilioSender: 'ONLINE',
  twilioApproval: 'approved',
}
