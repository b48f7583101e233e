import { givenIn } from './setting-forms.ts'

/** How the keys of the server begin, except `PORT` and `HOST`. Hardly any other program has keys that begin so. */
const ownPrefixes =
  /^(WHATSAPP|SMTP|MAIL_|STAFF|OWNER|DESK_|LIMIT_|RETENTION|METRIC|BACKUP|DATA(_|BASE|DIR)|PUBLIC|TRUST)/i

/** Settings of 2.x. CHANGELOG.md says why nothing reads them any more. */
const withdrawn = /^(TWILIO_\w+|LIMIT_PER_PHONE)$/

export function isWithdrawn(key: string): boolean {
  return withdrawn.test(key)
}

/**
 * The unknown keys that were probably meant for this server, because they begin as its own keys do. An environment
 * holds many other keys, such as PATH.
 */
export function unknownKeys(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.keys(givenIn(env))
    .filter((key) => !known.includes(key))
    .filter((key) => isWithdrawn(key) || ownPrefixes.test(key))
}

export function unknownKeyText(key: string): string {
  const why = isWithdrawn(key) ? 'was withdrawn after 2.x (CHANGELOG.md)' : 'is not known'
  return `${key} ${why}: it is ignored`
}
