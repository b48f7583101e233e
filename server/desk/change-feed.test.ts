import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { centre } from '../../content/centre.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import type { Board } from '../../domain/desk/board.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { eventually } from '../../test/support/eventually.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import {
  openFrontDesk,
  openTestDesk,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'
import { readVersion } from '../visits/change-counter.ts'
import { createChangeFeed, type DeskEvent, type FeedDeps } from './change-feed.ts'
import { revokeDevice } from './devices.ts'

interface HeardEvent {
  readonly event: string
  readonly data: Board
}

/** Collects the events on the stream of a device. */
async function listen(desk: TestDesk, device: TestDevice) {
  const response = await device.get('/events')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const heard: HeardEvent[] = []
  const ended = read(response, heard)
  onTestFinished(() => desk.feed.stop())
  const boards = () => heard.filter(({ event }) => event === 'board').map(({ data }) => data)
  return { heard, boards, ended }
}

async function read(response: Response, heard: HeardEvent[]): Promise<void> {
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += new TextDecoder().decode(bytes)
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const each of events) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(each) ?? []
      heard.push({ event, data: JSON.parse(data) })
    }
  }
}

describe.each(sharedAndOwn)('an open desk on %s', (_name, open) => {
  it('goes by a counter that adds one for each change of a board, and nothing for any other act', async () => {
    const { desk, front } = await openFrontDesk({ database: await open() })
    const { db, transact } = desk.database
    const counted = async (change: () => Promise<unknown>) => {
      const before = await readVersion(db)
      await change()
      return (await readVersion(db)) - before
    }
    const reference = await desk.book()
    const act = { id: 'an-act-id', act: 'claim' }
    expect(await counted(() => front.actOn(reference, act))).toBe(1)
    expect(await counted(() => front.actOn(reference, act))).toBe(0)
    expect(await counted(() => front.actOn(reference, { act: 'seen', asks: [7] }))).toBe(0)
    expect(await counted(() => front.actOn(reference, { act: 'release' }))).toBe(1)
    expect(await counted(() => desk.book())).toBe(0)
    expect(await counted(() => desk.book({ time: '1:00 PM' }))).toBe(1)
    expect(await counted(() => revokeDevice(transact, 'Front', desk.clock.nowMs))).toBe(1)
  }, 60_000)
})

describe('a feed', () => {
  const nothing = {
    visits: [],
    unreadable: [],
    earlier: [],
    deviceNames: new Map(),
    unlisted: { toCall: 0, toCallAgain: 0 },
    blocks: [],
  }
  /** Opens a feed with the reads of the test. Returns a function that subscribes a device and collects its events. */
  function feedOf(
    reads: Pick<FeedDeps, 'readVersion' | 'letInAmong' | 'readFacts'> &
      Partial<Pick<FeedDeps, 'now'>>,
  ) {
    const { log } = recordingLog()
    const feed = createChangeFeed({
      isOnlyChannel: true,
      canMail: false,
      centreNow: () => ({ catalogue: fullCatalogue, hours: centre.hours }),
      now: () => 0,
      ...reads,
      log,
    })
    onTestFinished(() => feed.stop())
    return (id: number) => {
      const events: string[] = []
      const send = ({ event, data }: DeskEvent) =>
        void events.push(event === 'board' ? `board of ${data.device}` : event)
      const end = () => void events.push('end')
      feed.subscribe({ device: { id, name: `Device ${id}` }, send, end })
      return events
    }
  }

  it('ends the stream of a device that is revoked while a board is read, and then reads no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let version = 1
    const follow = feedOf({
      readVersion: async () => version,
      letInAmong: async (ids) => new Set(version === 1 ? ids : []),
      readFacts: async () => {
        version = 2
        return { ...nothing, version }
      },
    })
    const events = follow(1)
    await eventually(() => expect(events.at(-1)).toBe('end'))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reads the board before each beat, even if a beat becomes due while the feed looks for changes', async () => {
    let reads = 0
    let asked = 0
    let isLater = false
    const follow = feedOf({
      readVersion: async () => 1,
      letInAmong: async (ids) => new Set(ids),
      readFacts: async () => {
        reads += 1
        return { ...nothing, version: 1 }
      },
      // In the next look, from the third reading of the clock on, five seconds have passed.
      now: () => (isLater && ++asked > 2 ? 5000 : 0),
    })
    const events = follow(1)
    await eventually(() => expect(events).toEqual(['board of Device 1']))
    isLater = true
    await eventually(() => expect(events).toEqual(['board of Device 1', 'beat']))
    expect(reads).toBe(2)
  })

  it('keeps the stream of a device that subscribes while other devices are looked up', async () => {
    const lookedUp = Promise.withResolvers<void>()
    const follow = feedOf({
      readVersion: async () => 1,
      letInAmong: async (ids) => {
        await lookedUp.promise
        return new Set(ids)
      },
      readFacts: async () => ({ ...nothing, version: 1 }),
    })
    const first = follow(1)
    await nextTurn()
    const second = follow(2)
    lookedUp.resolve()
    const boards = ['board of Device 1', 'board of Device 2']
    await eventually(() => expect([first[0], second[0]]).toEqual(boards))
  })
})

it.each(['the counter', 'the board'])(
  'a feed sends no beat while %s cannot be read, and beats again afterwards',
  async (what) => {
    const desk = await openTestDesk()
    const { db } = desk.database
    const { heard } = await listen(desk, await desk.enter('Front'))
    const events = () => heard.map(({ event }) => event)
    await eventually(() => expect(events()).toEqual(['board', 'beat']))
    const table = what === 'the board' ? 'request' : 'desk_change'
    await desk.book()
    await eventually(() => expect(events().filter((event) => event === 'board')).toHaveLength(2))
    const before = events().length
    await db.schema.alterTable(table).renameTo('away').execute()
    desk.clock.nowMs += 5000
    await eventually(() => expect(desk.logged.at(-1)?.msg).toMatch(/ failed$/))
    await nextTurn()
    expect(events()).toHaveLength(before)
    await db.schema.alterTable('away').renameTo(table).execute()
    await eventually(() => expect(events().at(-1)).toBe('beat'))
  },
)

it('a feed sends beats while nothing happens, the board each minute, and `bye` at the end', async () => {
  const desk = await openTestDesk()
  const { heard, ended } = await listen(desk, await desk.enter('Front'))
  await eventually(() => expect(heard.map(({ event }) => event)).toEqual(['board', 'beat']))
  desk.clock.nowMs += 5000
  await eventually(() => expect(heard.at(-1)).toMatchObject({ data: { nowMs: desk.clock.nowMs } }))
  desk.clock.nowMs += 60_000
  const boards = () => heard.filter(({ event }) => event === 'board')
  await eventually(() => expect(boards()).toHaveLength(2))
  // Also if the clock was set back.
  desk.clock.nowMs -= 3_600_000
  await eventually(() => expect(boards()).toHaveLength(3))
  desk.feed.stop()
  await ended
  expect(heard.at(-1)?.event).toBe('bye')
})

it.each([
  { beats: 6, last: 'bye' },
  { beats: 9, last: 'beat' },
])(
  'a feed that stops says `bye`, but $beats beats to a desk that reads nothing leave eight events',
  async ({ beats, last }) => {
    const { desk, front } = await openFrontDesk()
    const slow = await (await desk.enter('Slow')).get('/events')
    const { heard, ended } = await listen(desk, front)
    await eventually(() => expect(heard).toHaveLength(2))
    for (let sent = 2; sent <= beats; sent++) {
      desk.clock.nowMs += 5000
      await eventually(() => expect(heard).toHaveLength(1 + sent))
    }
    desk.feed.stop()
    await ended
    expect(heard.at(-1)?.event).toBe('bye')
    const waiting = Array.from(
      (await slow.text()).matchAll(/^event: (\w+)$/gm),
      ([, event]) => event,
    )
    expect([waiting.length, waiting.at(-1)]).toEqual([8, last])
  },
)

it('a feed sends a board by the hours that another server of the store has just published', async () => {
  const { desk, front } = await openFrontDesk()
  const agreed = { date: '2026-12-06', time: '11:00 AM' } as const
  const reference = await desk.book(agreed)
  expect((await front.actOn(reference, { act: 'agreed', agreed })).status).toBe(200)
  // By then the board no longer shows the visit as just agreed.
  const nowMs = desk.clock.nowMs + 11 * 60_000
  const other = await openTestDesk({ database: desk.database, nowMs })
  const { boards } = await listen(other, await other.enter('Back'))
  await eventually(() => expect(boards().at(-1)?.cards).toEqual([]))
  await front.postFact({ act: 'publish', publication: aPublication.hours })
  await eventually(() =>
    expect(boards().at(-1)).toMatchObject({
      published: [{ publication: aPublication.hours }],
      cards: [{ requests: [{ reference }] }],
    }),
  )
})
