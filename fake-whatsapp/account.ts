export const sampleAccount = {
  businessAccountId: '102290129340398',
  phoneNumberId: '106540352242922',
  /** The sender's own number, digits only. */
  displayPhoneNumber: '15550783881',
  businessId: '506914307656634',
  appId: '634974688087057',
} as const

/** The account as Meta reports it; a test passes what is to be wrong. */
export interface AccountState {
  readonly tokenType: 'SYSTEM_USER' | 'USER'
  /** Seconds since the Unix epoch; 0 for a token that never ends. */
  readonly tokenExpiresAt: number
  readonly scopes: readonly string[]
  /** Fields of the phone number, as Meta names them. */
  readonly number: Readonly<typeof workingNumber>
  readonly subscribedApps: readonly string[]
  readonly webhookFields: readonly string[]
}

const workingNumber = {
  verified_name: 'Sample Imaging',
  status: 'CONNECTED',
  platform_type: 'CLOUD_API',
  quality_rating: 'GREEN',
  name_status: 'APPROVED',
  account_mode: 'LIVE',
}

export const workingAccount: AccountState = {
  tokenType: 'SYSTEM_USER',
  tokenExpiresAt: 0,
  scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
  number: workingNumber,
  subscribedApps: [sampleAccount.appId],
  webhookFields: [
    'messages',
    'message_template_status_update',
    'template_category_update',
    'account_update',
    'account_alerts',
  ],
}

/** `CALLING` blocks the overall state but not sending: Meta's own sample shows that. */
export type HealthEntity = 'PHONE_NUMBER' | 'WABA' | 'BUSINESS' | 'APP' | 'CALLING'
