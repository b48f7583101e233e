import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSound, type Sound, soundsWithinMs } from './sound.ts'

class FakeAudioContext extends EventTarget {
  static made: FakeAudioContext[] = []
  /** The result of `resume`. */
  static resumes: () => Promise<void> = () => Promise.resolve()
  state: AudioContextState = 'suspended'
  constructor() {
    super()
    FakeAudioContext.made.push(this)
  }
  async resume() {
    await FakeAudioContext.resumes()
    this.become('running')
  }
  async close() {}
  become(state: AudioContextState) {
    if (state === this.state) return
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const never = () => new Promise<void>(() => {})
const page = new EventTarget()
let heard: (Sound | undefined)[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  FakeAudioContext.made = []
  FakeAudioContext.resumes = () => Promise.resolve()
  heard = []
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  stop = keepSound((sound) => heard.push(sound))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens one audio context at the first key', async () => {
  expect(FakeAudioContext.made).toEqual([])
  await press()
  await press()
  expect(heard).toEqual([{ ring: expect.any(Function) }])
  expect(FakeAudioContext.made).toHaveLength(1)
})

it.each([
  ['rejects', () => Promise.reject(new Error('the loudspeaker is gone'))],
  ['does not answer', never],
])(
  'reports that there is no sound if resuming %s, and a sound again at the next key',
  async (_how, resumes) => {
    await press()
    FakeAudioContext.resumes = resumes
    FakeAudioContext.made[0]?.become('suspended')
    await vi.advanceTimersByTimeAsync(soundsWithinMs)
    expect(heard).toEqual([expect.anything(), undefined])
    FakeAudioContext.resumes = () => Promise.resolve()
    await press()
    expect(heard).toEqual([expect.anything(), undefined, expect.anything()])
  },
)

it('keeps its sound if the audio context was suspended only for a moment, as after a sleep', async () => {
  await press()
  FakeAudioContext.made[0]?.become('suspended')
  await vi.advanceTimersByTimeAsync(soundsWithinMs)
  expect(heard).toHaveLength(1)
})

it('opens only one audio context while the browser does not let it sound', async () => {
  FakeAudioContext.resumes = never
  await press()
  await press()
  await vi.advanceTimersByTimeAsync(soundsWithinMs)
  expect(heard).toEqual([])
  expect(FakeAudioContext.made).toHaveLength(1)
})

async function press(): Promise<void> {
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(0)
}
