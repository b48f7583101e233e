import { exampleOf, wrongWith } from '../../server/config-keys.ts'
import { maskEnd } from '../listed-fields.ts'
import type { Terminal } from '../terminal.ts'
import type { SetupQuestion } from './questions.ts'

/**
 * Asks for each value until the server would start with it.
 *
 * @param values the present values, to which the answers are added
 */
export async function askValues(
  questions: readonly SetupQuestion[],
  values: Map<string, string>,
  terminal: Terminal,
): Promise<void> {
  for (const question of questions) {
    const value = await askValue(question, values.get(question.key), terminal)
    if (value !== undefined) values.set(question.key, value)
  }
}

function wrapped(text: string): string {
  return text.replaceAll(/(.{1,78})(?: |$)/g, '$1\n').trimEnd()
}

/** The value to set; undefined to leave it as it is. */
async function askValue(
  question: SetupQuestion,
  present: string | undefined,
  terminal: Terminal,
): Promise<string | undefined> {
  const { key, explain, isSecret } = question
  terminal.print(`\n${key}\n${wrapped(explain)}\n`)
  for (;;) {
    const prompt = `${hint(question, present)}> `
    const answer = await (isSecret ? terminal.askSecretly(prompt) : terminal.ask(prompt))
    const typed = answer.trim()
    const value = typed === '' ? untyped(question, present) : typed
    if (value === undefined) return undefined
    const wrong = value === '' ? 'is needed' : wrongWith(key, value)
    if (wrong === undefined) return value
    terminal.print(`${key} ${wrong}, e.g. ${exampleOf(key)}\n`)
  }
}

/** The value that Enter alone gives. Undefined leaves the key as it is; '' means that Enter is not enough. */
function untyped(
  { key, suggestion, isOptional }: SetupQuestion,
  present: string | undefined,
): string | undefined {
  if (present !== undefined) return wrongWith(key, present) === undefined ? undefined : ''
  return suggestion ?? (isOptional ? undefined : '')
}

function hint({ key, suggestion, isOptional }: SetupQuestion, present?: string) {
  if (present !== undefined) {
    const wrong = wrongWith(key, present)
    const shown = shownValue(key, present)
    return wrong === undefined ? `Now ${shown}; Enter keeps it ` : `Now ${shown}, which ${wrong} `
  }
  if (suggestion !== undefined) return `Enter takes ${suggestion} `
  return isOptional ? 'Enter leaves it out ' : ''
}

/** Hides a secret, and shows only the end of ids, numbers and mailboxes. */
export function shownValue(key: string, value: string): string {
  if (/(_SECRET|_TOKEN|^SMTP_URL|^DATABASE_URL)$/.test(key)) return 'set'
  return /(_ID|_SID|_FROM|_NUMBERS|_EMAIL)$/.test(key) ? maskEnd(value) : value
}
