import { type Likeness, nearestName } from './nearest-name.ts'

/** A key of the environment that was probably meant for this server, which does not know it. */
export interface UnknownKey {
  readonly key: string
  /** The known key that was probably meant. Undefined if none is like it. */
  readonly meant: string | undefined
}

/** Keys of other programs do not begin with these. */
const ownPrefixes = [
  ...['WHATSAPP_', 'SMTP_', 'MAIL_', 'STAFF_', 'OWNER_'],
  ...['DESK_', 'LIMIT_', 'RETENTION_', 'METRICS_', 'BACKUP_'],
]

/** Settings of 2.x. CHANGELOG.md says why nothing reads them any more. */
const withdrawn = /^(TWILIO_\w+|LIMIT_PER_PHONE)$/

export function isWithdrawn(key: string): boolean {
  return withdrawn.test(key)
}

/** A key that is this much like a known key is that key with a slip, whatever it begins with. */
const slipAlike = 0.8

/**
 * The keys that somebody meant for this server, but that it does not read. An environment holds much that is not
 * ours (PATH, HOSTNAME). So a key is named only if it begins as our keys do, or is one of them with a slip.
 */
export function unknownKeys(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): UnknownKey[] {
  return (
    Object.keys(env)
      // Compose files write an empty value for what is not set.
      .filter((key) => !known.includes(key) && (env[key] ?? '').trim() !== '')
      .map((key) => ({ key, nearest: isWithdrawn(key) ? undefined : meantBy(key, known) }))
      .filter(({ key, nearest }) => isWithdrawn(key) || isOurs(key, nearest))
      .map(({ key, nearest }) => ({ key, meant: nearest?.name }))
  )
}

/** Prefers a known key that has every part of the given key to a key that is only like it. */
function meantBy(key: string, known: readonly string[]): Likeness | undefined {
  const parts = key.toUpperCase().split('_')
  const longer = known.filter((each) => parts.every((part) => each.split('_').includes(part)))
  return nearestName(key, longer) ?? nearestName(key, known)
}

function isOurs(key: string, nearest: Likeness | undefined): boolean {
  const begins = ownPrefixes.some((prefix) => key.toUpperCase().startsWith(prefix))
  return begins || (nearest !== undefined && nearest.alike >= slipAlike)
}

/** One line about one key. */
export function unknownKeyText({ key, meant }: UnknownKey): string {
  if (isWithdrawn(key)) return `${key} was withdrawn after 2.x (CHANGELOG.md): it is ignored`
  const hint = meant === undefined ? 'it is ignored' : `did you mean ${meant}?`
  return `${key} is not known: ${hint}`
}
