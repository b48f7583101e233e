import { chmod, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launch, launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { anAttempt, postBooking } from './post-booking.ts'

test('a second server on the same data refuses to start, and a killed server leaves no lock', async ({
  ownServer,
}) => {
  const second = launchSite(ownServer.environment)
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.lines).toHaveLength(1)
  expect(second.lines[0]?.msg).toMatch(/^start refused: .* is in use by another server/)
  expect(await postBooking(ownServer.url, anAttempt(0))).toMatchObject({ kind: 'accepted' })
  // Commands work beside a running server.
  expect(await ownServer.appointments()).toHaveLength(1)
  await ownServer.kill()
  await ownServer.startAgain()
  expect(await ownServer.appointments()).toHaveLength(1)
})

test('a server whose log was damaged starts, says that requests may be lost, and raises an alarm', async ({
  ownServer,
}) => {
  // A stop writes the tables into the file, so that the log begins with the next request.
  await ownServer.terminate()
  await ownServer.startAgain()
  for (const nth of [0, 1, 2]) await postBooking(ownServer.url, anAttempt(nth))
  await ownServer.kill()
  const log = join(ownServer.environment.DATA_DIR ?? '', 'centre.sqlite-wal')
  const bytes = await readFile(log)
  await writeFile(log, bytes.fill(0xa5, 100, 200))
  await ownServer.startAgain()
  const lines = ownServer.lines.filter(({ level }) => level === 50)
  expect(lines).toMatchObject([
    {
      files: [expect.stringMatching(/^centre\.sqlite-wal\.damaged-/)],
      msg: expect.stringMatching(/requests may be lost$/),
    },
    { subject: 'log-damaged', msg: 'alarm' },
  ])
  expect(await postBooking(ownServer.url, anAttempt(3))).toMatchObject({ kind: 'accepted' })
})

test('a server with an unusable store refuses to start, and one line says what to do', async ({
  started,
}) => {
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'centre-unusable-'))).path
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'foreign'))
  await writeFile(join(folder, 'foreign', 'centre.sqlite'), 'rubbish '.repeat(1000))
  const [file, above, foreign] = await Promise.all([
    refusal(join(folder, 'file')),
    refusal('/proc/nowhere'),
    refusal(join(folder, 'foreign')),
  ])
  expect(file).toMatch(/is not a directory: give DATA_DIR the name of one$/)
  expect(above).toMatch(/cannot be made there/)
  expect(foreign).toMatch(/is damaged .*: restore a backup \(npm run centre -- restore FILE\)$/)
})

test('a server refuses to start in a directory in which it may not write', async ({ started }) => {
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'centre-rights-'))).path
  const data = join(folder, 'data')
  await chmod(folder, 0o500)
  expect(await refusal(data, { isBoundByRights: true })).toMatch(
    /cannot be written: .*rights.*\. As root: chown -R \S+ \S+data'$/,
  )
  await chmod(folder, 0o700)
  await mkdir(data, { mode: 0o500 })
  expect(await refusal(data, { isBoundByRights: true })).toMatch(/cannot be written: .*rights/)
  await chmod(data, 0o700)
  const site = launchSite({ PORT: '0', DATA_DIR: data }, { isBoundByRights: true })
  await site.listening()
  await site.end()
})

async function refusal(dataDir: string, launch?: Launch): Promise<unknown> {
  const site = launchSite({ PORT: '0', DATA_DIR: dataDir }, launch)
  expect(await site.exited).toEqual({ code: 1, signal: null })
  expect(site.complaints).toEqual([])
  const [line, ...others] = site.lines
  expect(others).toEqual([])
  expect(line?.msg).toContain(`start refused: the store in ${dataDir} `)
  return line?.msg
}
