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
import { setupCommand } from './setup.ts'

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
  moveCommand(program)
  setupCommand(program)
  checkCommand(program)
  backupCommands(program)
  for (const group of [program, ...program.commands]) sayWhatThereIs(group)
  return program
}

function sayWhatThereIs(group: Command): void {
  if (group.commands.length === 0) return
  const names = group.commands.map((command) => command.name()).join(', ')
  group.showHelpAfterError(`The commands are: ${names}. Add --help to see what they take.`)
}
