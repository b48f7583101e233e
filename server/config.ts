import { type Environment, environment, examples, type Key } from './config-keys.ts'
import { type MailConfig, mailConfig, mailGroup } from './providers/email/settings.ts'
import { type TwilioConfig, twilioConfig, twilioGroup } from './providers/twilio/settings.ts'
import {
  type WhatsAppConfig,
  webhookGroup,
  whatsAppConfig,
  whatsAppGroup,
} from './providers/whatsapp-cloud/settings.ts'

/**
 * The only reader of the environment. Every key has a default or belongs to a group that is
 * complete or absent; anything else refuses the start with the whole list of what is wrong.
 */
export interface Config {
  readonly port: number
  readonly host: string
  /** Scheme and host without a trailing slash; undefined for a site on this machine only. */
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

/** The providers that notify reception's phones, by the keys of each; one at most is configured. */
const phoneGroups: readonly (readonly Key[])[] = [whatsAppGroup, twilioGroup]

/** Keys that only work together: all of a group, or none. */
const groups: readonly (readonly Key[])[] = [...phoneGroups, webhookGroup, mailGroup]

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
  const staffNumbers = values.WHATSAPP_STAFF_NUMBERS ?? []
  const staff = { staffNumbers, notice: values.WHATSAPP_NOTICE }
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
    whatsApp: whatsAppConfig(values, staff),
    twilio: twilioConfig(values, staff),
    mail: mailConfig(values),
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

function groupProblems(given: ReadonlySet<string>): ConfigProblem[] {
  const problems = groups.flatMap((keys) => missingOf(keys, given))
  const provider = phoneGroups.flat().find((key) => given.has(key))
  if (provider !== undefined && !given.has('WHATSAPP_STAFF_NUMBERS')) {
    problems.push(problem('WHATSAPP_STAFF_NUMBERS', `is needed when ${provider} is set`))
  }
  if (provider === undefined && given.has('WHATSAPP_STAFF_NUMBERS')) {
    problems.push(...missingOf([...whatsAppGroup, 'WHATSAPP_STAFF_NUMBERS'], given))
  }
  return [...problems, ...secondProviders(given)]
}

function secondProviders(given: ReadonlySet<string>): ConfigProblem[] {
  const [first, ...others] = phoneGroups.flatMap((keys) => keys.find((key) => given.has(key)) ?? [])
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
