import { type Environment, environment, exampleOf, type Key } from './config-keys.ts'
import { mailConfig, mailGroup, mailKeys } from './providers/email/settings.ts'
import {
  webhookGroup,
  whatsAppConfig,
  whatsAppGroup,
  whatsAppKeys,
} from './providers/whatsapp-cloud/settings.ts'
import { givenIn } from './setting-forms.ts'

export type Config = ReturnType<typeof arrange>
export type DeskConfig = NonNullable<Config['desk']>
export type LimitsConfig = Config['limits']

export interface ConfigProblem {
  readonly key: string
  readonly wrong: string
  readonly example: string
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** Keys that only work together. Either all keys of a group are set, or none. */
const groups: readonly (readonly Key[])[] = [whatsAppGroup, webhookGroup, mailGroup]

/**
 * Reads the environment. Returns the configuration, or all bad values and missing keys, with which no server starts.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = givenIn(env)
  const parsed = environment.safeParse(given)
  const malformed = parsed.error?.issues.map(({ path, message }) =>
    problem(String(path[0]), message),
  )
  const problems = [...(malformed ?? []), ...groupProblems(new Set(Object.keys(given)))]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: arrange(parsed.data, given) }
}

function arrange(values: Environment, given: Readonly<Record<string, string>>) {
  return {
    port: values.PORT,
    host: values.HOST,
    /** Scheme and host without a trailing slash; undefined for a site on this machine only. */
    publicUrl: values.PUBLIC_URL,
    /** How many reverse proxies stand in front; 0 trusts no forwarding header. */
    trustedProxies: values.TRUST_PROXY,
    /** Undefined serves no metrics; 0 picks a free port. */
    metricsPort: values.METRICS_PORT,
    /** Undefined if this process has no desk. */
    desk: arrangeDesk(values),
    dataDir: values.DATA_DIR,
    /** PostgreSQL, used instead of the file in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Where copies of the file go; undefined makes none. */
    backupDir: values.BACKUP_DIR,
    /** How many days a visit is kept after its day and after its last request or event. */
    retentionDays: values.RETENTION_DAYS,
    /** Whether Node accepts any certificate, so that another machine can pose as a provider. */
    trustsAnyCertificate: given.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    whatsApp: whatsAppConfig(values),
    mail: mailConfig(values),
    withoutEffect: whyIdle(values).filter(({ key }) => key in given),
    /** Requests taken in a window (see server/intake/limits.ts); 0 switches a limit off. */
    limits: {
      perAddress: values.LIMIT_PER_ADDRESS,
      overall: values.LIMIT_OVERALL,
    },
  }
}

/** Where reception's screen is served. `url` is the address that reception types behind a tunnel or proxy. */
function arrangeDesk({ DESK_PORT, DESK_HOST, DESK_URL }: Environment) {
  return DESK_PORT === 0 ? undefined : { port: DESK_PORT, host: DESK_HOST, url: DESK_URL }
}

/** Settings that do nothing beside the others, whether given or not, and why. */
function whyIdle({ SMTP_URL, WHATSAPP_PHONE_NUMBER_ID, DATABASE_URL, DESK_PORT }: Environment) {
  const [numberId, token] = whatsAppGroup
  const reasons = [
    [SMTP_URL === undefined, Object.keys(mailKeys), `without ${mailGroup.join(' and ')}`],
    [!WHATSAPP_PHONE_NUMBER_ID, Object.keys(whatsAppKeys), `without ${numberId} and ${token}`],
    [DATABASE_URL !== undefined, ['BACKUP_DIR'], 'with DATABASE_URL'],
    [DESK_PORT === 0, ['DESK_URL'], 'with DESK_PORT=0'],
  ] as const
  return reasons.flatMap(([isIdle, keys, why]) => (isIdle ? keys.map((key) => ({ key, why })) : []))
}

function groupProblems(given: ReadonlySet<string>): ConfigProblem[] {
  // In 2.x WHATSAPP_STAFF_NUMBERS served Twilio as well. Beside settings of Twilio it needs no other key.
  const hadTwilio = Array.from(given).some((key) => key.startsWith('TWILIO_'))
  const counted = hadTwilio ? given.difference(new Set(['WHATSAPP_STAFF_NUMBERS'])) : given
  return groups.flatMap((keys) => missingOf(keys, counted)).filter(({ key }) => !given.has(key))
}

function missingOf(keys: readonly Key[], given: ReadonlySet<string>): ConfigProblem[] {
  const present = keys.find((key) => given.has(key))
  if (present === undefined) return []
  return keys
    .filter((key) => !given.has(key))
    .map((key) => problem(key, `is needed when ${present} is set`))
}

function problem(key: string, wrong: string): ConfigProblem {
  return { key, wrong, example: `${key}=${exampleOf(key)}` }
}
