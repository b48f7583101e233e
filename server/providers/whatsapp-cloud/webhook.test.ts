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

/** Changes of which nothing is a receipt or an alarm. */
const silentChanges: readonly [string, string, object][] = [
  [
    'a reaction',
    'messages',
    {
      messages: [
        aTap({ type: 'reaction', button: null, reaction: { emoji: '👍', message_id: wamid } }),
      ],
    },
  ],
  [
    'a reply of a list',
    'messages',
    {
      messages: [
        aTap({
          type: 'interactive',
          button: null,
          interactive: { type: 'list_reply', list_reply: { id: `called:${correlationId}` } },
        }),
      ],
    },
  ],
  [
    'an image',
    'messages',
    { messages: [aTap({ type: 'image', button: null, image: { id: '1', caption: 'called' } })] },
  ],
  [
    'a number change',
    'messages',
    {
      messages: [
        aTap({
          type: 'system',
          button: null,
          system: { type: 'user_changed_number', wa_id: '919876500009' },
        }),
      ],
    },
  ],
  [
    'a message of an unknown kind',
    'messages',
    { messages: [aTap({ type: 'unsupported', button: null, errors: [{ code: 131051 }] })] },
  ],
  [
    'a message that was edited',
    'messages',
    { messages: [aTap({ type: 'edit', button: null, edit: { original_message_id: wamid } })] },
  ],
  [
    'a message that was deleted',
    'messages',
    { messages: [aTap({ type: 'revoke', button: null, revoke: { original_message_id: wamid } })] },
  ],
  [
    'a text in a group',
    'messages',
    { messages: [aTap({ type: 'text', button: null, group_id: 'g', text: { body: 'Called' } })] },
  ],
  [
    'a button of another template',
    'messages',
    { messages: [aTap({ button: { payload: 'STOP', text: 'Stop' }, from: '+919999999999' })] },
  ],
  ['a call', 'calls', { calls: [{ id: 'wacid.1', event: 'connect' }] }],
  [
    'a status of a call',
    'calls',
    { statuses: [aStatus({ id: 'wacid.1', type: 'call', status: 'RINGING' })] },
  ],
  [
    'a warning',
    'messages',
    { statuses: [aStatus({ status: 'warning', errors: [{ code: 131026 }] })] },
  ],
  ['a deletion', 'messages', { statuses: [aStatus({ status: 'deleted' })] }],
  [
    'a history',
    'history',
    { history: [{ metadata: { phase: 0 }, threads: [{ id: '1', messages: [aTap()] }] }] },
  ],
  ['a history that is withheld', 'history', { history: [{ errors: [{ code: 2593109 }] }] }],
  ['an echo of the app', 'smb_message_echoes', { message_echoes: [aTap()] }],
  [
    'a contact of the app',
    'smb_app_state_sync',
    { state_sync: [{ type: 'contact', action: 'add' }] },
  ],
  [
    'a wish for no marketing',
    'user_preferences',
    { user_preferences: [{ wa_id: '1', value: 'stop' }] },
  ],
  ['another limit', 'business_capability_update', { max_daily_conversations_per_business: 250 }],
]

it.each(silentChanges)('%s says nothing', (_what, field, value) => {
  expect(readChanges(aChange(value, field))).toEqual([])
})

it('several entries and changes are read in their order, and of another number only taps', () => {
  const foreign = { phone_number_id: '1' }
  const changes = [
    aChange({ statuses: [aStatus({ status: 'sent' }), aStatus({ status: 'read' })] }),
    aChange({ metadata: foreign, statuses: [aStatus()], errors: [{ code: 131031 }] }),
    aChange({ metadata: foreign, statuses: [aStatus()], messages: [aTap()] }),
  ]
  const entry = [...changes.flatMap((change) => aWebhook(change).entry), null, { changes: null }]
  expect(read({ object: 'whatsapp_business_account', entry })).toMatchObject([
    { receipt: { kind: 'sent' } },
    { receipt: { kind: 'read' } },
    { is: 'foreign' },
    { receipt: { kind: 'called' } },
  ])
})

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

  it.each([
    ['from a number with +', { from: '+919876500001' }],
    ['from a number that is no number of staff', { from: '16505550000' }],
    ['under a message that nobody knows', { context: { from: '1', id: 'wamid.UNKNOWN' } }],
    ['in a group, forwarded', { group_id: 'g', context: { forwarded: true, id: wamid } }],
    [
      'without its label, in an odd type',
      { type: 'quick_reply', button: { payload: `called:${correlationId}` } },
    ],
    ['with an empty list beside it', { interactive: { type: 'list_reply', list_reply: {} } }],
  ])('a tap %s counts by its payload', (_case, changes) => {
    const receipt = { kind: 'called', correlationId, providerMessageId: 'wamid.INBOUND' }
    expect(readMessages(aTap(changes))).toMatchObject([{ receipt }])
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
