import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { withPublished } from '../../domain/centre/centre-now.ts'
import { delhiInstant, delhiTime } from '../../domain/time/delhi-time.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { cachedPage } from './page-cache.ts'

function aPage() {
  const clock = { nowMs: fridayTenAm }
  const state = { drawn: 0, centre: withPublished(centre, []) }
  const draw = (nowMs: number) => {
    state.drawn++
    return `<p>${delhiTime(nowMs)}</p>`
  }
  const app = new Hono()
  const deps = { now: () => clock.nowMs, centreNow: () => state.centre, securityHeaders: {} }
  app.get('/', cachedPage(draw, deps))
  const get = (headers: Record<string, string> = {}) => app.request('/', { headers })
  return { clock, state, get }
}

describe('a cached page', () => {
  it('is rendered once, also for concurrent requests', async () => {
    const { state, get } = aPage()
    await Promise.all([get(), get(), get()])
    expect(await (await get()).text()).toBe('<p>10:00 AM</p>')
    expect(state.drawn).toBe(1)
  })

  it('is rendered again after a publication, even one that comes during a rendering', async () => {
    const { state, get } = aPage()
    await get()
    state.centre = withPublished(centre, [])
    const first = get()
    state.centre = withPublished(centre, [])
    await Promise.all([first, get()])
    expect(state.drawn).toBe(3)
    await get()
    expect(state.drawn).toBe(3)
  })

  it('is rendered again when the clock was set back', async () => {
    const { clock, state, get } = aPage()
    await get()
    clock.nowMs -= 5.5 * 60 * 60_000
    expect(await (await get()).text()).toBe('<p>4:30 AM</p>')
    await get()
    expect(state.drawn).toBe(2)
  })

  it('is rendered again at closing, at midnight and at opening', async () => {
    const { clock, state, get } = aPage()
    const turns = [
      delhiInstant('2026-11-20', 20 * 60 + 30),
      delhiInstant('2026-11-21', 0),
      delhiInstant('2026-11-21', 8 * 60 + 30),
    ]
    await get()
    for (const [index, turn] of turns.entries()) {
      clock.nowMs = turn - 1
      await get()
      expect(state.drawn).toBe(index + 1)
      clock.nowMs = turn
      expect(await (await get()).text()).toContain(delhiTime(turn))
    }
  })

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.8, br;q=0', gunzipSync],
  ])('is sent as %s to a browser that accepts "%s"', async (encoding, accepted, decode) => {
    const response = await aPage().get({ 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(decode(await response.arrayBuffer()).toString()).toBe('<p>10:00 AM</p>')
  })

  it('is sent uncompressed to clients that accept nothing else', async () => {
    expect((await aPage().get()).headers.get('content-encoding')).toBeNull()
  })

  it('answers 304 for the same bytes, and 200 for another encoding', async () => {
    const { get } = aPage()
    const br = { 'accept-encoding': 'br' }
    const etag = (await get(br)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{10}-br"$/)
    const again = await get({ ...br, 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get({ 'if-none-match': etag })).status).toBe(200)
  })
})
