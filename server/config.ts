import { type Environment, environment, examples, type Key } from './config-keys.ts'

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
  /** Undefined serves no metrics; 0 picks a free port. */
  readonly metricsPort: number | undefined
  /** Undefined: this process has no desk. */
  readonly desk: DeskConfig | undefined
  readonly dataDir: string
  /** PostgreSQL instead of the file in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** How long after it was received an appointment is kept. */
  readonly retentionDays: number
  readonly whatsApp: WhatsAppConfig | undefined
  readonly twilio: TwilioConfig | undefined
  readonly mail: MailConfig | undefined
  readonly limits: LimitsConfig
}

/** Where reception's screen is served. */
export interface DeskConfig {
  readonly port: number
  readonly host: string
  /** What reception types where a tunnel or proxy stands in front: scheme and host. */
  readonly url: string | undefined
}

/** What both WhatsApp providers need: whom to tell, and how much. */
interface StaffConfig {
  readonly staffNumbers: readonly string[]
  /** `minimal` leaves out test names and notes, which are health data. */
  readonly notice: 'full' | 'minimal'
}

export interface WhatsAppConfig extends StaffConfig {
  readonly apiUrl: string
  readonly apiVersion: string
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly template: string
  /** Without it requests that wait together go out one by one, as the pair limit allows. */
  readonly digestTemplate: string | undefined
  readonly templateLanguage: string
  readonly parameters: 'named' | 'positional'
  /** Without both, no receipts and no taps can come; the webhook answers 404. */
  readonly webhook: { readonly appSecret: string; readonly verifyToken: string } | undefined
}

export interface TwilioConfig extends StaffConfig {
  readonly apiUrl: string
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly contentSid: string
}

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
  /** Reception's: told when WhatsApp does not carry a request, and of each where mail is alone. */
  readonly staff: string | undefined
  /** Told of alarms, of requests nobody called, and each Monday of the week; as reception if alone. */
  readonly owner: string | undefined
}

/** Requests taken in a window (see server/appointments/limits.ts); 0 switches a limit off. */
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

/** Keys that only work together: all of a group, or none. */
const groups = {
  whatsApp: ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ACCESS_TOKEN'],
  webhook: ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WHATSAPP_FROM', 'TWILIO_CONTENT_SID'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
} as const satisfies Record<string, readonly Key[]>

/** Providers that notify reception on WhatsApp; only one may be configured. */
const whatsAppProviders: readonly (readonly Key[])[] = [groups.whatsApp, groups.twilio]

export function readConfig(env: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  const malformed = parsed.error?.issues.map(({ path, message }) =>
    problem(String(path[0]), message),
  )
  const problems = [...(malformed ?? []), ...groupProblems(new Set(Object.keys(given)))]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: arrange(parsed.data) }
}

function arrange(values: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    desk: arrangeDesk(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    retentionDays: values.RETENTION_DAYS,
    whatsApp: arrangeWhatsApp(values),
    twilio: arrangeTwilio(values),
    mail: arrangeMail(values),
    limits: {
      perAddress: values.LIMIT_PER_ADDRESS,
      perPhone: values.LIMIT_PER_PHONE,
      overall: values.LIMIT_OVERALL,
    },
  }
}

function arrangeDesk({ DESK_PORT, DESK_HOST, DESK_URL }: Environment): DeskConfig | undefined {
  return DESK_PORT === 0 ? undefined : { port: DESK_PORT, host: DESK_HOST, url: DESK_URL }
}

function arrangeWhatsApp(values: Environment): WhatsAppConfig | undefined {
  const phoneNumberId = values.WHATSAPP_PHONE_NUMBER_ID
  const accessToken = values.WHATSAPP_ACCESS_TOKEN
  if (!phoneNumberId || !accessToken) return undefined
  const appSecret = values.WHATSAPP_APP_SECRET
  const verifyToken = values.WHATSAPP_VERIFY_TOKEN
  return {
    apiUrl: values.WHATSAPP_API_URL,
    apiVersion: values.WHATSAPP_API_VERSION,
    phoneNumberId,
    accessToken,
    staffNumbers: values.WHATSAPP_STAFF_NUMBERS ?? [],
    notice: values.WHATSAPP_NOTICE,
    template: values.WHATSAPP_TEMPLATE,
    digestTemplate: values.WHATSAPP_DIGEST_TEMPLATE,
    templateLanguage: values.WHATSAPP_TEMPLATE_LANGUAGE,
    parameters: values.WHATSAPP_TEMPLATE_PARAMETERS,
    webhook: appSecret && verifyToken ? { appSecret, verifyToken } : undefined,
  }
}

function arrangeTwilio(values: Environment): TwilioConfig | undefined {
  const accountSid = values.TWILIO_ACCOUNT_SID
  const authToken = values.TWILIO_AUTH_TOKEN
  const from = values.TWILIO_WHATSAPP_FROM
  const contentSid = values.TWILIO_CONTENT_SID
  if (!accountSid || !authToken || !from || !contentSid) return undefined
  const staffNumbers = values.WHATSAPP_STAFF_NUMBERS ?? []
  const apiUrl = values.TWILIO_API_URL
  return {
    apiUrl,
    accountSid,
    authToken,
    from,
    contentSid,
    staffNumbers,
    notice: values.WHATSAPP_NOTICE,
  }
}

function arrangeMail(values: Environment): MailConfig | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, STAFF_EMAIL: staff, OWNER_EMAIL: owner } = values
  return smtpUrl && from ? { smtpUrl, from, staff, owner } : undefined
}

function groupProblems(given: ReadonlySet<string>): ConfigProblem[] {
  const problems = Object.values(groups).flatMap((keys) => missingOf(keys, given))
  const provider = [...groups.whatsApp, ...groups.twilio].find((key) => given.has(key))
  if (provider !== undefined && !given.has('WHATSAPP_STAFF_NUMBERS')) {
    problems.push(problem('WHATSAPP_STAFF_NUMBERS', `is needed when ${provider} is set`))
  }
  if (provider === undefined && given.has('WHATSAPP_STAFF_NUMBERS')) {
    problems.push(...missingOf([...groups.whatsApp, 'WHATSAPP_STAFF_NUMBERS'], given))
  }
  return [...problems, ...secondProviders(given)]
}

function secondProviders(given: ReadonlySet<string>): ConfigProblem[] {
  const [first, ...others] = whatsAppProviders.flatMap(
    (keys) => keys.find((key) => given.has(key)) ?? [],
  )
  return others.map((key) => problem(key, `cannot be set beside ${first}: one provider`))
}

function missingOf(keys: readonly Key[], given: ReadonlySet<string>): ConfigProblem[] {
  const present = keys.find((key) => given.has(key))
  if (present === undefined) return []
  return keys
    .filter((key) => !given.has(key))
    .map((key) => problem(key, `is needed when ${present} is set`))
}

function problem(key: string, wrong: string): ConfigProblem {
  const example = Object.entries(examples).find(([name]) => name === key)?.[1] ?? ''
  return { key, wrong, example: `${key}=${example}` }
}
