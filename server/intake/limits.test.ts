import { describe, expect, it } from 'vitest'
import { createLimits, type Limits } from './limits.ts'

const config = { perAddress: 3, overall: 4 }

/** Counts how many of a series of requests are admitted. */
function admitted(limits: Limits, count: number, address: (index: number) => string): number {
  const all = Array.from({ length: count }, (_, index) => limits.admit(address(index)))
  return all.filter(({ isAdmitted }) => isAdmitted).length
}

describe('limits', () => {
  it('admit the configured number from one address, and say when it may send the next', () => {
    let uptimeMs = 5_000
    const limits = createLimits({ perAddress: 3, overall: 8 }, () => uptimeMs)
    expect(admitted(limits, 3, () => '192.0.2.1')).toBe(3)
    uptimeMs += 20_000
    expect(limits.admit('192.0.2.1')).toEqual({ isAdmitted: false, retryAfterSeconds: 580 })
    expect(limits.admit('192.0.2.2')).toMatchObject({ isAdmitted: true })
    uptimeMs += 580_000
    expect(admitted(limits, 4, () => '192.0.2.1')).toBe(3)
  })

  it('mark the requests beyond the overall limit, and one of these as the first', () => {
    const limits = createLimits(config)
    const all = Array.from({ length: 40 }, (_, index) => limits.admit(`a${index}`))
    expect(all.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(40)
    expect(all.filter((each) => each.isAdmitted && each.isBeyondLimit)).toHaveLength(36)
    expect(all.findIndex((each) => each.isAdmitted && each.isFirstBeyondLimit)).toBe(4)
  })

  it('refuse every address of a /56 once the limit of the /56 is used up, and admit other addresses', () => {
    const limits = createLimits({ perAddress: 3, overall: 13 })
    const in56 = (index: number) => `2001:db8:0:ab${10 + (index % 6)}`
    expect(admitted(limits, 12, in56)).toBe(12)
    expect(admitted(limits, 9, () => '2001:db8:0:abff')).toBe(0)
    // The refused requests were not charged to the overall limit.
    expect(limits.admit('192.0.2.1')).toMatchObject({ isAdmitted: true, isBeyondLimit: false })
  })

  it('refuse an address that sends too many wishes without a proof, even on a quiet day', () => {
    const limits = createLimits({ perAddress: 3, overall: 1000 })
    const wishes = Array.from({ length: 5 }, () => limits.chargeAddress('a').isAdmitted)
    expect(wishes).toEqual([true, true, true, false, false])
  })

  it('are off at 0', () => {
    const limits = createLimits({ perAddress: 0, overall: 0 })
    expect(admitted(limits, 5000, () => 'a')).toBe(5000)
    expect(limits.admit('a')).toMatchObject({ isBeyondLimit: false })
  })

  it('forget the address that was counted first once ten thousand others are counted', () => {
    const limits = createLimits({ perAddress: 3, overall: 0 })
    expect(admitted(limits, 4, () => 'first')).toBe(3)
    expect(admitted(limits, 4, () => 'second')).toBe(3)
    admitted(limits, 9_999, (index) => `a${index}`)
    expect(limits.admit('second').isAdmitted).toBe(false)
    expect(limits.admit('first').isAdmitted).toBe(true)
  })
})

/**
 * `stored` counts the stored requests, `told` those of them about which reception gets a separate message.
 * `books` says whether somebody else can book afterwards.
 */
describe('attackers, against the default limits', () => {
  const defaults = { perAddress: 10, overall: 60 }
  const in56 = (index: number) => `2001:db8:0:ab${(index % 256).toString(16).padStart(2, '0')}`
  const in48 = (index: number) => `2001:db8:0:${(index % 256).toString(16)}00`
  const many = (index: number) => `a${index}`
  const five = (index: number) => `a${index % 5}`
  const knowsPatient = 'five addresses, and knows the number of a patient'
  const proxied = 'nobody: a proxy shows 15 patients as one'

  it.each([
    { who: 'one address', tries: 500, address: () => 'a', stored: 15, told: 15, books: true },
    { who: 'one /56, 256 networks', tries: 2048, address: in56, stored: 40, told: 40, books: true },
    { who: 'one /48, 256 homes', tries: 2048, address: in48, stored: 1500, told: 60, books: false },
    { who: '1,000 addresses', tries: 1000, address: many, stored: 1000, told: 60, books: true },
    { who: '2,000 addresses', tries: 2000, address: many, stored: 1500, told: 60, books: false },
    { who: knowsPatient, tries: 100, address: five, stored: 50, told: 50, books: true },
    { who: proxied, tries: 15, address: () => 'proxy', stored: 15, told: 15, books: true },
  ])(
    'of $tries requests, $stored are stored if the attacker is $who',
    ({ tries, address, stored, told, books }) => {
      const limits = createLimits(defaults)
      const admissions = Array.from({ length: tries }, (_, index) => limits.admit(address(index)))
      const admitted = admissions.filter((each) => each.isAdmitted)
      expect(admitted).toHaveLength(stored)
      expect(admitted.filter(({ isBeyondLimit }) => !isBeyondLimit)).toHaveLength(told)
      expect(limits.admit('somebody else').isAdmitted).toBe(books)
    },
  )
})
