import { describe, expect, it } from 'vitest'
import { unreachable } from './refusals.ts'

describe('an address that does not answer', () => {
  it.each([
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is not trusted'],
    ['http-502', 'something in between answered'],
    ['ETIMEDOUT', 'cannot be reached'],
  ])('is explained by its code %s', (code, says) => {
    expect(unreachable(code).says).toContain(says)
  })
})
