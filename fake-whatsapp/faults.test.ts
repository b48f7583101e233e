import { expect, it } from 'vitest'
import { noticeSend, outcomeOf, startTestFake } from '../test/support/fake-whatsapp.ts'

/** The faults of the stand-in for WhatsApp, on which other tests rely. */

it('a failNext fault is used once, in the order given, and a failWhile fault lasts until healed', async () => {
  const { fake, send } = await startTestFake()
  fake.failWhile({ kind: 'graph', code: 131000 })
  fake.failNext({ kind: 'graph', code: 131016 })
  fake.failNext({ kind: 'graph', code: 130429 })
  const outcomes = []
  for (let count = 0; count < 3; count += 1) outcomes.push(outcomeOf(await send(noticeSend())))
  expect(outcomes).toEqual(['500/131016', '400/130429', '500/131000'])
  await fake.heal()
  expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  expect(fake.messages).toHaveLength(1)
})

it.each([
  ['drop', 0],
  ['record-then-drop', 1],
] as const)(
  "the fault '%s' ends the connection unanswered, and %i messages are stored",
  async (kind, count) => {
    const { fake, send } = await startTestFake()
    fake.failNext({ kind })
    await expect(send(noticeSend())).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } })
    expect(fake.messages).toHaveLength(count)
  },
)

it('a fake that is down refuses connections until healed, then answers at the same address', async () => {
  const { fake, send } = await startTestFake()
  await fake.goDown()
  await expect(send(noticeSend())).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await fake.heal()
  expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
})

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
