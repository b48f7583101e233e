import type { Command } from 'commander'
import { appointmentsCommand } from './appointments.ts'
import { auditCommand } from './audit.ts'
import { backupCommands } from './backup.ts'
import { checkCommand } from './check.ts'
import { deskCommand } from './desk.ts'
import { eraseCommand } from './erase.ts'
import { exportCommand } from './export.ts'
import { moveCommand } from './move.ts'
import { outboxCommand } from './outbox.ts'
import { purgeCommand } from './purge.ts'
import { reportCommand } from './report.ts'
import { withSession } from './session.ts'
import { setupCommand } from './setup.ts'

/** Every command of `centre`, added to a program that has none. */
export function addCommands(program: Command): Command {
  program
    .name('centre')
    .description(
      'The centre at the terminal: requests, queued messages, data protection, and checks.',
    )
    .showHelpAfterError('Add --help to see what it takes.')
  appointmentsCommand(program)
  outboxCommand(program)
  exportCommand(program)
  eraseCommand(program)
  purgeCommand(program)
  auditCommand(program)
  deskCommand(program)
  reportCommand(program)
  migrateCommand(program)
  moveCommand(program)
  setupCommand(program)
  checkCommand(program)
  backupCommands(program)
  for (const group of [program, ...program.commands]) sayWhatThereIs(group)
  return program
}

/** Opening the store is what migrates it. */
function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date (a starting server does so too)')
    .action(() => withSession(async ({ print }) => print('the tables are up to date\n')))
}

/** An unknown command is answered with those there are. */
function sayWhatThereIs(group: Command): void {
  if (group.commands.length === 0) return
  const names = group.commands.map((command) => command.name()).join(', ')
  group.showHelpAfterError(`The commands are: ${names}. Add --help to see what they take.`)
}
