interface Withdrawn {
  readonly names: RegExp
  /** Follows "… are ignored: ". */
  readonly why: string
}

/** Settings of earlier versions that no part of the server reads any more. */
const withdrawn: readonly Withdrawn[] = [
  {
    names: /^TWILIO_/,
    why: '2.x is the last version that sends through Twilio; set up WhatsApp by Meta or mail (npm run centre -- setup)',
  },
  {
    names: /^LIMIT_PER_PHONE$/,
    why: 'numbers are not limited any more, because a stranger could use up the limit of a patient',
  },
]

/** Whether a setting of this name had an effect in an earlier version only. */
export function isWithdrawn(key: string): boolean {
  return withdrawn.some(({ names }) => names.test(key))
}

/**
 * Says of each kind of withdrawn setting in the environment, in one line, why it has no effect. A value
 * may be a secret and is not shown.
 */
export function withdrawnIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const given = Object.keys(env).filter((key) => (env[key] ?? '').trim() !== '')
  return withdrawn.flatMap(({ names, why }) => {
    const found = given.filter((key) => names.test(key)).toSorted()
    if (found.length === 0) return []
    const list = new Intl.ListFormat('en').format(found)
    return [`${list} ${found.length === 1 ? 'is' : 'are'} ignored: ${why}`]
  })
}
