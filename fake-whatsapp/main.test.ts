import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('prints its address, answers there, and ends with 0 on SIGTERM', async () => {
  const fake = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { ...process.env, WHATSAPP_API_URL: 'http://127.0.0.1:0' },
  })
  const [printed] = await once(fake.stdout, 'data')
  const address = /http:\S+/.exec(String(printed))?.[0] ?? ''
  expect((await fetch(address)).status).toBe(200)
  fake.kill('SIGTERM')
  expect(await once(fake, 'exit')).toEqual([0, null])
})
