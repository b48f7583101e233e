import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { noticeSend, outcomeOf, startTestFake } from '../test/support/fake-whatsapp.ts'

/** The faults whose absence the tests that use them would not notice. */

it.each([
  ['slow', 0],
  ['late', 1],
] as const)(
  "the fault '%s' answers after its delay, and %i messages are stored before that",
  async (kind, before) => {
    const { fake, send } = await startTestFake()
    fake.failNext({ kind, delayMs: 400 })
    const sending = send(noticeSend())
    await setTimeout(200)
    expect(fake.messages).toHaveLength(before)
    expect(outcomeOf(await sending)).toBe('200/ok')
    expect(fake.messages).toHaveLength(1)
  },
)
