import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { type HealthDeps, health } from './health.ts'

const nowMs = 1_763_700_000_000

function openHealth(changes: Partial<HealthDeps> = {}) {
  const { log, logged } = recordingLog()
  const clock = { nowMs }
  const counts = { proofs: 0 }
  const app = health({
    proveWritable: async () => void counts.proofs++,
    worker: { isAlive: () => true },
    oldestOwedAtMs: async () => undefined,
    now: () => clock.nowMs,
    log,
    ...changes,
  })
  const ask = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { app, ask, clock, counts, logged }
}

const ready = { status: 'ready', store: 'writable', worker: 'alive', oldestOwedSeconds: 0 }
const brokenStore = { proveWritable: () => Promise.reject(new Error('disk is full')) }

describe('GET /healthz', () => {
  it('answers 200 without asking store or worker', async () => {
    const { ask, counts } = openHealth(brokenStore)
    const { status, headers, body } = await ask('/healthz')
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'live' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(counts.proofs).toBe(0)
  })
})

describe('GET /readyz', () => {
  it('answers 200 when all is well', async () => {
    const { ask, logged } = openHealth()
    const { status, headers, body } = await ask('/readyz')
    expect(status).toBe(200)
    expect(body).toEqual(ready)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(logged).toEqual([])
  })

  it('answers 503 when the store cannot be written', async () => {
    const { status, body } = await openHealth(brokenStore).ask('/readyz')
    expect(status).toBe(503)
    const wrong = { status: 'not ready', store: 'not writable', oldestOwedSeconds: null }
    expect(body).toEqual({ ...ready, ...wrong })
  })

  it('answers 503 when the worker is stuck', async () => {
    const { status, body } = await openHealth({ worker: { isAlive: () => false } }).ask('/readyz')
    expect(status).toBe(503)
    expect(body).toEqual({ ...ready, status: 'not ready', worker: 'stuck' })
  })

  it.each([
    [90.9 * second, { ...ready, oldestOwedSeconds: 90 }],
    [5 * minute, { ...ready, oldestOwedSeconds: 300 }],
    [5 * minute + second, { ...ready, oldestOwedSeconds: 301, outbox: 'late' }],
    [-10 * second, ready],
  ])('answers 200 with a notice owed for %i ms', async (agoMs, expected) => {
    const { ask } = openHealth({ oldestOwedAtMs: async () => nowMs - agoMs })
    const { status, body } = await ask('/readyz')
    expect({ status, body }).toEqual({ status: 200, body: expected })
  })

  it('writes to the store at most once a second, however many ask, and gives no older answer', async () => {
    const { ask, clock, counts } = openHealth()
    await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')))
    clock.nowMs += 999
    await ask('/readyz')
    expect(counts.proofs).toBe(1)
    clock.nowMs += 1
    await ask('/readyz')
    expect(counts.proofs).toBe(2)
  })

  it('asks the store again if the clock was set back', async () => {
    const { ask, clock, counts } = openHealth()
    await ask('/readyz')
    clock.nowMs -= 5.5 * 60 * minute
    await ask('/readyz')
    expect(counts.proofs).toBe(2)
  })

  it('answers 503 after 3 s if the store does not answer, and does not ask it again meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const store = Promise.withResolvers<void>()
    let proofs = 0
    const proveWritable = () => {
      proofs++
      return store.promise
    }
    const { ask, clock, logged } = openHealth({ proveWritable })
    const first = ask('/readyz')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await first).toMatchObject({ status: 503, body: { store: 'not writable' } })
    clock.nowMs += 3 * second
    const again = ask('/readyz')
    await vi.advanceTimersByTimeAsync(3000)
    expect((await again).status).toBe(503)
    expect(proofs).toBe(1)
    expect(logged).toMatchObject([{ failure: { name: 'TimeoutError' } }])
    store.resolve()
    await vi.advanceTimersByTimeAsync(0)
    clock.nowMs += second
    expect((await ask('/readyz')).status).toBe(200)
  })

  it('logs a change once, with the kind of failure', async () => {
    const { ask, clock, logged } = openHealth(brokenStore)
    for (let count = 0; count < 5; count++) {
      await ask('/readyz')
      clock.nowMs += second
    }
    expect(logged).toMatchObject([{ level: 40, store: 'not writable', failure: { name: 'Error' } }])
  })
  it('logs a warning while a notice is late, and logs once no notice is late any more', async () => {
    let owedAtMs: number | undefined = nowMs - 6 * minute
    const { ask, clock, logged } = openHealth({ oldestOwedAtMs: async () => owedAtMs })
    await ask('/readyz')
    owedAtMs = undefined
    clock.nowMs += second
    await ask('/readyz')
    expect(logged).toMatchObject([{ level: 40, outbox: 'late' }, { level: 30 }])
  })
})
