import { aFullBooking, book, post } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'

test('logs and metrics of a whole run hold no name, phone, e-mail or test', async ({
  request,
  startServer,
}) => {
  const testServer = await startServer({
    METRICS_PORT: '0',
    WHATSAPP_APP_SECRET: 'fake-app-secret',
    WHATSAPP_VERIFY_TOKEN: 'verify',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.org',
    STAFF_EMAIL: 'reception@example.org',
    OWNER_EMAIL: 'owner@example.org',
  })
  const data = aFullBooking({ tests: ['Tumor Markers', 'MRI Scan'], phone: '+91-98111 22233' })
  const { fake, url } = testServer
  fake.setWebhooks({ url: `${url}/api/whatsapp-webhook`, deliveredMs: 10 })
  // Each step uses personal data in another part of the server, and some steps fail.
  await book(url, data)
  await expect.poll(() => fake.messages.length).toBe(1)
  await fake.tap(fake.messages[0]?.wamid ?? '', 0)
  await fake.writeText('919810000001', `Called ${data.name}`)
  await post(url, { ...data, date: '1999-01-01', name: `${data.name}`.repeat(20) })
  fake.failWhile({ kind: 'graph', code: 131026 })
  await post(url, { ...data, time: '12:00 PM' })
  const query = new URLSearchParams({ ...data, tests: data.tests.join(',') })
  await request.get(`${url}/appointment-confirmation?${query}`)
  await request.get(`${url}/no-such-page?${query}`)
  const failedByMail = () =>
    testServer.lines.some(({ channel, failure }) => channel === 'email' && failure !== undefined)
  await expect.poll(failedByMail).toBe(true)

  const { url: metricsUrl = '' } =
    testServer.lines.find(({ msg }) => /metrics/.test(String(msg))) ?? {}
  const metrics = await (await request.get(String(metricsUrl))).text()
  expect(metrics).toContain('centre_requests_accepted_total 2')
  expect(metrics).toMatch(/^centre_requests_needing_call 0$/m)
  // Leaves out values, because a measured duration may contain the digits of the phone number by chance.
  const named = metrics.replaceAll(/ \S+$/gm, '')
  const logged = testServer.lines.map(({ time: _, ...line }) => JSON.stringify(line))
  const written = [...logged, named].join('\n')
  const [first = '', last = ''] = data.name.split(' ')
  for (const personal of [
    last,
    first,
    '98111',
    '22233',
    'example.com',
    'Tumor',
    'MRI',
    'Wheelchair',
  ]) {
    expect(written).not.toContain(personal)
  }
  // The logs must not have the number of the staff either. A wamid encodes this number.
  expect(written).not.toContain('9810000001')
  expect(written).not.toContain('wamid')
})
