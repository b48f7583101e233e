import { describe, expect, it } from 'vitest'
import { aChange, aStatus, correlationId, wamid } from '../../../test/support/a-webhook.ts'
import { nowMs, readChanges } from '../../../test/support/open-webhook.ts'

const readStatuses = (...statuses: unknown[]) => readChanges(aChange({ statuses }))

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
    [131000, 'transient'],
    [131056, 'pair-throttled'],
    [131026, 'recipient'],
    [131049, 'recipient'],
    // A string, as on Meta's page about pacing.
    ['132015', 'template'],
    [999999, 'template'],
  ])('a failure with the code %i has the class %s, and no alarm yet', (code, asClass) => {
    const errors = [{ code, title: 'x', error_data: { details: 'localised' } }]
    const findings = readStatuses(aStatus({ status: 'failed', errors }))
    expect(findings).toMatchObject([{ receipt: { failure: { class: asClass, code: `${code}` } } }])
  })

  it.each([
    [131031, 'auth'],
    [131048, 'spam'],
  ])(
    'a failure with the code %i and the class %s raises the same alarm as a refused send',
    (code, asClass) => {
      const findings = readStatuses(aStatus({ status: 'failed', errors: [{ code }] }))
      expect(findings).toMatchObject([
        { receipt: { failure: { class: asClass } } },
        { is: 'alarm', subject: `whatsapp-cloud ${asClass} ${code}` },
      ])
    },
  )

  it('keep the first readable error, and raise an alarm for each error of the account', () => {
    const errors = [null, { code: 131026 }, { code: 131042 }]
    expect(readStatuses(aStatus({ status: 'failed', errors }))).toMatchObject([
      { receipt: { failure: { class: 'recipient', code: '131026' } } },
      { is: 'alarm', subject: 'whatsapp-cloud auth 131042' },
    ])
  })

  it.each([[[]], [[{}]], [[{ code: 'x' }]], ['x'], [null]])(
    'a failure with the errors %j is a receipt that states no code',
    (errors) => {
      expect(readStatuses(aStatus({ status: 'failed', errors }))).toMatchObject([
        { receipt: { kind: 'failed', failure: undefined } },
      ])
    },
  )

  it.each([
    ['1763600000', 1_763_600_000_000],
    [1_763_600_000, 1_763_600_000_000],
    ['1763800000', nowMs],
    ['99999999999999999999', nowMs],
    ['yesterday', nowMs],
    [undefined, nowMs],
    [{ toString: 1 }, nowMs],
    ['0', nowMs],
    [0, nowMs],
    ['1763600000000', nowMs],
    ['1763600000.5', nowMs],
    ['-176360000', nowMs],
  ])('the timestamp %j is read as %i', (timestamp, happenedAtMs) => {
    expect(readStatuses(aStatus({ timestamp }))).toMatchObject([{ receipt: { happenedAtMs } }])
  })

  it('are read whatever Meta adds about prices, conversations, groups and names', () => {
    const status = aStatus({
      recipient_type: 'group',
      recipient_participant_id: '1',
      pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' },
      conversation: { id: 'c', expiration_timestamp: null, origin: { type: 'service' } },
      errors: [{ code: 131026 }],
      news: { nested: [[{}]] },
    })
    expect(readStatuses(status)).toMatchObject([
      { receipt: { kind: 'delivered', failure: undefined } },
    ])
  })

  it('need neither recipient nor contacts, even for a user without a number', () => {
    const status = { id: wamid, status: 'read', recipient_user_id: 'IN.1' }
    const change = aChange({ contacts: [{ user_id: 'IN.1' }, null], statuses: [status] })
    expect(readChanges(change)).toMatchObject([{ receipt: { kind: 'read' } }])
  })

  it.each([
    ['a status of an unknown kind', aStatus({ status: 'warped' })],
    ['a status without an id', aStatus({ id: undefined })],
    ['a status whose id no store could hold', aStatus({ id: 'wamid.\u0000' })],
    ['a status that is no object', 'delivered'],
  ])('%s does not affect the other statuses', (_case, odd) => {
    const findings = readStatuses(aStatus(), odd, aStatus({ status: 'read' }))
    expect(findings).toMatchObject([
      { receipt: { kind: 'delivered' } },
      { receipt: { kind: 'read' } },
    ])
  })

  it('are read without their correlation id if it cannot be stored', () => {
    const status = aStatus({ biz_opaque_callback_data: '\ud800' })
    expect(readStatuses(status)).toMatchObject([{ receipt: { correlationId: undefined } }])
  })
})
