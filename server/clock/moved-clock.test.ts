import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Desk, openTestServer } from '../../test/support/test-server.ts'
import { jumpInWords } from './judge-clock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const jumps = [366 * day, 5.5 * hour, -5.5 * hour, -day]

const ways: readonly (readonly [string, (desk: Desk, ms: number) => Promise<void>])[] = [
  ['while the server runs', async (desk, ms) => desk.moveClock(ms)],
  ['while the server is stopped', async (desk, ms) => await desk.restart(ms)],
]

/** Real channels over real sockets; only the clock is moved. */
describe.each(ways)('the clock is moved %s', (_when, move) => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openTestServer()
  })
  afterEach(async () => await desk.close())

  const untilTold = async (references: readonly string[], occasion: string) =>
    await vi.waitFor(() => {
      const told = desk.fake.messages
        .filter(({ parameters }) => parameters.occasion === occasion)
        .map(({ parameters }) => parameters.reference)
      expect(told).toEqual(expect.arrayContaining([...references]))
    }, 5000)
  const untilAlarmed = async () => await vi.waitFor(() => expect(alarms()).not.toEqual([]), 5000)
  const alarms = () => desk.mailSubjects().filter((subject) => subject.startsWith('ALARM'))

  it.each(jumps)(
    'by %i ms: nothing is deleted or waits for longer, and one alarm is raised',
    async (ms) => {
      const open = await desk.book()
      await desk.messages(1)
      await desk.fake.goDown()
      const owed = [await desk.book(), await desk.book()]
      await desk.later(20 * second)
      await move(desk, ms)
      await untilAlarmed()
      await desk.fake.heal()
      // The third retry comes after 40 s.
      await desk.later(40 * second + minute)
      await untilTold(owed, 'New request')
      await desk.later(90 * minute)
      await untilTold([open], 'REMINDER, not called yet')
      await desk.later(30 * minute)
      await vi.waitFor(() => {
        expect(desk.mailSubjects()).toContainEqual(`NOBODY HAS CALLED YET: ${open}`)
      })
      expect(await desk.store.listAppointments(undefined)).toHaveLength(3)
      // That WhatsApp cannot be reached is an alarm of its own, if it seems to last.
      const ofClock = alarms().filter((subject) => subject.includes('clock'))
      expect(ofClock).toEqual([`ALARM: clock-moved ${jumpInWords(ms)}`])
    },
  )

  it('back from 5.5 hours ahead: no recipient is held for longer than a burst', async () => {
    const references: string[] = []
    for (let count = 1; count <= 5; count++) {
      references.push(await desk.book())
      await desk.messages(count)
    }
    references.push(await desk.book(), await desk.book())
    await move(desk, -5.5 * hour)
    await untilAlarmed()
    await desk.later(30 * second + minute)
    await untilTold(references, 'New request')
  })
})

it('a clock that is a year ahead for seconds deletes nothing of what is owed', async () => {
  const desk = await openTestServer()
  await desk.fake.goDown()
  await desk.later(11 * minute)
  await Promise.all(Array.from({ length: 20 }, () => desk.book()))
  const untilLogged = async (subject: string) =>
    await vi.waitFor(() => expect(desk.logged).toContainEqual(expect.objectContaining({ subject })))
  desk.moveClock(366 * day)
  await untilLogged('clock-moved +366 d')
  await desk.later(4 * second)
  desk.moveClock(-366 * day)
  await untilLogged('clock-moved -366 d')
  await desk.later(minute)
  expect(await desk.store.listAppointments(undefined)).toHaveLength(20)
  await desk.close()
})
