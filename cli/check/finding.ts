/**
 * One thing that a check found. Its level says what the owner has to do.
 *
 * - `ok`: nothing.
 * - `problem`: repair it, because the command fails until then.
 * - `note`: follow the remedy, if the note has one.
 * - `sample`: replace a text or a fact of the invented centre.
 * - `claim`: give a claim a source, or correct it.
 * - `law`: add what the law asks for.
 * - `remind`: decide something that no program can decide.
 */
export interface Finding {
  readonly level: 'ok' | 'problem' | 'note' | 'sample' | 'claim' | 'law' | 'remind'
  /** The subject, such as `WhatsApp token`; empty if `says` is a whole sentence. */
  readonly about: string
  readonly says: string
  readonly remedy?: string
}

export interface CheckedFinding extends Finding {
  readonly check: string
}

export interface Fault {
  readonly says: string
  readonly remedy: string
}

/** The fault in a sentence that says what is wrong and, after its last colon, what to do. Undefined without a colon. */
export function faultIn(sentence: string): Fault | undefined {
  const colon = sentence.lastIndexOf(': ')
  if (colon === -1) return undefined
  return { says: `${sentence.slice(0, colon)}.`, remedy: `${sentence.slice(colon + 2)}.` }
}

export function ok(about: string, says = ''): Finding {
  return { level: 'ok', about, says }
}

export function problem(about: string, { says, remedy }: Fault): Finding {
  return { level: 'problem', about, says, remedy }
}

export function note(about: string, says: string, remedy?: string): Finding {
  return { level: 'note', about, says, ...(remedy === undefined ? {} : { remedy }) }
}

export function findingText({ level, about, says, remedy }: Finding): string {
  const line = [about, says].filter((part) => part !== '').join(': ')
  const label = level === 'problem' ? 'PROBLEM' : level
  const lines = [`${label.padEnd(8)} ${line}`]
  if (remedy !== undefined) lines.push(`${' '.repeat(9)}To mend it: ${remedy}`)
  return `${lines.join('\n')}\n`
}
