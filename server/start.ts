import { pino } from 'pino'
import { contentProblems } from './content/content-problems.ts'
import { pictureFiles } from './content/own-pictures.ts'
import { logOutput } from './log-output.ts'
import { readableLog } from './readable-log.ts'

/** Opens the log, and refuses a start with wrong content before anything else is loaded. */

const output = logOutput()
process.once('exit', output.flush)

export const isTerminal = process.stdout.isTTY

export const log = pino({}, isTerminal ? readableLog(output) : output)

export const print = (text: string) => output.write(`${text}\n`)

/** Logs the reason in one line and ends, because a half-started server would accept requests that it cannot store. */
export function refuseStart(why: string, facts: object): never {
  log.fatal(facts, `start refused: ${why}`)
  process.exit(1)
}

const { ownContent } = await import('./content/own-content.ts').catch((error: unknown) =>
  refuseStart('the content cannot be loaded', { failure: String(error) }),
)
const problems = contentProblems(ownContent, pictureFiles)
if (problems.length > 0) refuseStart('the content is not usable', { problems })
