import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRequest } from '../../test/hostile/any-request.ts'
import { openAppWithWebhooks } from '../../test/hostile/app-with-webhooks.ts'
import { expectHarmless } from '../../test/hostile/expect-harmless.ts'
import type { HostileRequest } from '../../test/hostile/request.ts'

/** `HOSTILE_REQUESTS=50000 npx vitest run hostile` runs the whole lot. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 1000)
const firstSeed = Number(process.env.HOSTILE_SEED ?? 1)
const perApp = 500

/** 500 requests leave 0.6 MB at most, and 1.4 MB if the server keeps the body of each form. Calls have more bytes. */
const maxGrowthBytes = 1024 * 1024

/** Fills a short body with characters that its format ignores, because the limit cannot show a leak of short bodies. */
function filled(request: HostileRequest): HostileRequest {
  const { to, body } = request
  const filler = { call: ' ', form: '&', page: '', whatsapp: '' }[to]
  if (body === undefined || body.length > 1024 || body.length % 4 === 0) return request
  return { ...request, body: Buffer.concat([body, Buffer.from(filler.repeat(14 * 1024))]) }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Collects twice, because V8 frees some buffers only in a turn after the first time. */
async function usedMemory(): Promise<number> {
  collectGarbage()
  await new Promise((later) => setTimeout(later, 50))
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

describe('any request to the server', () => {
  const memoryAfter: number[] = []
  for (let seed = firstSeed; seed < firstSeed + requests / perApp; seed++) {
    it(`has a status below 500, and is stored whole or not at all: ${perApp} requests, seed ${seed}`, async () => {
      const testApp = await openAppWithWebhooks()
      const harmless = fc.asyncProperty(anyRequest, (request) =>
        expectHarmless(testApp, filled(request)),
      )
      await fc.assert(harmless, { seed, numRuns: perApp })
      await testApp.database.close()
      testApp.logged.length = 0
      memoryAfter.push(await usedMemory())
    }, 120_000)
  }

  it('leaves nothing behind in memory', () => {
    const [first = 0] = memoryAfter
    const growth = (memoryAfter.at(-1) ?? 0) - first
    expect(growth).toBeLessThan(maxGrowthBytes * (memoryAfter.length - 1))
  })
})
