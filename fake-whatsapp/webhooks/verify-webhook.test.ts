import { describe, expect, it } from 'vitest'
import { openPair } from '../test-webhooks.ts'

describe('verification', () => {
  it('is true only when the challenge comes back', async () => {
    const { fake } = await openPair()
    expect(await fake.verifyWebhook('verify-token')).toBe(false)
  })
})
