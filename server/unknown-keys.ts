import { type Likeness, nearestName } from './nearest-name.ts'
import { givenIn } from './setting-forms.ts'

export type UnknownKey = ReturnType<typeof unknownKeys>[number]

/** Prefixes of the server's keys. No other program's keys begin with them. */
const ownPrefixes = [
  'WHATSAPP_',
  'SMTP_',
  'MAIL_',
  'STAFF_',
  'OWNER_',
  'DESK_',
  'LIMIT_',
  'RETENTION_',
  'METRICS_',
  'BACKUP_',
]

/** Settings of 2.x. CHANGELOG.md says why nothing reads them any more. */
const withdrawn = /^(TWILIO_\w+|LIMIT_PER_PHONE)$/

export function isWithdrawn(key: string): boolean {
  return withdrawn.test(key)
}

/** A key that is this much like a known one counts as a typing error, whatever it begins with. */
const slipAlike = 0.8

/**
 * The unknown keys that were probably meant for this server. An environment holds many other keys, such as PATH.
 * So this names only keys that begin as the server's own keys do, or that are like one of them.
 *
 * @returns Each key, and the known key that was probably meant; undefined if no key is like the given one.
 */
export function unknownKeys(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
) {
  return Object.keys(givenIn(env))
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, nearest: isWithdrawn(key) ? undefined : meantBy(key, known) }))
    .filter(({ key, nearest }) => isWithdrawn(key) || isOurs(key, nearest))
    .map(({ key, nearest }) => ({ key, meant: nearest?.name }))
}

/** Prefers a known key with every part of the given one to a key that is only like it. */
function meantBy(key: string, known: readonly string[]): Likeness | undefined {
  const parts = key.toUpperCase().split('_')
  const longer = known.filter((each) => parts.every((part) => each.split('_').includes(part)))
  return nearestName(key, longer) ?? nearestName(key, known)
}

function isOurs(key: string, nearest: Likeness | undefined): boolean {
  const begins = ownPrefixes.some((prefix) => key.toUpperCase().startsWith(prefix))
  return begins || (nearest !== undefined && nearest.alike >= slipAlike)
}

export function unknownKeyText({ key, meant }: UnknownKey): string {
  if (isWithdrawn(key)) return `${key} was withdrawn after 2.x (CHANGELOG.md): it is ignored`
  const hint = meant === undefined ? 'it is ignored' : `did you mean ${meant}?`
  return `${key} is not known: ${hint}`
}
