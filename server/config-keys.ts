import { z } from 'zod'

const e164 = /^\+[1-9]\d{6,14}$/

/** The Digital Personal Data Protection Rules, 2025 (rule 8) want a year's data kept, and no more. */
const leastRetentionDays = 365

/** Every key the server reads from the environment: its form, its default. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpOrigin().optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DESK_PORT: wholeNumber(0, 65_535).default(3001),
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_URL: httpOrigin().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  RETENTION_DAYS: wholeNumber(leastRetentionDays, 3650).default(leastRetentionDays),
  WHATSAPP_API_URL: httpOrigin().default('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: matching(/^v\d+\.\d+$/, 'must look like v25.0').default('v25.0'),
  WHATSAPP_PHONE_NUMBER_ID: matching(/^\d+$/, 'must be digits only').optional(),
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  WHATSAPP_STAFF_NUMBERS: staffNumbers().optional(),
  WHATSAPP_TEMPLATE: templateName().default('appointment_request'),
  WHATSAPP_DIGEST_TEMPLATE: templateName().optional(),
  WHATSAPP_TEMPLATE_LANGUAGE: matching(
    /^[a-z]{2,3}(_[A-Z]{2})?$/,
    'must be a language code',
  ).default('en'),
  WHATSAPP_TEMPLATE_PARAMETERS: z.enum(['named', 'positional']).default('named'),
  WHATSAPP_NOTICE: z.enum(['full', 'minimal']).default('full'),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  TWILIO_API_URL: httpOrigin().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: matching(/^AC\w+$/, 'must start with AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_WHATSAPP_FROM: matching(e164, 'must be an E.164 number').optional(),
  TWILIO_CONTENT_SID: matching(/^HX\w+$/, 'must start with HX').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  OWNER_EMAIL: z.email('must be an e-mail address').optional(),
  LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(10),
  LIMIT_PER_PHONE: wholeNumber(0, 1_000_000).default(5),
  LIMIT_OVERALL: wholeNumber(0, 1_000_000).default(300),
})

export type Environment = z.output<typeof environment>
export type Key = keyof Environment

/** What is wrong with a value of one key, by the rules of the start; undefined if nothing is. */
export function wrongWith(key: Key, value: string): string | undefined {
  return environment.shape[key].safeParse(value).error?.issues[0]?.message
}

/** Shown beside a bad key. */
export const examples: Readonly<Record<Key, string>> = {
  PORT: '3000',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://www.example.org',
  TRUST_PROXY: '1',
  METRICS_PORT: '9464',
  DESK_PORT: '3001',
  DESK_HOST: '0.0.0.0',
  DESK_URL: 'https://desk.example.org',
  DATA_DIR: './data',
  DATABASE_URL: 'postgres://centre:password@localhost:5432/centre',
  RETENTION_DAYS: '365',
  WHATSAPP_API_URL: 'https://graph.facebook.com',
  WHATSAPP_API_VERSION: 'v25.0',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'a-system-user-token',
  WHATSAPP_STAFF_NUMBERS: '+919876543210,+919876543211',
  WHATSAPP_TEMPLATE: 'appointment_request',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  WHATSAPP_TEMPLATE_LANGUAGE: 'en',
  WHATSAPP_TEMPLATE_PARAMETERS: 'named',
  WHATSAPP_NOTICE: 'full',
  WHATSAPP_APP_SECRET: 'the-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'a-word-of-your-own',
  TWILIO_API_URL: 'https://api.twilio.com',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: 'the-auth-token',
  TWILIO_WHATSAPP_FROM: '+14155238886',
  TWILIO_CONTENT_SID: 'HX0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
  OWNER_EMAIL: 'owner@example.org',
  LIMIT_PER_ADDRESS: '10',
  LIMIT_PER_PHONE: '5',
  LIMIT_OVERALL: '300',
}

function wholeNumber(min: number, max: number) {
  const wrong = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,7}$/, wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wrong)
}

function matching(pattern: RegExp, wrong: string) {
  return z.string().regex(pattern, wrong)
}

function templateName() {
  return matching(/^[a-z0-9_]{1,512}$/, 'must be lower-case letters, digits and underscores')
}

function staffNumbers() {
  return z
    .string()
    .transform((list) => list.split(',').map((number) => number.trim()))
    .refine((numbers) => numbers.every((number) => e164.test(number)), 'must be E.164 numbers')
    .transform((numbers) => [...new Set(numbers)])
}

function httpOrigin() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
}
