import { join } from 'node:path'
import { Command } from 'commander'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDirectory } from '../test/support/a-directory.ts'
import { sharedPostgres } from '../test/support/postgres.ts'
import { addCommands } from './program.ts'

/** The error output of `centre` for a data folder that does not exist yet. */
async function complaint(words: readonly string[], env: Readonly<Record<string, string>>) {
  const settings = { DATA_DIR: join(aDirectory(), 'data'), DATABASE_URL: '', ...env }
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const said: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text))
    return true
  })
  onTestFinished(() => stderr.mockRestore())
  const program = addCommands(new Command().exitOverride())
  await program.parseAsync(words, { from: 'user' }).catch((error) => said.push(error.message))
  return said.join(' ')
}

const unreachable = { DATABASE_URL: 'postgres://centre@127.0.0.1:1/centre' }
const notThere = '/proc/no/such-file'

it.each(['123456', '#SID123456', 'sid 123456', '# sid 123 456', ' #Sid123456 '])(
  'reads "%s" as a reference',
  async (typed) => {
    const said = await complaint(['appointments', 'show', typed], {})
    expect(said).toContain('no appointment has the reference #SID123456')
  },
)

it('shows the help of a desk command', async () => {
  expect(await complaint(['desk', 'help', 'devices'], {})).not.toMatch(/error|too many/)
})

it.each([
  ['an unknown command in a group', ['outbox', 'lst'], {}, /'lst'.*are: list\..* --help/s],
  [
    'an unknown command with a flag',
    ['desk', 'device', '--json'],
    {},
    /too many arguments.*are: devices, revoke/s,
  ],
  ['an unknown command of the program', ['nonsense'], {}, /are: appointments, .*backup, restore\./],
  ['a malformed reference', ['audit', '12345'], {}, /It looks like #SID123456/],
  [
    'an unknown outcome',
    ['appointments', 'set', '123456', 'called'],
    {},
    /choices are requested, confirmed, unreachable, cancelled, arrived, no-show/,
  ],
  [
    'an export into a missing folder',
    ['export', '--format', 'csv', '--out', notThere],
    {},
    /such-file cannot be made there/,
  ],
  ['a data folder in a missing folder', ['audit'], { DATA_DIR: notThere }, /cannot be made there/],
  [
    'a database that cannot be reached',
    ['move'],
    unreachable,
    /127\.0\.0\.1:1\/centre cannot be reached/,
  ],
  ['a setup without a terminal', ['setup'], {}, /needs a terminal; nothing was written/],
  ['a move without a target', ['move'], {}, /set DATABASE_URL to the empty PostgreSQL/],
  ['a backup without a place', ['backup'], {}, /name a file, or set BACKUP_DIR/],
  ['a backup to a missing disk', ['backup'], { BACKUP_DIR: notThere }, /BACKUP_DIR is not there/],
  ['a backup of PostgreSQL', ['backup', 'file'], unreachable, /PostgreSQL: use pg_dump/],
  [
    'a restore of PostgreSQL',
    ['restore', 'file'],
    unreachable,
    /PostgreSQL: use pg_restore .*then raise its counters.*docs\/backups-and-data\.md/,
  ],
  [
    'a store that does not exist yet',
    ['appointments', 'show', '123456'],
    {},
    /data: a new, empty store was made.*DATA_DIR/,
  ],
])('says what is wrong and what to do: %s', async (_what, words, env, says) => {
  expect(await complaint(words, env)).toMatch(says)
})

it('says on PostgreSQL too that a new, empty store was made', async () => {
  const env = { DATABASE_URL: await (await sharedPostgres()).createDatabase() }
  expect(await complaint(['audit'], env)).toMatch(/^a new, empty store was made: \/centre_\w+\n$/)
  expect(await complaint(['audit'], env)).toBe('')
})
