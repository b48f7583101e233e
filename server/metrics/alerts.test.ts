import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('alerts watch only metrics that are served', async () => {
  const alerts = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8')
  const metrics = createMetrics({ oldestOwedAtMs: async () => undefined, now: () => 0 })
  metrics.watchRequests(async () => ({
    toCall: 0,
    overdue: 0,
    needingCall: 0,
    areOutcomesRecorded: false,
  }))
  const { body } = await metrics.text()
  const watched = new Set(alerts.match(/\bcentre_\w+/g))
  expect(watched.size).toBeGreaterThanOrEqual(6)
  for (const name of watched) expect(body).toContain(`# TYPE ${name} `)
})
