import { z } from 'zod'

/**
 * The only reader of the environment. Every key has a default or belongs to a group that is
 * complete or absent; anything else refuses the start with the whole list of what is wrong.
 */
export interface Config {
  readonly port: number
  readonly host: string
  /** Scheme and host without a trailing slash; undefined means this machine, for trying out. */
  readonly publicUrl: string | undefined
  /** How many reverse proxies stand in front; 0 trusts no forwarding header. */
  readonly trustedProxies: number
  readonly dataDir: string
  readonly whatsApp: WhatsAppConfig | undefined
  readonly limits: LimitsConfig
}

export interface WhatsAppConfig {
  readonly apiUrl: string
  readonly apiVersion: string
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly staffNumbers: readonly string[]
  readonly template: string
  readonly templateLanguage: string
}

/** Requests taken in a window (see server/intake/limits.ts); 0 switches a limit off. */
export interface LimitsConfig {
  readonly perAddress: number
  readonly perPhone: number
  readonly overall: number
}

export interface ConfigProblem {
  readonly key: string
  readonly wrong: string
  readonly example: string
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

const e164 = /^\+[1-9]\d{6,14}$/

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpOrigin().optional(),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  DATA_DIR: z.string().default('./data'),
  WHATSAPP_API_URL: httpOrigin().default('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v25.0')
    .default('v25.0'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits only').optional(),
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  WHATSAPP_STAFF_NUMBERS: z
    .string()
    .transform((list) => list.split(',').map((number) => number.trim()))
    .refine((numbers) => numbers.every((number) => e164.test(number)), 'must be E.164 numbers')
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be lower-case letters, digits and underscores')
    .default('appointment_request'),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a language code')
    .default('en'),
  LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000, 10),
  LIMIT_PER_PHONE: wholeNumber(0, 1_000_000, 5),
  LIMIT_OVERALL: wholeNumber(0, 1_000_000, 300),
})

type Environment = z.output<typeof environment>
type Key = keyof Environment

const examples: Readonly<Record<Key, string>> = {
  PORT: '3000',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://www.example.org',
  TRUST_PROXY: '1',
  DATA_DIR: './data',
  WHATSAPP_API_URL: 'https://graph.facebook.com',
  WHATSAPP_API_VERSION: 'v25.0',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'EAAG…',
  WHATSAPP_STAFF_NUMBERS: '+919876543210,+919876543211',
  WHATSAPP_TEMPLATE: 'appointment_request',
  WHATSAPP_TEMPLATE_LANGUAGE: 'en',
  LIMIT_PER_ADDRESS: '10',
  LIMIT_PER_PHONE: '5',
  LIMIT_OVERALL: '300',
}

/** Keys that make up the WhatsApp channel: all of them, or none. */
const whatsAppKeys = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_STAFF_NUMBERS',
] as const satisfies readonly Key[]

export function readConfig(env: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map((issue) => problem(String(issue.path[0]), issue.message)) ?? []),
    ...missingOf(whatsAppKeys, given),
  ]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: arrange(parsed.data) }
}

function arrange(values: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUST_PROXY,
    dataDir: values.DATA_DIR,
    whatsApp: arrangeWhatsApp(values),
    limits: {
      perAddress: values.LIMIT_PER_ADDRESS,
      perPhone: values.LIMIT_PER_PHONE,
      overall: values.LIMIT_OVERALL,
    },
  }
}

function arrangeWhatsApp(values: Environment): WhatsAppConfig | undefined {
  const phoneNumberId = values.WHATSAPP_PHONE_NUMBER_ID
  const accessToken = values.WHATSAPP_ACCESS_TOKEN
  const staffNumbers = values.WHATSAPP_STAFF_NUMBERS
  if (!phoneNumberId || !accessToken || !staffNumbers) return undefined
  return {
    apiUrl: values.WHATSAPP_API_URL,
    apiVersion: values.WHATSAPP_API_VERSION,
    phoneNumberId,
    accessToken,
    staffNumbers,
    template: values.WHATSAPP_TEMPLATE,
    templateLanguage: values.WHATSAPP_TEMPLATE_LANGUAGE,
  }
}

function missingOf(keys: readonly Key[], given: Readonly<Record<string, unknown>>) {
  const missing = keys.filter((key) => !(key in given))
  if (missing.length === keys.length) return []
  return missing.map((key) => problem(key, `is needed when ${keys.find((k) => k in given)} is set`))
}

function problem(key: string, wrong: string): ConfigProblem {
  const example = Object.entries(examples).find(([name]) => name === key)?.[1] ?? ''
  return { key, wrong, example: `${key}=${example}` }
}

function wholeNumber(min: number, max: number, fallback: number) {
  const wrong = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,7}$/, wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wrong)
    .default(fallback)
}

function httpOrigin() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
}
