import '../server/require-node.js'
import { Command } from 'commander'
import { explainUnusable, toLoggableError } from '../server/db/errors.ts'
import { addCommands } from './program.ts'

/** The first failed write to standard output. Every later write fails as well. */
let outputFailure: unknown

process.stdout.on('error', (error) => {
  if (outputFailure !== undefined) return
  outputFailure = error
  // Not an error if the reader closed the pipe, as `head` does. The command still finishes its work.
  if (toLoggableError(error).code === 'EPIPE') return
  fail(`standard output ${explainUnusable(error, 'cannot be written')}`)
})

try {
  await addCommands(new Command()).parseAsync()
} catch (error) {
  // Not printed twice: an export fails with the output's error, which was printed above.
  if (error !== outputFailure) fail(sentenceOf(error))
}

/** SQLite writes its errors for programmers. */
function sentenceOf(error: unknown): string {
  const isOfSqlite = toLoggableError(error).errcode !== undefined
  if (isOfSqlite) return `the store ${explainUnusable(error)}`
  return error instanceof Error ? error.message : String(error)
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
