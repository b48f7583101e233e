import { describe, expect, it } from 'vitest'
import { address, openWebhook, verifyToken } from '../../../test/support/open-webhook.ts'

describe('GET /api/whatsapp-webhook', () => {
  const ask = (query: Record<string, string>) => {
    const asked = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': verifyToken,
      'hub.challenge': '1158201444',
      ...query,
    })
    return openWebhook().app.request(`${address}?${asked}`)
  }

  it('answers the bare challenge to our verify token', async () => {
    const response = await ask({})
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('1158201444')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it.each([
    ['another word', { 'hub.verify_token': 'guess' }],
    ['no word', { 'hub.verify_token': '' }],
    ['another mode', { 'hub.mode': 'unsubscribe' }],
  ])('answers 403 to %s', async (_case, query) => {
    const response = await ask(query)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('1158201444')
  })

  it.each(['', '<script>', 'x'.repeat(201), 'a b'])(
    'answers 400 to the challenge %j',
    async (challenge) => {
      expect((await ask({ 'hub.challenge': challenge })).status).toBe(400)
    },
  )
})
