import approved from '../../fake-whatsapp/approved-templates.json' with { type: 'json' }
import { templateSchema } from '../../fake-whatsapp/templates.ts'
import { expect, test } from '../support/server-test.ts'

const webhook = { WHATSAPP_APP_SECRET: 'fake-app-secret', WHATSAPP_VERIFY_TOKEN: 'a-word' }

test('check --send shows a test message accepted, delivered and tapped', async ({
  startServer,
}) => {
  const testServer = await startServer(webhook)
  const { fake, url } = testServer
  fake.setTemplates(templateSchema.array().parse(approved))
  fake.setWebhooks({ url: `${url}/api/whatsapp-webhook` })
  const checking = testServer.say('check', '--send', '--wait', '60')
  // A tap that comes before the receipt says that it was delivered as well.
  await expect.poll(() => fake.messages[0]?.statuses, { timeout: 30_000 }).toContain('delivered')
  await fake.tap(fake.messages[0]?.wamid ?? '', 0)
  const told = await checking
  for (const step of ['accepted', 'delivered', 'tapped: "Called"']) {
    expect(told).toContain(`ok       test message to …001: ${step}`)
  }
  expect(told).not.toContain('PROBLEM')
})
