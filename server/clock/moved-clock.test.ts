import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { jumpInWords } from './judge-clock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** More are judged in watch-clock.test.ts. */
const jumps = [366 * day, -5.5 * hour]

const ways: readonly (readonly [string, (testServer: TestServer, ms: number) => Promise<void>])[] =
  [
    [
      'while the server runs',
      async (testServer, ms) => {
        testServer.moveClock(ms)
        await testServer.later(minute)
      },
    ],
    ['while the server is stopped', async (testServer, ms) => await testServer.restart(ms)],
  ]

/** Real channels over real sockets; only the clock is simulated. */
describe.each(ways)('the clock is moved %s', (_when, move) => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(async () => await testServer.close())

  const untilTold = async (references: readonly string[], occasion: string) =>
    await eventually(() => {
      const told = testServer.fake.messages
        .filter(({ parameters }) => parameters.occasion === occasion)
        .map(({ parameters }) => parameters.reference)
      expect(told).toEqual(expect.arrayContaining([...references]))
    })
  const untilAlarmed = async () => await eventually(() => expect(alarms()).not.toEqual([]))
  const alarms = () => testServer.mailSubjects().filter((subject) => subject.startsWith('ALARM'))

  it.each(jumps)(
    'by %i ms: nothing is deleted or waits for longer, and one alarm is raised',
    async (ms) => {
      const open = await testServer.book()
      await testServer.messages(1)
      await testServer.fake.goDown()
      const owed = [await testServer.book(), await testServer.book()]
      await testServer.later(20 * second)
      await move(testServer, ms)
      await untilAlarmed()
      await testServer.fake.heal()
      // The third retry comes after 40 s.
      await testServer.later(40 * second + minute)
      await untilTold(owed, 'New request')
      await testServer.later(90 * minute)
      await untilTold([open], 'REMINDER, not called yet')
      await testServer.later(30 * minute)
      await eventually(() => {
        expect(testServer.mailSubjects()).toContainEqual(`NOBODY HAS CALLED YET: ${open}`)
      })
      // That WhatsApp cannot be reached is an alarm of its own, if it seems to last.
      const ofClock = alarms().filter((subject) => subject.includes('clock'))
      expect(ofClock).toEqual([`ALARM: clock-moved ${jumpInWords(ms)}`])
    },
  )
})

it('what a clock 5.5 hours ahead has stored is told and escalated at once when that is right', async () => {
  const testServer = await openTestServer()
  testServer.moveClock(5.5 * hour)
  await testServer.later(minute)
  testServer.fake.failWhile({ kind: 'graph', code: 131000 })
  testServer.mail.refuse({ rcpt: 451 })
  const reference = await testServer.book()
  await testServer.later(minute)
  testServer.moveClock(-5.5 * hour)
  await testServer.later(minute)
  await eventually(async () =>
    expect(await testServer.visitOf(reference)).toMatchObject({ needsCall: true }),
  )
  await testServer.fake.heal()
  testServer.mail.refuse({})
  for (let left = 4; left > 0; left--) await testServer.later(5 * minute)
  const occasions = testServer.fake.messages.map(({ parameters }) => parameters.occasion)
  expect(occasions).toEqual(expect.arrayContaining(['New request', 'REMINDER, not called yet']))
  expect(testServer.mailSubjects()).toContainEqual(`NOBODY HAS CALLED YET: ${reference}`)
  await testServer.close()
})

it.each([
  ['seconds', 4 * second, []],
  ['an hour', hour, ['clock-moved +366 d', 'clock-moved -366 d']],
])(
  'a clock that is a year ahead for %s keeps no request from being told',
  async (_long, ms, moves) => {
    const testServer = await openTestServer()
    await testServer.fake.goDown()
    await testServer.later(11 * minute)
    const references = await Promise.all(Array.from({ length: 20 }, () => testServer.book()))
    for (const movedMs of [366 * day, -366 * day]) {
      testServer.moveClock(movedMs)
      await testServer.later(ms)
    }
    const clockAlarms = () =>
      testServer.logged
        .filter(({ msg }) => msg === 'alarm')
        .map(({ subject }) => String(subject))
        .filter((subject) => subject.startsWith('clock-moved'))
    await eventually(() => expect(clockAlarms()).toEqual(moves))
    await testServer.fake.heal()
    await eventually(async () => {
      await testServer.later(minute)
      const told = testServer.fake.messages.map(({ parameters }) => parameters.reference)
      expect(told).toEqual(expect.arrayContaining(references))
    })
    await testServer.close()
  },
)
