import type { Command } from 'commander'
import { withSession } from './session.ts'

export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date (a starting server does so too)')
    .action(async () => {
      await withSession(async ({ print }) => print('the tables are up to date\n'))
    })
}
