import { expect, it } from 'vitest'
import { uuidOfAddress } from './uuid-of-address.ts'

it('is the UUID of version 5, as RFC 9562 makes it', () => {
  // What Python's uuid5(NAMESPACE_URL, …) answers.
  expect(uuidOfAddress('https://centre.example/')).toBe('8e8bb5c9-d767-59ce-966e-29891a19f082')
})
