import { z } from 'zod'
import { e164, httpBase, matching, type ValuesOf } from '../../setting-forms.ts'
import type { StaffConfig } from '../recipients.ts'

export interface TwilioConfig extends StaffConfig {
  readonly apiUrl: string
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly contentSid: string
}

export const twilioKeys = {
  TWILIO_API_URL: httpBase().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: matching(/^AC\w+$/, 'must start with AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_WHATSAPP_FROM: matching(e164, 'must be an E.164 number').optional(),
  TWILIO_CONTENT_SID: matching(/^HX\w+$/, 'must start with HX').optional(),
}

type Values = ValuesOf<typeof twilioKeys>

export const twilioExamples: Readonly<Record<keyof Values, string>> = {
  TWILIO_API_URL: 'https://api.twilio.com',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: 'the-auth-token',
  TWILIO_WHATSAPP_FROM: '+14155238886',
  TWILIO_CONTENT_SID: 'HX0123456789abcdef0123456789abcdef',
}

/** Keys that only work together. */
export const twilioGroup = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_WHATSAPP_FROM',
  'TWILIO_CONTENT_SID',
] as const

/** Undefined when it is not configured. */
export function twilioConfig(values: Values, staff: StaffConfig): TwilioConfig | undefined {
  const accountSid = values.TWILIO_ACCOUNT_SID
  const authToken = values.TWILIO_AUTH_TOKEN
  const from = values.TWILIO_WHATSAPP_FROM
  const contentSid = values.TWILIO_CONTENT_SID
  if (!accountSid || !authToken || !from || !contentSid) return undefined
  return { ...staff, apiUrl: values.TWILIO_API_URL, accountSid, authToken, from, contentSid }
}
