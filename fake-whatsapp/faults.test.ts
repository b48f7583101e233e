import { expect, it } from 'vitest'
import { noticeSend, outcomeOf, startTestFake } from '../test/support/fake-whatsapp.ts'

/** The faults whose absence the tests that use them would not notice. */

it.each([
  ['slow', 0],
  ['late', 1],
] as const)(
  "the fault '%s' answers after its delay, and %i messages are stored before that",
  async (kind, before) => {
    const { fake, clock, send } = await startTestFake()
    fake.failNext({ kind, delayMs: 12_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBeGreaterThan(0)
    expect(fake.messages).toHaveLength(before)
    clock.advance(12_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
    expect(fake.messages).toHaveLength(1)
  },
)
