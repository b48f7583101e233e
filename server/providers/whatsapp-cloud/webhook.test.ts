import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aChange,
  aStatus,
  aTap,
  aWebhook,
  correlationId,
  sampleBody,
  wamid,
} from '../../../test/support/a-webhook.ts'
import { nowMs, read, readChanges } from '../../../test/support/open-webhook.ts'
import type { NewReceipt } from '../../providers/provider.ts'

describe('the public samples', () => {
  it.each([
    ['wh-status-sent-pmp-with-conversation', 'sent', 1_750_030_073_000],
    ['wh-status-delivered-cbp', 'delivered', 1_750_263_773_000],
  ])('%s is a receipt', (name, kind, happenedAtMs) => {
    expect(read(sampleBody(name))).toEqual([
      {
        is: 'receipt',
        receipt: {
          kind,
          providerMessageId: expect.stringMatching(/^wamid\./),
          correlationId: undefined,
          failure: undefined,
          happenedAtMs,
        },
      },
    ])
  })

  it.each(['wh-in-template-quick-reply-button', 'wh-in-text'])('%s is ignored', (name) => {
    expect(read(sampleBody(name))).toEqual([])
  })
})

describe('changes', () => {
  it('of another number are ignored, except for taps under messages of the centre', () => {
    const metadata = { phone_number_id: '999' }
    const text = { id: 'wamid.1', type: 'text', text: { body: 'called' } }
    const change = aChange({ metadata, messages: [text, aTap()], statuses: [aStatus()] })
    expect(readChanges(change)).toMatchObject([{ is: 'receipt', receipt: { kind: 'called' } }])
  })

  it('without a number are read', () => {
    const change = aChange({ metadata: undefined, statuses: [aStatus()] })
    expect(readChanges(change)).toMatchObject([{ is: 'receipt' }])
  })

  it('that are malformed do not affect the others', () => {
    const good = aChange({ statuses: [aStatus()] })
    const odd = [null, 7, {}, { field: 'messages' }, { value: [] }, { field: {}, value: {} }]
    expect(readChanges(good, ...odd, good)).toMatchObject([{ is: 'receipt' }, { is: 'receipt' }])
  })

  it('with errors of the whole account raise alarms', () => {
    const errors = [{ code: 130429, title: 'Rate limit hit' }, 'odd']
    expect(readChanges(aChange({ errors }))).toEqual([
      { is: 'alarm', subject: 'webhook-error 130429' },
      { is: 'alarm', subject: 'webhook-error without-code' },
    ])
  })
})

describe('readWebhook', () => {
  it('never throws, and never returns a receipt that cannot be stored', () => {
    const json = fc.jsonValue({ maxDepth: 3 })
    const statuses = fc.array(oddPart(aStatus(), json), { maxLength: 3 })
    const messages = fc.array(oddPart(aTap(), json), { maxLength: 3 })
    const change = fc.oneof(
      json,
      fc.record({ field: json, value: json }),
      fc.record({ field: fc.string(), value: fc.record({ statuses, messages }) }),
    )
    const webhook = fc.array(change, { maxLength: 3 }).map((changes) => aWebhook(...changes))
    fc.assert(
      fc.property(fc.oneof(json, webhook), (body) => {
        const findings = read(body) ?? []
        return findings.every((finding) => finding.is !== 'receipt' || canBeKept(finding.receipt))
      }),
      { numRuns: 300 },
    )
  })
})

function canBeKept({ providerMessageId, correlationId: id = '', happenedAtMs }: NewReceipt) {
  const isPlain = /^[\x21-\x7e]+$/.test(providerMessageId) && /^[\x21-\x7e]*$/.test(id)
  return isPlain && happenedAtMs > 0 && happenedAtMs <= nowMs
}

/** Makes a status or a tap in which any one part may be any JSON. */
function oddPart(whole: object, json: fc.Arbitrary<unknown>) {
  return fc
    .tuple(fc.constantFrom(...Object.keys(whole)), fc.oneof(json, fc.constantFrom('\0', '\ud800')))
    .map(([key, odd]) => ({ ...whole, [key]: odd }))
}

/** Reads messages from JSON, because JSON leaves out undefined fields, and so does Meta. */
const readMessages = (...messages: unknown[]) =>
  readChanges(JSON.parse(JSON.stringify(aChange({ messages }))))

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

  it('a tap on a reply button of an interactive message counts too', () => {
    const interactive = { type: 'button_reply', button_reply: { id: `called:${correlationId}` } }
    const tap = aTap({ type: 'interactive', button: undefined, interactive })
    expect(readMessages(tap)).toMatchObject([{ receipt: { kind: 'called' } }])
  })

  it('two taps under the same message are told apart by their own ids', () => {
    const taps = readMessages(aTap(), aTap({ id: 'wamid.AGAIN' }))
    expect(taps).toMatchObject([
      { receipt: { providerMessageId: 'wamid.INBOUND' } },
      { receipt: { providerMessageId: 'wamid.AGAIN' } },
    ])
  })

  it('a tap without an id gets the id of the tapped message, and needs no sender', () => {
    const tap = aTap({ id: undefined, from: undefined, from_user_id: 'IN.1' })
    expect(readMessages(tap)).toMatchObject([{ receipt: { providerMessageId: wamid } }])
    expect(readMessages(aTap({ context: undefined }))).toMatchObject([{ is: 'receipt' }])
    const bare = readMessages(aTap({ id: undefined, context: undefined }))
    expect(bare).toMatchObject([{ receipt: { kind: 'called', correlationId } }])
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
  ])('the payload %j is ignored', (payload) => {
    expect(readMessages(aTap({ button: { payload } }))).toEqual([])
  })

  it('a text that looks like a payload is not read as a tap', () => {
    const text = { body: `called:${correlationId}` }
    const message = { id: 'wamid.1', type: 'text', text }
    expect(readMessages(message)).toEqual([])
  })
})
