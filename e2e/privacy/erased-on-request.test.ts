import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { aFullBooking, book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

test('an erased patient is in no listing, export, message, log line or file', async ({
  ownServer: testServer,
}) => {
  const data = aFullBooking({ phone: '+91-98111 22233' })
  await testServer.fake.goDown()
  const reference = await book(testServer.url, data)
  await expect.poll(async () => (await testServer.notices())[0]?.attempts).toBe(1)
  const dataDir = testServer.environment.DATA_DIR ?? ''
  expect(await textOnDisk(dataDir)).toContain(data.name)

  const unconfirmed = failure.parse(
    await testServer.say('erase', '98111 22233').catch((error) => error),
  )
  expect(unconfirmed).toEqual({
    code: 1,
    stdout: `1 appointment to erase: ${reference} (to call)\n`,
    stderr: 'nothing was erased: say --yes where no terminal can be asked\n',
  })
  const confirmed = await testServer.say('erase', '98111 22233', '--yes')
  expect(confirmed).toContain('1 appointment erased')

  const show = await testServer.say('appointments', 'show', reference, '--reveal')
  expect(show).toMatch(/^told +erased$/m)
  expect(show).toMatch(/^tests +MRI Scan; Blood Sugar$/m)
  const trail = await testServer.say('audit', reference)
  expect(trail).toMatch(/command +erased +\d+\n$/)
  const out = join(dataDir, 'export.csv')
  expect(await testServer.say('export', '--format', 'csv', '--reveal', '--out', out)).toBe('')
  expect((await stat(out)).mode & 0o777).toBe(0o600)

  // The erased patient's message was waiting for a retry. A restarted server retries at once, but must give
  // this one up.
  const logged = [...testServer.lines]
  await testServer.terminate()
  await testServer.fake.heal()
  await testServer.startAgain()
  await expect.poll(async () => (await testServer.notices())[0]?.status).toBe('abandoned')
  expect(testServer.fake.messages).toEqual([])
  const written = [
    await textOnDisk(dataDir),
    ...[...logged, ...testServer.lines].map((line) => JSON.stringify(line)),
    ...[unconfirmed.stdout, confirmed, show, trail],
  ].join('\n')
  expect(written).toContain(reference)
  for (const personal of [data.name, '98111', '22233', data.email, 'Wheelchair']) {
    expect(written).not.toContain(personal)
  }
})

/** Returns the text of every file in the store's folder: the database, its log, exports. */
async function textOnDisk(directory: string): Promise<string> {
  const names = await readdir(directory)
  const texts = names.map((name) => readFile(join(directory, name), 'latin1'))
  return (await Promise.all(texts)).join('\n')
}
