import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aFullBooking } from '../house/a-booking.ts'
import { expect, test } from '../house/test.ts'

test('who asks to be erased is in no listing, export, message, log line or file any more', async ({
  ownHouse: house,
  request,
}) => {
  const data = aFullBooking({ phone: '+91-98111 22233' })
  await house.fake.goDown()
  const answer = await request.post(`${house.url}/api/send-whatsapp`, { data })
  const { reference } = await answer.json()
  await expect.poll(async () => (await house.notices())[0]?.attempts).toBe(1)
  expect(await textOnDisk(house.dataDir)).toContain(data.name)

  const unsure = await house.centre('erase', '98111 22233')
  expect(unsure.code).toBe(1)
  expect(unsure.stdout).toBe(`1 appointment to erase: ${reference}\n`)
  expect(unsure.stderr).toBe('nothing was erased: say --yes where no terminal can be asked\n')
  const sure = await house.centre('erase', '98111 22233', '--yes')
  expect(sure).toMatchObject({ code: 0, stderr: '' })
  expect(sure.stdout).toContain('1 appointment erased')

  const show = await house.centre('appointments', 'show', reference, '--reveal')
  expect(show.stdout).toMatch(/^told +erased$/m)
  expect(show.stdout).toMatch(/^tests +MRI Scan; Blood Sugar$/m)
  const trail = await house.centre('audit', reference)
  expect(trail.stdout).toMatch(/cli +erased +#SID\d{6} +1\n$/)
  const out = join(house.dataDir, 'export.csv')
  const exported = await house.centre('export', '--format', 'csv', '--reveal', '--out', out)
  expect(exported).toEqual({ code: 0, stdout: '', stderr: '' })
  expect((await stat(out)).mode & 0o777).toBe(0o600)

  // It was waiting to be sent again: a new server would do so at once.
  const logged = [...house.lines]
  await house.terminate()
  await house.fake.heal()
  await house.startAgain()
  await expect.poll(async () => (await house.notices())[0]?.status).toBe('abandoned')
  expect(house.fake.messages).toEqual([])
  const written = [
    await textOnDisk(house.dataDir),
    ...[...logged, ...house.lines].map((line) => JSON.stringify(line)),
    ...[unsure, sure, show, trail].map(({ stdout }) => stdout),
  ].join('\n')
  expect(written).toContain(reference)
  for (const personal of [data.name, '98111', '22233', data.email, 'Wheelchair']) {
    expect(written).not.toContain(personal)
  }
})

/** Everything in the folder of the store: the database, its log, exports. */
async function textOnDisk(directory: string): Promise<string> {
  const names = await readdir(directory)
  const texts = names.map((name) => readFile(join(directory, name), 'latin1'))
  return (await Promise.all(texts)).join('\n')
}
