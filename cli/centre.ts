import { Command } from 'commander'
import { explainUnusable, toLoggableError } from '../server/db/errors.ts'
import { addCommands } from './program.ts'

process.stdout.on('error', (error) => {
  // The reader closed the pipe, as `head` does: the command still ends what it began.
  if (toLoggableError(error).code !== 'EPIPE') fail(`standard output ${explainUnusable(error)}`)
})

try {
  await addCommands(new Command()).parseAsync()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
