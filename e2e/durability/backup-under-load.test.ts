import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/server-test.ts'
import { anAttempt, postBooking } from './post-booking.ts'

const visitorsAtOnce = 8

/** How many bookings the server answers before the backup begins. */
const answeredFirst = 100

test('a backup under load restores every request that was answered before the backup began', async ({
  ownServer,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'centre-backup-'))
  const file = join(folder, 'backup.sqlite')
  const answered: string[] = []
  const load = { isOn: true, posted: 0 }
  const visitor = async () => {
    while (load.isOn) {
      const answer = await postBooking(ownServer.url, anAttempt(load.posted++))
      if (answer.kind === 'accepted') answered.push(answer.reference)
    }
  }
  try {
    const visitors = Array.from({ length: visitorsAtOnce }, visitor)
    await expect.poll(() => answered.length, { intervals: [20] }).toBeGreaterThan(answeredFirst)
    const before = [...answered]
    const said = await ownServer.say('backup', file)
    const during = answered.length - before.length
    load.isOn = false
    await Promise.all(visitors)
    expect(during, 'the server went on answering').toBeGreaterThan(0)
    expect(said).toMatch(/^\S+backup\.sqlite: \d+ appointments, checked\n$/)
    await expect(ownServer.say('backup', file)).rejects.toThrow(/there already/)
    await expect(ownServer.say('restore', file)).rejects.toThrow(/in use by another server/)

    await ownServer.kill()
    expect(await ownServer.say('restore', file)).toMatch(/the former store is kept as \S+before-/)
    await ownServer.startAgain()
    const restored = new Set((await ownServer.appointments()).map(({ reference }) => reference))
    expect(before.filter((reference) => !restored.has(reference))).toEqual([])
    expect(said).toContain(` ${restored.size} appointments`)
  } finally {
    load.isOn = false
    await rm(folder, { recursive: true })
  }
})
