import { describe, expect, it } from 'vitest'
import { aChange, aTap, correlationId, wamid } from '../../../test/support/a-webhook.ts'
import { readChanges } from '../../../test/support/read-our-webhook.ts'

const readMessages = (...messages: unknown[]) => readChanges(aChange({ messages }))

describe('messages', () => {
  it.each(['called', 'no-answer'])('a tap on a button that carries %s is a receipt', (kind) => {
    const tap = aTap({ button: { payload: `${kind}:${correlationId}`, text: 'हाँ' } })
    const receipt = {
      kind,
      correlationId,
      providerMessageId: 'wamid.INBOUND',
      failure: undefined,
      happenedAtMs: 1_763_600_100_000,
    }
    expect(readMessages(tap)).toEqual([{ is: 'receipt', receipt }])
  })

  it('so is the reply to an interactive message', () => {
    const interactive = { type: 'button_reply', button_reply: { id: `called:${correlationId}` } }
    const tap = aTap({ type: 'interactive', button: undefined, interactive })
    expect(readMessages(tap)).toMatchObject([{ receipt: { kind: 'called' } }])
  })

  it('is distinguished from the next one under the same message by its own id', () => {
    const taps = readMessages(aTap(), aTap({ id: 'wamid.AGAIN' }))
    expect(taps).toMatchObject([
      { receipt: { providerMessageId: 'wamid.INBOUND' } },
      { receipt: { providerMessageId: 'wamid.AGAIN' } },
    ])
  })

  it('is identified by the tapped message where it has no id, and needs no sender', () => {
    const tap = aTap({ id: undefined, from: undefined, from_user_id: 'IN.1' })
    expect(readMessages(tap)).toMatchObject([{ receipt: { providerMessageId: wamid } }])
    expect(readMessages(aTap({ context: undefined }))).toMatchObject([{ is: 'receipt' }])
  })

  it.each([
    'Called',
    'called:',
    'called:short',
    `called:${'x'.repeat(65)}`,
    `called:${correlationId} `,
    `called:${correlationId}\n`,
    `confirm:${correlationId}`,
    '',
  ])('the payload %j is none of ours', (payload) => {
    expect(readMessages(aTap({ button: { payload } }))).toEqual([{ is: 'ignored', kind: 'button' }])
  })

  it('does not read a text that looks like a payload as a tap', () => {
    const text = { body: `called:${correlationId}` }
    const message = { id: 'wamid.1', type: 'text', text }
    expect(readMessages(message)).toEqual([{ is: 'ignored', kind: 'text' }])
  })
})
