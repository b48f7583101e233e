import { expect, it } from 'vitest'
import { aDraft } from '../../test/support/a-request.ts'
import { limitConcurrency } from './limit-concurrency.ts'

it('takes a request again once another has failed', async () => {
  const failing = async () => {
    throw new Error('broken')
  }
  const { acceptRequest } = limitConcurrency(failing, 1)
  const submission = {
    draft: aDraft(),
    idempotencyKey: undefined,
    address: '',
    language: 'en',
  } as const
  for (let sent = 0; sent < 2; sent++) {
    await expect(acceptRequest(submission)).rejects.toThrow('broken')
  }
})
