import { program } from 'commander'
import { appointmentsCommand } from './appointments.ts'
import { checkCommand } from './check.ts'
import { migrateCommand } from './migrate.ts'
import { outboxCommand } from './outbox.ts'
import { reportCommand } from './report.ts'
import { todayCommand } from './today.ts'

program
  .name('centre')
  .description("The centre's desk: what was asked for, what is owed, and whether all is well.")

todayCommand(program)
appointmentsCommand(program)
outboxCommand(program)
reportCommand(program)
migrateCommand(program)
checkCommand(program)

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
