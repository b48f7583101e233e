import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eventually } from '../test/support/eventually.ts'
import { noticeSend, outcomeOf, startTestFake } from '../test/support/fake-whatsapp.ts'

/** Other tests use these faults, but would not notice a fake that does not cause them. */

it.each([
  ['slow', 0],
  ['late', 1],
] as const)(
  "the fault '%s' answers after its delay, and %i messages are stored before that",
  async (kind, before) => {
    const { fake, send } = await startTestFake()
    fake.failNext({ kind, delayMs: 400 })
    let isAnswered = false
    const sending = send(noticeSend()).finally(() => {
      isAnswered = true
    })
    await setTimeout(200)
    // A slow machine may store the message only now.
    await eventually(() => expect(fake.messages).toHaveLength(before))
    expect(isAnswered).toBe(false)
    expect(outcomeOf(await sending)).toBe('200/ok')
    expect(fake.messages).toHaveLength(1)
  },
)
