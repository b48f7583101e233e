import { z } from 'zod'
import { httpBase, matching } from '../../setting-forms.ts'

export const webhookPath = '/api/whatsapp-webhook'

export type WhatsAppConfig = NonNullable<ReturnType<typeof whatsAppConfig>>

const templateName = () =>
  matching(/^[a-z0-9_]{1,512}$/, 'must be lower-case letters, digits and underscores')

const e164 = /^\+[1-9]\d{6,14}$/

const phoneNumbers = z
  .string()
  .transform((list) => list.split(',').map((number) => number.replaceAll(/[\s-]/g, '')))
  .refine(
    (numbers) => numbers.every((number) => e164.test(number)),
    'must be phone numbers with + and the country code',
  )
  .transform((numbers): readonly string[] => [...new Set(numbers)])

export const whatsAppKeys = {
  WHATSAPP_STAFF_NUMBERS: phoneNumbers.optional().meta({ example: '+919876543210,+919876543211' }),
  WHATSAPP_NOTICE: z.enum(['full', 'minimal'], 'must be full or minimal').default('full'),
  WHATSAPP_API_URL: httpBase().default('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: matching(/^v\d+\.\d+$/, 'must look like v25.0').default('v25.0'),
  WHATSAPP_PHONE_NUMBER_ID: matching(/^\d+$/, 'must be digits only')
    .optional()
    .meta({ example: '106540352242922' }),
  WHATSAPP_ACCESS_TOKEN: z.string().optional().meta({ example: 'a-system-user-token' }),
  WHATSAPP_TEMPLATE: templateName().default('appointment_request'),
  WHATSAPP_DIGEST_TEMPLATE: templateName().optional().meta({ example: 'appointment_digest' }),
  WHATSAPP_TEMPLATE_LANGUAGE: matching(
    /^[a-z]{2,3}(_[A-Z]{2})?$/,
    'must be a language code',
  ).default('en'),
  WHATSAPP_TEMPLATE_PARAMETERS: z
    .enum(['named', 'positional'], 'must be named or positional')
    .default('named'),
  WHATSAPP_APP_SECRET: z.string().optional().meta({ example: 'the-app-secret' }),
  WHATSAPP_VERIFY_TOKEN: z.string().optional().meta({ example: 'a-word-of-your-own' }),
}

type WhatsAppValues = z.output<z.ZodObject<typeof whatsAppKeys>>

/** Keys that only work together. */
export const whatsAppGroup = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_STAFF_NUMBERS',
] as const
export const webhookGroup = ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const

export function whatsAppConfig(values: WhatsAppValues) {
  const phoneNumberId = values.WHATSAPP_PHONE_NUMBER_ID
  const accessToken = values.WHATSAPP_ACCESS_TOKEN
  if (!phoneNumberId || !accessToken) return undefined
  const appSecret = values.WHATSAPP_APP_SECRET
  const verifyToken = values.WHATSAPP_VERIFY_TOKEN
  return {
    staffNumbers: values.WHATSAPP_STAFF_NUMBERS ?? [],
    /** `minimal` leaves out test names and notes, which are health data. */
    notice: values.WHATSAPP_NOTICE,
    apiUrl: values.WHATSAPP_API_URL,
    apiVersion: values.WHATSAPP_API_VERSION,
    phoneNumberId,
    accessToken,
    template: values.WHATSAPP_TEMPLATE,
    /** Without it phones get no summaries and no alarms. */
    digestTemplate: values.WHATSAPP_DIGEST_TEMPLATE,
    templateLanguage: values.WHATSAPP_TEMPLATE_LANGUAGE,
    parameters: values.WHATSAPP_TEMPLATE_PARAMETERS,
    /** Without both, no receipts and no taps can come; the webhook answers 404. */
    webhook: appSecret && verifyToken ? { appSecret, verifyToken } : undefined,
  }
}
