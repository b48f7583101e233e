import { startFakeWhatsApp } from './server.ts'

const fake = await startFakeWhatsApp({
  templates: 'any',
  port: Number(process.env.FAKE_PORT ?? 4010),
})
process.stdout.write(`Fake WhatsApp: ${fake.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.stop())
