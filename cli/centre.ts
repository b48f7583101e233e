import { program } from 'commander'
import { appointmentsCommand } from './appointments.ts'
import { auditCommand } from './audit.ts'
import { backupCommands } from './backup.ts'
import { checkCommand } from './check.ts'
import { deskCommand } from './desk.ts'
import { eraseCommand } from './erase.ts'
import { exportCommand } from './export.ts'
import { migrateCommand } from './migrate.ts'
import { moveCommand } from './move.ts'
import { outboxCommand } from './outbox.ts'
import { purgeCommand } from './purge.ts'
import { reportCommand } from './report.ts'
import { setupCommand } from './setup.ts'
import { todayCommand } from './today.ts'

program
  .name('centre')
  .description(
    'The centre at the terminal: requests, queued messages, data protection, and checks.',
  )

todayCommand(program)
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

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
