import { Command } from 'commander'
import { addCommands } from './program.ts'

try {
  await addCommands(new Command()).parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
