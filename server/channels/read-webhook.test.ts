import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aChange,
  aStatus,
  aTap,
  aWebhook,
  correlationId,
  ourNumberId,
  sampleWebhook,
  wamid,
} from '../../test/a-webhook.ts'
import type { NewReceipt } from '../store/receipts.ts'
import { readWebhook } from './read-webhook.ts'

const nowMs = 1_763_700_000_000
const read = (body: unknown) => readWebhook(body, { phoneNumberId: ourNumberId, nowMs })
const readChanges = (...changes: unknown[]) => read(aWebhook(...changes))
const readStatuses = (...statuses: unknown[]) => readChanges(aChange({ statuses }))
const readMessages = (...messages: unknown[]) => readChanges(aChange({ messages }))
const readNews = (value: object, field: string) => readChanges({ field, value })

describe('the public samples', () => {
  it.each([
    ['wh-status-sent-pmp-with-conversation', 'sent', 1_750_030_073_000],
    ['wh-status-delivered-cbp', 'delivered', 1_750_263_773_000],
  ])('%s is a receipt', (name, kind, happenedAtMs) => {
    expect(read(sampleWebhook(name))).toEqual([
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

  it.each([
    ['wh-in-template-quick-reply-button', 'button'],
    ['wh-in-text', 'text'],
  ])('%s is none of ours', (name, kind) => {
    expect(read(sampleWebhook(name))).toEqual([{ is: 'ignored', kind }])
  })

  it.each(['ok-send-accepted', 'err-190-token-expired-463', 'health-available'])(
    '%s is no webhook',
    (name) => {
      expect(read(sampleWebhook(name))).toBeUndefined()
    },
  )
})

describe('statuses', () => {
  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['played', 'read'],
    ['failed', 'failed'],
  ])('%s is a receipt of kind %s, with our correlation id', (status, kind) => {
    expect(readStatuses(aStatus({ status }))).toMatchObject([
      { receipt: { kind, providerMessageId: wamid, correlationId } },
    ])
  })

  it.each([
    [131026, 'recipient'],
    [131049, 'recipient'],
    [131000, 'transient'],
    [131056, 'pair-throttled'],
  ])('failed with %i is %s', (code, asClass) => {
    const errors = [{ code, title: 'x', error_data: { details: 'localised' } }]
    const findings = readStatuses(aStatus({ status: 'failed', errors }))
    expect(findings).toMatchObject([{ receipt: { failure: { class: asClass, code: `${code}` } } }])
  })

  it.each([
    [131031, 'auth'],
    [131048, 'spam'],
    [132015, 'template'],
    [999999, 'template'],
  ])('failed with %i, which is %s, raises the alarm a refused send raises', (code, asClass) => {
    const findings = readStatuses(aStatus({ status: 'failed', errors: [{ code }] }))
    expect(findings).toMatchObject([
      { receipt: { failure: { class: asClass } } },
      { is: 'alarm', subject: `whatsapp-cloud ${asClass} ${code}` },
    ])
  })

  it.each([[[]], [[{}]], [[{ code: 'x' }]], ['x'], [null]])(
    'failed with the errors %j has no failure to tell',
    (errors) => {
      expect(readStatuses(aStatus({ status: 'failed', errors }))).toMatchObject([
        { receipt: { kind: 'failed', failure: undefined } },
      ])
    },
  )

  it.each([
    ['1763600000', 1_763_600_000_000],
    ['1763800000', nowMs],
    ['99999999999999999999', nowMs],
    ['yesterday', nowMs],
    [undefined, nowMs],
    [{ toString: 1 }, nowMs],
  ])('the timestamp %j is read as %i', (timestamp, happenedAtMs) => {
    expect(readStatuses(aStatus({ timestamp }))).toMatchObject([{ receipt: { happenedAtMs } }])
  })

  it('needs neither recipient nor contacts, also for a user without a number', () => {
    const status = { id: wamid, status: 'read', recipient_user_id: 'IN.1' }
    const change = aChange({ contacts: [{ user_id: 'IN.1' }, null], statuses: [status] })
    expect(readChanges(change)).toMatchObject([{ receipt: { kind: 'read' } }])
  })

  it.each([
    ['an unknown status', aStatus({ status: 'warped' }), 'status-warped'],
    ['no id', aStatus({ id: undefined }), 'malformed-status'],
    ['an id no store could hold', aStatus({ id: 'wamid.\u0000' }), 'malformed-status'],
    ['no object', 'delivered', 'malformed-status'],
  ])('%s costs only itself', (_case, odd, kind) => {
    const findings = readStatuses(aStatus(), odd, aStatus({ status: 'read' }))
    expect(findings).toMatchObject([
      { receipt: { kind: 'delivered' } },
      { is: 'ignored', kind },
      { receipt: { kind: 'read' } },
    ])
  })

  it('drops a correlation id that no store could hold', () => {
    const status = aStatus({ biz_opaque_callback_data: '\ud800' })
    expect(readStatuses(status)).toMatchObject([{ receipt: { correlationId: undefined } }])
  })
})

describe('messages', () => {
  it.each(['called', 'no-answer'])('a tap on a button that carries %s is a receipt', (kind) => {
    const tap = aTap({ button: { payload: `${kind}:${correlationId}`, text: 'हाँ' } })
    const receipt = {
      kind,
      correlationId,
      providerMessageId: wamid,
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

  it('goes by its own id where the context is absent, and needs no sender', () => {
    const tap = aTap({ context: undefined, from: undefined, from_user_id: 'IN.1' })
    expect(readMessages(tap)).toMatchObject([{ receipt: { providerMessageId: 'wamid.INBOUND' } }])
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

  it('does not take a text that looks like a payload for a tap', () => {
    const text = { body: `called:${correlationId}` }
    const message = { id: 'wamid.1', type: 'text', text }
    expect(readMessages(message)).toEqual([{ is: 'ignored', kind: 'text' }])
  })
})

describe('changes', () => {
  it('of another number are left alone', () => {
    const metadata = { phone_number_id: '999' }
    expect(readChanges(aChange({ metadata, statuses: [aStatus()] }))).toEqual([{ is: 'foreign' }])
  })

  it('that do not say which number they concern are read', () => {
    const change = aChange({ metadata: undefined, statuses: [aStatus()] })
    expect(readChanges(change)).toMatchObject([{ is: 'receipt' }])
  })

  it('may be malformed one by one', () => {
    const good = aChange({ statuses: [aStatus()] })
    const odd = [null, 7, {}, { field: 'messages' }, { value: [] }, { field: {}, value: {} }]
    const findings = readChanges(good, ...odd, good) ?? []
    expect(findings.map(({ is }) => is)).toEqual([
      'receipt',
      ...odd.map(() => 'ignored'),
      'receipt',
    ])
  })

  it('tell of errors of the whole account', () => {
    const errors = [{ code: 130429, title: 'Rate limit hit' }, 'odd']
    expect(readChanges(aChange({ errors }))).toEqual([
      { is: 'alarm', subject: 'webhook-error 130429' },
      { is: 'alarm', subject: 'webhook-error without-code' },
    ])
  })
})

describe('alerts', () => {
  const name = 'appointment_request'
  const ofTemplate = (event: string) => ({ event, message_template_name: name, reason: 'NONE' })

  it.each([
    ['message_template_status_update', ofTemplate('PAUSED'), `template-paused ${name}`],
    ['message_template_status_update', ofTemplate('REJECTED'), `template-rejected ${name}`],
    ['message_template_status_update', ofTemplate('DISABLED'), `template-disabled ${name}`],
    ['message_template_status_update', ofTemplate('FLAGGED'), `template-flagged ${name}`],
    ['message_template_status_update', ofTemplate('ARCHIVED'), `template-archived ${name}`],
    ['account_update', { event: 'ACCOUNT_VIOLATION' }, 'account-violation'],
    ['account_update', { event: 'ACCOUNT_RESTRICTION' }, 'account-restriction'],
    [
      'account_update',
      { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'SCHEDULE_FOR_DISABLE' } },
      'account-disabled-update schedule-for-disable',
    ],
    ['phone_number_quality_update', { event: 'FLAGGED' }, 'number-flagged'],
    [
      'phone_number_quality_update',
      { event: 'DOWNGRADE', current_limit: 'TIER_250' },
      'number-downgrade',
    ],
    [
      'account_alerts',
      { alert_info: { alert_type: 'OBA_REJECTED', alert_severity: 'WARNING' } },
      'account-alert oba-rejected',
    ],
    [
      'account_alerts',
      { alert_type: 'PROFILE_PICTURE_LOST' },
      'account-alert profile-picture-lost',
    ],
  ])('%s %j raises an alarm', (field, value, subject) => {
    expect(readNews(value, field)).toEqual([{ is: 'alarm', subject }])
  })

  it.each([
    ['message_template_status_update', ofTemplate('APPROVED'), `template-approved ${name}`],
    ['account_update', { event: 'VERIFIED_ACCOUNT' }, 'account-verified-account'],
    [
      'account_update',
      { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } },
      'account-disabled-update reinstate',
    ],
    ['phone_number_quality_update', { event: 'UPGRADE', current_limit: 'T' }, 'number-upgrade'],
    [
      'account_alerts',
      { alert_info: { alert_type: 'OBA_APPROVED', alert_severity: 'INFORMATIONAL' } },
      'account-alert oba-approved',
    ],
  ])('%s %j is news', (field, value, subject) => {
    expect(readNews(value, field)).toEqual([{ is: 'news', subject }])
  })

  it.each(['message_template_quality_update', 'message_template_status_update', ''])(
    'a quality score is known by its shape, also under the field %j',
    (field) => {
      const score = (new_quality_score: string) => ({
        previous_quality_score: 'GREEN',
        new_quality_score,
        message_template_name: name,
      })
      expect(readNews(score('RED'), field)).toEqual([
        { is: 'alarm', subject: `template-quality-red ${name}` },
      ])
      expect(readNews(score('YELLOW'), field)).toMatchObject([{ is: 'news' }])
    },
  )

  it('carry nothing into a subject that a log or a mail could trip over', () => {
    const value = { event: 'PAUSED', message_template_name: `<b>\r\n${'आशा x'.repeat(90)}` }
    const [finding] = readNews(value, 'message_template_status_update') ?? []
    const subject = finding?.is === 'alarm' ? finding.subject : ''
    expect(subject).toMatch(/^template-paused b[\w .:-]+$/)
    expect(subject.length).toBeLessThanOrEqual(120)
  })

  it.each(['business_capability_update', 'flows', '__proto__'])(
    'a field that is new to us, %s, is ignored',
    (field) => {
      expect(readNews({ anything: 1 }, field)).toEqual([{ is: 'ignored', kind: field }])
    },
  )
})

describe('readWebhook', () => {
  it.each([[undefined], [null], [7], ['text'], [[]], [{}], [{ object: 'page', entry: [] }]])(
    'says undefined to %j',
    (body) => {
      expect(read(body)).toBeUndefined()
    },
  )

  it('never throws, and never lets through what a store could not hold', () => {
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

/** A status or a tap in which any one part may be any JSON. */
function oddPart(whole: object, json: fc.Arbitrary<unknown>) {
  return fc
    .tuple(fc.constantFrom(...Object.keys(whole)), fc.oneof(json, fc.constantFrom('\0', '\ud800')))
    .map(([key, odd]) => ({ ...whole, [key]: odd }))
}
