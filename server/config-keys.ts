import { z } from 'zod'
import { mailKeys } from './providers/email/settings.ts'
import { whatsAppKeys } from './providers/whatsapp-cloud/settings.ts'
import { addressWithLogin, directory, httpOrigin, wholeNumber } from './setting-forms.ts'

/** The Digital Personal Data Protection Rules, 2025 (rule 8) require data to be kept for a year. */
const minRetentionDays = 365

/** Every key that the server reads from the environment, with its form, its default and an example. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1').meta({ example: '0.0.0.0' }),
  PUBLIC_URL: httpOrigin().optional().meta({ example: 'https://www.example.org' }),
  TRUST_PROXY: wholeNumber(0, 10).default(0).meta({ example: '1' }),
  METRICS_PORT: wholeNumber(0, 65_535).optional().meta({ example: '9464' }),
  DESK_PORT: wholeNumber(0, 65_535).default(3001),
  DESK_HOST: z.string().default('127.0.0.1').meta({ example: '0.0.0.0' }),
  DESK_URL: httpOrigin().optional().meta({ example: 'https://desk.example.org' }),
  DATA_DIR: directory().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: addressWithLogin('postgres://') })
    .optional()
    .meta({ example: 'postgres://centre:password@localhost:5432/centre' }),
  BACKUP_DIR: directory().optional().meta({ example: '/mnt/backup/centre' }),
  RETENTION_DAYS: wholeNumber(minRetentionDays, 3650).default(minRetentionDays),
  ...whatsAppKeys,
  ...mailKeys,
  LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(10),
  LIMIT_OVERALL: wholeNumber(0, 1_000_000).default(60),
})

export type Environment = z.output<typeof environment>
export type Key = keyof Environment

export const knownKeys = Object.keys(environment.shape)

/** Checks the value of one key as a start of the server does. Returns what is wrong, or undefined. */
export function wrongWith(key: Key, value: string): string | undefined {
  return environment.shape[key].safeParse(value).error?.issues[0]?.message
}

const forms: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(environment.shape))

/** An example of a setting, which the server shows beside a bad value. Without one of its own it is the default. */
export function exampleOf(key: string): string {
  const form = forms.get(key)
  return String(form?.meta()?.example ?? form?.parse(undefined))
}
