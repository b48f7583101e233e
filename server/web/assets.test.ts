import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { assets } from './assets.ts'

function ask(headers: Record<string, string>, method = 'GET') {
  const asset = { contentType: 'text/javascript', bytes: new Uint8Array([59]) }
  const pauses: number[] = []
  const pause = async (ms: number) => pauses.push(ms)
  const app = new Hono()
  app.use(assets({ files: new Map([['/assets/form.js', asset]]) }, pause))
  return { pauses, answer: app.request('/assets/form.js', { headers, method }) }
}

describe('an asset', () => {
  it.each([{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }])(
    'is sent only after a pause if it is prefetched, so that the page is painted first: %o',
    async (headers) => {
      const { pauses, answer } = ask(headers)
      expect((await answer).status).toBe(200)
      expect(pauses).toEqual([1500])
    },
  )

  it('is left out of the answer to a HEAD request', async () => {
    const { answer } = ask({}, 'HEAD')
    expect([(await answer).status, await (await answer).text()]).toEqual([200, ''])
  })

  it('is sent at once when it is needed', async () => {
    const { pauses, answer } = ask({ 'sec-fetch-dest': 'script' })
    expect((await answer).status).toBe(200)
    expect(pauses).toEqual([])
  })
})
