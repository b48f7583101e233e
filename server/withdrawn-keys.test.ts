import { describe, expect, it } from 'vitest'
import { withdrawnIn } from './withdrawn-keys.ts'

describe('a setting of an earlier version', () => {
  it('is named at the start, all of one kind in one line, with the last version that has it', () => {
    const env = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', PORT: '3000' }
    const [line, ...others] = withdrawnIn(env)
    expect(line).toMatch(/^TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are ignored: .*2\.x/)
    expect(line).not.toContain('secret')
    expect(others).toEqual([])
  })

  it('is named in a line for each reason', () => {
    const lines = withdrawnIn({ LIMIT_PER_PHONE: '5', TWILIO_API_URL: 'https://api.twilio.com' })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^LIMIT_PER_PHONE is ignored: /)
  })

  it('is not named where it is empty, as compose files write it', () => {
    expect(withdrawnIn({ TWILIO_AUTH_TOKEN: '', TWILIO_API_URL: ' ', PORT: '3000' })).toEqual([])
  })
})
