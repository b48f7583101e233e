import { describe, expect, it } from 'vitest'
import { readChanges } from '../../../test/support/open-webhook.ts'

const readNews = (value: object, field: string) => readChanges({ field, value })

describe('alerts', () => {
  const name = 'appointment_request'
  const ofTemplate = (event: string) => ({ event, message_template_name: name, reason: 'NONE' })

  it.each([
    ['message_template_status_update', ofTemplate('PAUSED'), `template-paused ${name}`],
    ['message_template_status_update', ofTemplate('REJECTED'), `template-rejected ${name}`],
    ['message_template_status_update', ofTemplate('DISABLED'), `template-disabled ${name}`],
    ['message_template_status_update', ofTemplate('FLAGGED'), `template-flagged ${name}`],
    ['message_template_status_update', ofTemplate('ARCHIVED'), `template-archived ${name}`],
    [
      'message_template_status_update',
      ofTemplate('PENDING_DELETION'),
      `template-pending-deletion ${name}`,
    ],
    ['account_update', { event: 'ACCOUNT_DELETED' }, 'account-deleted'],
    [
      'account_update',
      { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'HEALTH' } },
      'account-violation',
    ],
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
    ['account_update', { event: 'DOWNGRADE', current_limit: 'TIER_250' }, 'number-downgrade'],
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
    ['message_template_status_update', ofTemplate('REINSTATED'), `template-reinstated ${name}`],
    ['account_update', { event: 'VERIFIED_ACCOUNT' }, 'account-verified-account'],
    [
      'account_update',
      { event: 'PARTNER_ADDED', waba_info: { waba_id: '1' } },
      'account-partner-added',
    ],
    [
      'phone_number_quality_update',
      { event: 'THROUGHPUT_UPGRADE', current_limit: 'T' },
      'number-throughput-upgrade',
    ],
    [
      'security',
      { event: 'PIN_RESET_REQUEST', display_phone_number: '15550783881' },
      'account-pin-reset-request',
    ],
    ['flows', { event: 'FLOW_STATUS_CHANGE', flow_id: '1' }, 'account-flow-status-change'],
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
    [
      'account_alerts',
      { alert_type: 'LIMIT', alert_severity: 'WARNING', alert_status: 'NONE' },
      'account-alert limit',
    ],
  ])('%s %j is news and raises no alarm', (field, value, subject) => {
    expect(readNews(value, field)).toEqual([{ is: 'news', subject }])
  })

  it.each(['message_template_quality_update', 'message_template_status_update', ''])(
    'recognise a quality score by its shape, even under the field %j',
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

  it.each([
    [{ correct_category: 'MARKETING', new_category: 'UTILITY' }, 'alarm', 'marketing'],
    [{ previous_category: 'UTILITY', new_category: 'MARKETING' }, 'alarm', 'marketing'],
    [{ previous_category: 'MARKETING', new_category: 'UTILITY' }, 'news', 'utility'],
  ])(
    'raise an alarm if a template becomes marketing, and only then: %j',
    (categories, is, word) => {
      const value = { message_template_name: name, ...categories }
      const subject = `template-category-${word} ${name}`
      expect(readNews(value, 'template_category_update')).toEqual([{ is, subject }])
    },
  )

  it('have nothing in their subject that could break a log line or a mail header', () => {
    const value = { event: 'PAUSED', message_template_name: `<b>\r\n${'आशा x'.repeat(90)}` }
    const [finding] = readNews(value, 'message_template_status_update') ?? []
    const subject = finding?.is === 'alarm' ? finding.subject : ''
    expect(subject).toMatch(/^template-paused b[\w .:-]+$/)
    expect(subject.length).toBeLessThanOrEqual(120)
  })

  it.each(['business_capability_update', 'flows', '__proto__'])(
    'ignore the unknown field %s',
    (field) => {
      expect(readNews({ anything: 1 }, field)).toEqual([])
    },
  )
})
