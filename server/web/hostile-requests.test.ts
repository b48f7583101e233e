import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRequest } from '../../test/hostile/any-request.ts'
import { openAppWithWebhooks } from '../../test/hostile/app-with-webhooks.ts'
import { expectHarmless } from '../../test/hostile/expect-harmless.ts'

/** `HOSTILE_REQUESTS=50000 npx vitest run hostile` runs the whole lot; see docs/decisions. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 1000)
const firstSeed = Number(process.env.HOSTILE_SEED ?? 1)
const perApp = 500

/** Far more than the heap varies after garbage collection, far less than one leaked body for each request. */
const maxGrowthBytes = 40 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

describe('any request to the server', () => {
  const heapAfter: number[] = []
  for (let seed = firstSeed; seed < firstSeed + requests / perApp; seed++) {
    it(`has a status below 500, and is stored whole or not at all: ${perApp} requests, seed ${seed}`, async () => {
      const testApp = await openAppWithWebhooks()
      const harmless = fc.asyncProperty(anyRequest, (request) => expectHarmless(testApp, request))
      await fc.assert(harmless, { seed, numRuns: perApp })
      await testApp.database.close()
      testApp.logged.length = 0
      collectGarbage()
      heapAfter.push(process.memoryUsage().heapUsed)
    }, 120_000)
  }

  it('leaves nothing behind in memory', () => {
    const [first = 0] = heapAfter
    expect((heapAfter.at(-1) ?? 0) - first).toBeLessThan(maxGrowthBytes)
  })
})
