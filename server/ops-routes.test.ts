import { expect, it } from 'vitest'
import { openAppWithWebhooks } from '../test/hostile/app-with-webhooks.ts'
import { appSecret } from '../test/hostile/callbacks.ts'
import { aChange, aSignedPost, aStatus, aWebhook } from '../test/support/a-webhook.ts'

it('the metrics count a failure once, even if a provider reports it later and repeatedly', async () => {
  const { app, metrics } = await openAppWithWebhooks()
  const errors = [{ code: 131026 }]
  const statuses = [aStatus(), aStatus({ status: 'failed', errors })]
  const webhook = aSignedPost(aWebhook(aChange({ statuses }), aChange({ statuses })), appSecret)
  for (let times = 0; times < 2; times++) await app.request('/api/whatsapp-webhook', webhook)
  expect((await metrics.text()).body).toContain(
    'centre_notices_failed_total{channel="whatsapp-cloud",class="recipient",code="131026"} 1',
  )
})
