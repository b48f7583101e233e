import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMetrics, type StoreFigures } from './metrics.ts'

const nowMs = 1_763_700_000_000

const emptyStore = {
  oldestOwedAtMs: undefined,
  toCall: 0,
  overdue: 0,
  needingCall: 0,
  areOutcomesRecorded: false,
}

function openMetrics(readStore: () => Promise<StoreFigures> = async () => emptyStore) {
  const metrics = createMetrics({ readStore, now: () => nowMs })
  const lines = async () => (await metrics.text()).body.split('\n')
  return { metrics, lines }
}

describe('the outbox', () => {
  it.each([
    ['nothing is owed', undefined, 0],
    ['a notice has been owed for 90 s', nowMs - 90_000, 90],
    ['a notice is not yet due', nowMs + 90_000, 0],
  ])('shows the age of the oldest notice when %s', async (_case, oldestOwedAtMs, seconds) => {
    const { lines } = openMetrics(async () => ({ ...emptyStore, oldestOwedAtMs }))
    expect(await lines()).toContain(`centre_oldest_owed_seconds ${seconds}`)
  })

  it('counts the alarms', async () => {
    const { metrics, lines } = openMetrics()
    metrics.alarmRaised()
    metrics.alarmRaised()
    expect(await lines()).toContain('centre_alarms_total 2')
  })
})

it('counts refusals by their reason, each from 0 on', async () => {
  const { metrics, lines } = openMetrics()
  const of = (reason: string, count: number) =>
    `centre_requests_refused_total{reason="${reason}"} ${count}`
  expect(await lines()).toEqual(expect.arrayContaining([of('too-many', 0), of('error', 0)]))
  metrics.requestRefused('too-many')
  expect(await lines()).toEqual(expect.arrayContaining([of('too-many', 1), of('error', 0)]))
})

describe('open requests', () => {
  const names = [
    'requests_unacknowledged',
    'requests_overdue',
    'requests_needing_call',
    'outcomes_recorded',
  ]

  it('are counted once each time the metrics are read, for all four gauges together', async () => {
    let looks = 0
    const { lines } = openMetrics(async () => ({
      oldestOwedAtMs: undefined,
      toCall: ++looks,
      overdue: looks + 10,
      needingCall: looks + 20,
      areOutcomesRecorded: true,
    }))
    for (const base of [1, 2]) {
      const values = [base, base + 10, base + 20, 1]
      const expected = names.map((name, index) => `centre_${name} ${values[index]}`)
      expect(await lines()).toEqual(expect.arrayContaining(expected))
    }
  })

  it('have the value Nan, without failing the other metrics, while the store cannot be read', async () => {
    const { lines } = openMetrics(() => Promise.reject(new Error('gone')))
    const unknown = ['oldest_owed_seconds', ...names].map((name) => `centre_${name} Nan`)
    expect(await lines()).toEqual(
      expect.arrayContaining([...unknown, 'centre_requests_accepted_total 0']),
    )
  })
})

it('alerts watch only metrics that are served', async () => {
  const alerts = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8')
  const { body } = await openMetrics().metrics.text()
  const watched = new Set(alerts.match(/\bcentre_\w+/g))
  expect(watched.size).toBeGreaterThanOrEqual(6)
  for (const name of watched) expect(body).toContain(`# TYPE ${name} `)
})
