import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { UnusableStore } from '../../server/db/errors.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { openSetUp } from '../../test/support/set-up.ts'
import { checkContext } from './context.ts'
import { checkStore } from './store.ts'

/** What the check finds about the store in a directory. */
async function checked(directory: string) {
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { context } = await openSetUp({ env: { DATA_DIR: directory } })
  return await checkStore({ ...context, proveWritable: checkContext(context.config).proveWritable })
}

it.each<[string, (file: string) => void, RegExp, string]>([
  [
    'a WAL without its database',
    (file) => writeFileSync(`${file}-wal`, 'x'),
    /has lost centre\.sqlite but not centre\.sqlite-wal\.$/,
    'put the file back, or restore a backup (npm run centre -- restore FILE).',
  ],
  [
    'a file that cannot be written',
    (file) => mkdirSync(file),
    /cannot be written\.$/,
    expect.stringMatching(
      / If the server runs as another user, .+ Otherwise: This user is \S+\. As root: chown -R /,
    ),
  ],
])(
  'says what is wrong about %s, and names the remedy of this fault alone',
  async (_what, spoil, says, remedy) => {
    const directory = aDirectory()
    spoil(join(directory, 'centre.sqlite'))
    expect(await checked(directory)).toEqual([
      { level: 'problem', about: 'store', says: expect.stringMatching(says), remedy },
    ])
  },
)

it('says why a store that can be opened cannot be written', async () => {
  const { context } = await openSetUp()
  const refusing = (error: unknown) =>
    checkStore({ ...context, proveWritable: () => Promise.reject(error) })
  expect(await refusing(new UnusableStore('has no room: free space on its disk'))).toMatchObject([
    {
      says: expect.stringMatching(/^the store in .+ has no room\.$/),
      remedy: 'free space on its disk.',
    },
  ])
  expect(await refusing(new Error('a bug'))).toMatchObject([{ says: 'a bug' }])
})

it('names the copy of a damaged log as long as the copy is there', async () => {
  const directory = aDirectory()
  expect(await checked(directory)).toMatchObject([{ level: 'ok' }])
  writeFileSync(join(directory, 'centre.sqlite-wal.damaged-2026-11-20'), 'x')
  const says = expect.stringContaining('requests may be lost. centre.sqlite-wal.damaged-2026-11-20')
  expect(await checked(directory)).toMatchObject([{ level: 'ok' }, { level: 'problem', says }])
})

const placeInPostgres = { databaseUrl: 'postgres://centre:x@db.example/centre' }

it.each<[string, { readonly databaseUrl?: string }, readonly string[], RegExp]>([
  ['an update left', {}, ['centre-of-2.0.0-1a2b3c4d5e6f.sqlite'], /no erasure.*-of-2/],
  ['a restore put aside', {}, ['centre.sqlite.before-2026-11-20T10'], /no erasure.*before/],
  ['was moved', placeInPostgres, ['centre.sqlite', 'centre.moved'], /no erasure.*centre\.sqlite/],
  ['was not moved', placeInPostgres, ['centre.sqlite'], /nobody sees the requests/],
])('names a file that %s, as long as it is there', async (_what, place, names, says) => {
  const directory = aDirectory()
  const { context } = await openSetUp({ env: { DATA_DIR: directory } })
  const found = () => checkStore({ ...context, config: { ...context.config, ...place } })
  expect(await found()).toMatchObject([{ level: 'ok' }])
  for (const name of names) writeFileSync(join(directory, name), 'x')
  expect(await found()).toMatchObject([
    { level: 'ok' },
    { level: 'note', says: expect.stringMatching(says) },
  ])
})
