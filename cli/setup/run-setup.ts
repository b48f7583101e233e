import { readConfig } from '../../server/config.ts'
import { webhookGroup, whatsAppGroup } from '../../server/providers/whatsapp-cloud/settings.ts'
import { isWithdrawn } from '../../server/unknown-keys.ts'
import { sayYes, type Terminal } from '../terminal.ts'
import { askValues, shownValue } from './ask-values.ts'
import {
  backupQuestions,
  mailQuestions,
  metaQuestions,
  type SetupQuestion,
  siteQuestions,
  webhookQuestions,
} from './questions.ts'

/**
 * Asks for everything that is needed, and shows what would be written.
 *
 * @param present what `.env` says now
 * @param word a word that nobody guesses
 * @returns the values to set, with an empty text for a key to remove; undefined if there is nothing to
 * write, or the person does not want it
 */
export async function runSetup(
  present: ReadonlyMap<string, string>,
  terminal: Terminal,
  word: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  terminal.print(introduction)
  const isByMail = await asksForMailOnly(terminal)
  const values = new Map(present)
  const ask = (questions: readonly SetupQuestion[]) => askValues(questions, values, terminal)
  const offer = async (question: string, questions: readonly SetupQuestion[]) => {
    if (await wants(question, questions, values, terminal)) await ask(questions)
  }
  await ask([...siteQuestions, ...(isByMail ? mailQuestions : metaQuestions)])
  for (const key of [...values.keys()].filter(isWithdrawn)) values.delete(key)
  if (isByMail) {
    for (const key of [...whatsAppGroup, ...webhookGroup]) values.delete(key)
  } else {
    await offer('Shall receipts and taps come back (recommended)?', webhookQuestions(word))
    await offer('Set up mail as the second way (recommended)?', mailQuestions)
  }
  if (!values.has('DATABASE_URL')) await ask(backupQuestions)
  return await confirmed(present, values, terminal)
}

const introduction = `Sets up who is told of a request, and where copies of the store go. Ctrl-C stops it; nothing is written until the end.
`

async function asksForMailOnly(terminal: Terminal): Promise<boolean> {
  terminal.print(`
How is reception told?
  1  WhatsApp, Meta's Cloud API
  2  by mail only
`)
  for (;;) {
    const answer = (await terminal.ask('1 or 2> ')).trim()
    if (answer === '1' || answer === '2') return answer === '2'
  }
}

/** Whether to go through a group of questions. Asks the person, unless one value of the group is already set. */
async function wants(
  question: string,
  questions: readonly SetupQuestion[],
  values: ReadonlyMap<string, string>,
  terminal: Terminal,
): Promise<boolean> {
  if (questions.some(({ key }) => values.has(key))) return true
  return await sayYes(`\n${question}`, terminal)
}

async function confirmed(
  present: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, string>,
  terminal: Terminal,
): Promise<ReadonlyMap<string, string> | undefined> {
  const changes = changesBetween(present, values)
  if (changes.size === 0) {
    terminal.print('\nNothing is to be changed.\n')
    return undefined
  }
  terminal.print('\nThis will be written:\n')
  for (const [key, value] of changes) {
    const shown = value === '' ? 'taken out' : shownValue(key, value)
    terminal.print(`  ${key}  ${shown}${present.has(key) && value !== '' ? '  (replaced)' : ''}\n`)
  }
  const read = readConfig(Object.fromEntries(values))
  for (const { key, wrong } of read.ok ? [] : read.problems) {
    terminal.print(`The server will not start with this: ${key} ${wrong}.\n`)
  }
  return (await sayYes('Write it to .env?', terminal)) ? changes : undefined
}

function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const gone = [...before.keys()].filter((key) => !after.has(key))
  const changed = [...after].filter(([key, value]) => before.get(key) !== value)
  return new Map([...changed, ...gone.map((key) => [key, ''] as const)])
}
