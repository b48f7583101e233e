import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { FakeEventSource } from '../../test/support/fake-event-source.ts'
import { type Stream, type StreamMessage, sharedStream } from './stream.ts'

let tabs: Stream[] = []

beforeEach(() => {
  FakeEventSource.opened = []
  tabs = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  for (const { close } of tabs) close()
  vi.unstubAllGlobals()
})

it('opens one stream for eight tabs, and if the tab that reads it closes, another tab reads it for all', async () => {
  const heard = Array.from({ length: 8 }, () => aTab('Front desk'))
  await eventually(() => expect(open()).toHaveLength(1))
  open()[0]?.say('beat', { nowMs: 1 })
  const beat = { event: 'beat', data: { nowMs: 1 } }
  await eventually(() => expect(heard.map((said) => said.at(-1))).toEqual(heard.map(() => beat)))
  for (let left = 8; left > 1; left--) {
    tabs.shift()?.close()
    heard.shift()
    await eventually(() => expect(open()).toHaveLength(1))
    open()[0]?.say('beat', { nowMs: left })
    const next = { event: 'beat', data: { nowMs: left } }
    await eventually(() => expect(heard.map((said) => said.at(-1))).toEqual(heard.map(() => next)))
  }
})

it('connects again when any tab asks, at most once a second', async () => {
  aTab('Front desk')
  await eventually(() => expect(open()).toHaveLength(1))
  for (let tab = 0; tab < 5; tab++) aTab('Front desk')
  await eventually(() => expect(FakeEventSource.opened.length).toBeGreaterThan(1))
  const [first = 0, again = 0] = FakeEventSource.opened.map(({ openedAtMs }) => openedAtMs)
  // The stream reads the clock a moment before the connection opens, and Node may end a wait a millisecond early.
  expect(again - first).toBeGreaterThan(950)
  expect(open()).toHaveLength(1)
})

it('a tab opens a stream of its own while the tab that reads for all stands still', async () => {
  const name = 'desk stream of Front desk'
  const end = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => end.promise)
  const heard = aTab('Front desk')
  expect(open()).toHaveLength(0)
  tabs[0]?.open()
  expect(open()).toHaveLength(1)
  open()[0]?.say('beat', { nowMs: 1 })
  const stopped = new BroadcastChannel(name)
  stopped.postMessage({ event: 'beat', data: { nowMs: 2 } })
  await eventually(() => expect(heard).toHaveLength(2))
  expect(open()).toHaveLength(0)
  stopped.close()
  end.resolve()
  await eventually(() => expect(open()).toHaveLength(1))
})

it('opens a stream of its own for each device of a browser', async () => {
  aTab('Front desk')
  aTab('Back office')
  await eventually(() => expect(open()).toHaveLength(2))
})

/** Opens a tab, and returns the messages that it gets. */
function aTab(device: string): StreamMessage[] {
  const heard: StreamMessage[] = []
  const tab = sharedStream(device)((said) => void heard.push(said))
  tab.open()
  tabs.push(tab)
  return heard
}

function open(): FakeEventSource[] {
  return FakeEventSource.opened.filter(({ isClosed }) => !isClosed)
}
