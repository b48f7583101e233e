import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { Clock } from './clock.ts'
import { type GraphError, graphError } from './graph-errors.ts'

/** The business of Meta's own samples. */
export const sampleAccount = {
  businessAccountId: '102290129340398',
  phoneNumberId: '106540352242922',
  /** The sender's own number, digits only. */
  displayPhoneNumber: '15550783881',
  businessId: '506914307656634',
  appId: '634974688087057',
} as const

/** What a request to Graph is checked against. */
export interface GraphAccess {
  readonly clock: Clock
  /** The one token accepted; any when undefined. */
  readonly accessToken: string | undefined
  readonly appSecret: string
  readonly phoneNumberId: string
  readonly account: AccountState
}

/** @param permission the permission that the call needs, if any */
export function accessProblem(
  context: Context,
  { accessToken, appSecret, clock, account }: GraphAccess,
  permission?: string,
): GraphError | undefined {
  const token = bearerOf(context)
  if (token === undefined) return graphError(0)
  if (accessToken !== undefined && token !== accessToken) return graphError(190)
  const { tokenExpiresAt, scopes } = account
  if (tokenExpiresAt !== 0 && tokenExpiresAt * 1000 <= clock.now()) return expired
  const proof = context.req.query('appsecret_proof')
  if (proof !== undefined && proof !== hmac(token, appSecret)) return wrongProof
  return permission === undefined || scopes.includes(permission) ? undefined : graphError(10)
}

export function bearerOf(context: Context): string | undefined {
  return /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
}

const expired = graphError(190, {
  subcode: 463,
  message: 'Error validating access token: Session has expired.',
})

const wrongProof = graphError(100, {
  type: 'GraphMethodException',
  message: 'Invalid appsecret_proof provided in the API argument',
})

/** 33 is Meta's subcode for an id that does not exist or is not this token's. */
export function unknownObject(id: string): GraphError {
  return graphError(100, {
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
  })
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** The account as the providers report it; a test passes what is to be wrong. */
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
  subscribedApps: [sampleAccount.appId],
  webhookFields: ['messages', 'message_template_status_update', 'account_update', 'account_alerts'],
  isTestNumber: false,
  twilioSender: 'ONLINE',
  twilioApproval: 'approved',
}
