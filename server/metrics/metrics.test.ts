import { describe, expect, it } from 'vitest'
import { createMetrics, type MetricsDeps } from './metrics.ts'

const nowMs = 1_763_700_000_000

function openMetrics(changes: Partial<MetricsDeps> = {}) {
  const metrics = createMetrics({
    oldestOwedAtMs: async () => undefined,
    now: () => nowMs,
    ...changes,
  })
  const lines = async () => (await metrics.text()).body.split('\n')
  const seriesOf = async (name: string) => (await lines()).filter((line) => line.startsWith(name))
  return { metrics, lines, seriesOf }
}

describe('notices', () => {
  it('are counted by channel and kind, failures by channel, class and code', async () => {
    const { metrics, lines } = openMetrics()
    metrics.noticeAccepted('whatsapp-cloud', 'request')
    metrics.noticeAccepted('whatsapp-cloud', 'summary')
    metrics.noticeFailed('email', { class: 'auth', code: 'EAUTH' })
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'centre_notices_accepted_total{channel="whatsapp-cloud",kind="request"} 1',
        'centre_notices_accepted_total{channel="whatsapp-cloud",kind="summary"} 1',
        'centre_notices_failed_total{channel="email",class="auth",code="EAUTH"} 1',
      ]),
    )
  })

  it('are counted under at most 101 codes, none of which has personal data', async () => {
    const { metrics, seriesOf } = openMetrics()
    for (let code = 0; code < 500; code++) {
      metrics.noticeFailed('whatsapp-cloud', { class: 'recipient', code: String(131_000 + code) })
    }
    for (const code of ['+919810000001', '919810000001', 'Asha Verma', 'asha@example.com']) {
      metrics.noticeFailed('whatsapp-cloud', { class: 'recipient', code })
    }
    const series = await seriesOf('centre_notices_failed_total')
    expect(series).toHaveLength(101)
    expect(series.at(-1)).toMatch(/code="other"} 404$/)
    expect(series.join()).not.toMatch(/9810000001|Asha|asha/)
  })
})

describe('the outbox', () => {
  it.each([
    ['nothing is owed', async () => undefined, '0'],
    ['a notice has been owed for 90 s', async () => nowMs - 90_000, '90'],
    ['a notice is not yet due', async () => nowMs + 90_000, '0'],
    ['the store cannot be read', () => Promise.reject(new Error('gone')), 'Nan'],
  ])('shows the age of the oldest notice when %s', async (_case, oldestOwedAtMs, seconds) => {
    const { lines } = openMetrics({ oldestOwedAtMs })
    expect(await lines()).toContain(`centre_oldest_owed_seconds ${seconds}`)
  })

  it('shows circuits, the last webhook and alarms', async () => {
    const { metrics, lines, seriesOf } = openMetrics()
    metrics.circuitChanged('whatsapp-cloud', true)
    metrics.circuitChanged('email', true)
    metrics.circuitChanged('email', false)
    metrics.webhookTaken()
    metrics.alarmRaised('template-paused appointment_request')
    metrics.alarmRaised('Asha Verma cannot be reached')
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'centre_circuit_open{channel="whatsapp-cloud"} 1',
        'centre_circuit_open{channel="email"} 0',
        'centre_last_webhook_timestamp_seconds 1763700000',
      ]),
    )
    expect(await seriesOf('centre_alarms_total')).toEqual([
      'centre_alarms_total{kind="template-paused"} 1',
      'centre_alarms_total{kind="other"} 1',
    ])
  })
})

describe('open requests', () => {
  const names = [
    'requests_unacknowledged',
    'requests_overdue',
    'requests_needing_call',
    'outcomes_recorded',
  ]

  it('are counted once each time the metrics are read, for all four gauges together', async () => {
    const { metrics, lines } = openMetrics()
    let looks = 0
    metrics.watchRequests(async () => ({
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
    const { metrics, lines } = openMetrics()
    metrics.watchRequests(() => Promise.reject(new Error('gone')))
    const unknown = names.map((name) => `centre_${name} Nan`)
    expect(await lines()).toEqual(
      expect.arrayContaining([...unknown, 'centre_requests_accepted_total 0']),
    )
  })
})
