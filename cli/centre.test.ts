import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { parseJson } from '../domain/parse-json.ts'
import { copyBefore009 } from '../server/db/copy-before-009.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { aDirectory } from '../test/support/a-directory.ts'
import { keptFile } from '../test/support/kept-stores.ts'
import { telling } from './session.ts'

/** Runs a command of `centre`, with a standard output that cannot be written. */
async function run(command: string, stdout: 'closed pipe' | number, store = aDirectory()) {
  const child = spawn(process.execPath, ['cli/centre.ts', ...command.split(' ')], {
    env: { ...process.env, DATA_DIR: store, DATABASE_URL: '' },
    stdio: ['ignore', stdout === 'closed pipe' ? 'pipe' : stdout, 'pipe'],
  })
  child.stdout?.destroy()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { said, code }
}

it('ends quietly when the reader closes the pipe, as `head` does', async () => {
  const { said, code } = await run('desk devices', 'closed pipe')
  expect(said).toMatch(/^\S+: a new, empty store was made; is DATA_DIR the right one\?\n$/)
  expect(code).toBe(0)
})

it.each([
  ['writes once', 'desk devices'],
  ['writes line by line', 'check'],
  ['fails when it cannot write', 'export --format csv'],
])('says once that standard output has no room, when a command %s', async (_how, command) => {
  const { said, code } = await run(command, openSync('/dev/full', 'w'))
  expect(said).toMatch(/made; [^\n]+\nstandard output has no room: free space on its disk\n$/)
  expect(code).toBe(1)
})

it('says in a sentence that the store fails while a command works', async () => {
  const directory = aDirectory()
  const database = await openDatabase(openSqlite(directory))
  await database.db.schema.dropTable('desk_link').execute()
  await database.close()
  const { said, code } = await run('desk', openSync('/dev/null', 'w'), directory)
  expect(said).toMatch(/^the store has other tables than this version expects: [^\n]+\n$/)
  expect(code).toBe(1)
})

it('names the copy of a store of 2.0.0 that a command makes', async () => {
  const { directory, close } = await keptFile('2.0.0')
  onTestFinished(close)
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await copyBefore009(directory, telling)
  const said = stderr.mock.lastCall?.[0]
  stderr.mockRestore()
  expect(said).toMatch(/ delete the copy .+: \/\S+\/centre-of-2\.0\.0-\w+\.sqlite\n$/)
})

const { scripts } = z
  .object({ scripts: z.object({ start: z.string(), centre: z.string() }) })
  .parse(parseJson(readFileSync('package.json', 'utf8')))

it.each(['start', 'centre'] as const)(
  '`npm run %s` says that this user may not read .env, and goes no further',
  (name) => {
    const cwd = aDirectory()
    chmodSync(cwd, 0o755)
    writeFileSync(join(cwd, '.env'), 'PORT=3000\n')
    chmodSync(join(cwd, '.env'), 0o000)
    // Root may read every file.
    const nobody = process.getuid?.() === 0 ? { uid: 65534 } : {}
    const options = { cwd, ...nobody, env: { PATH: '/usr/bin:/bin' }, encoding: 'utf8' } as const
    const { stderr, status } = spawnSync('sh', ['-c', scripts[name]], options)
    expect(stderr).toMatch(/^\S+ \.env: Permission denied\n$/)
    expect(status).not.toBe(0)
  },
)
