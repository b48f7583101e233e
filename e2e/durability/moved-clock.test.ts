import { day, hour } from '../../domain/time/milliseconds.ts'
import { book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'

test('a server that restarts with a moved clock deletes nothing and raises one alarm for each move', async ({
  ownServer,
}) => {
  await book(ownServer.url)
  const alarms = () =>
    ownServer.lines.filter(({ msg }) => msg === 'alarm').map(({ subject }) => subject)
  let aheadMs = 0
  for (const [movedMs, subject] of [
    [366 * day, 'clock-moved +366 d'],
    [-366 * day - 5.5 * hour, 'clock-moved -366.2 d'],
  ] as const) {
    await ownServer.kill()
    aheadMs += movedMs
    await ownServer.startAgain(aheadMs)
    await expect.poll(alarms).toEqual([subject])
  }
  expect(await ownServer.appointments()).toHaveLength(1)
  expect(await ownServer.say('purge', '--dry-run')).toContain('withheld: the clock')
})
