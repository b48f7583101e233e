import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { startFakeWhatsApp } from './server.ts'
import { templateSchema } from './templates.ts'

/** Slow enough to see the ticks change. */
const visibleTimes = { sentMs: 400, deliveredMs: 1_500, readMs: 6_000 }

const env = z
  .object({
    FAKE_PORT: z.coerce.number().int().default(4010),
    FAKE_ACCESS_TOKEN: z.string().optional(),
    FAKE_WEBHOOK_URL: z.url().optional(),
    FAKE_APP_SECRET: z.string().optional(),
    /** A JSON file with a list of templates; any template is accepted without it. */
    FAKE_TEMPLATES: z.string().optional(),
  })
  .parse(process.env)

const fake = await startFakeWhatsApp({
  templates: await readTemplates(env.FAKE_TEMPLATES),
  port: env.FAKE_PORT,
  accessToken: env.FAKE_ACCESS_TOKEN,
  appSecret: env.FAKE_APP_SECRET,
  webhooks: { ...visibleTimes, url: env.FAKE_WEBHOOK_URL ?? null },
})
process.stdout.write(`Fake WhatsApp: ${fake.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.stop())

async function readTemplates(path: string | undefined) {
  if (path === undefined) return 'any'
  return z.array(templateSchema).parse(JSON.parse(await readFile(path, 'utf8')))
}
