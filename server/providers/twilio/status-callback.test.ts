import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { twilioSignature } from '../../../fake-whatsapp/twilio-callbacks.ts'
import type { NewReceipt } from '../../receipts/queries.ts'
import { twilioStatus } from './status-callback.ts'

const publicUrl = 'https://centre.example'
const path = '/api/twilio-status?notice=0a1b2c3d-4e5f'
const nowMs = 1_795_000_000_000

const delivered = {
  AccountSid: 'AC1',
  To: 'whatsapp:+919876500001',
  From: 'whatsapp:+14155238886',
  MessageSid: 'MM1',
  MessageStatus: 'delivered',
}

interface Recorded {
  readonly receipts: NewReceipt[]
  wakes: number
  readonly alarms: string[]
  readonly logged: string[]
}

function openCallback() {
  const recorded: Recorded = { receipts: [], wakes: 0, alarms: [], logged: [] }
  const deps = {
    authToken: 'secret',
    publicUrl,
    async recordReceipts(receipts: readonly NewReceipt[], receivedAtMs: number) {
      expect(receivedAtMs).toBe(nowMs)
      recorded.receipts.push(...receipts)
    },
    async raiseAlarm({ subject }: { readonly subject: string }) {
      recorded.alarms.push(subject)
    },
    onReceipts: () => void recorded.wakes++,
    now: () => nowMs,
    log: pino({}, { write: (line: string) => recorded.logged.push(line) }),
  }
  const app = new Hono().route('/api/twilio-status', twilioStatus(deps))
  // As in the whole app, where anything thrown is our own error.
  app.onError((_error, c) => c.text('fault', 503))
  /** Asked behind a proxy, under another name than the public one. */
  const post = (body: string, signature: string | undefined, at = path) =>
    app.request(`http://127.0.0.1:3000${at}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
      },
      body,
    })
  const report = (fields: Record<string, string>, at = path) =>
    post(
      new URLSearchParams(fields).toString(),
      twilioSignature(`${publicUrl}${at}`, fields, 'secret'),
      at,
    )
  return { recorded, app, post, report }
}

describe('POST /api/twilio-status', () => {
  it('raises the alarm a refused send raises, for what a person has to mend', async () => {
    const { recorded, report } = openCallback()
    const failedWith = (ErrorCode: string) =>
      report({ ...delivered, MessageStatus: 'undelivered', ErrorCode })
    for (const code of ['63024', '63001', '30008', '']) await failedWith(code)
    expect(recorded.receipts).toHaveLength(4)
    expect(recorded.alarms).toEqual([
      'whatsapp-twilio recipient 63024',
      'whatsapp-twilio auth 63001',
    ])
  })

  it('answers 204 once the receipt is stored, and wakes its job', async () => {
    const { recorded, report } = openCallback()
    expect((await report(delivered)).status).toBe(204)
    expect(recorded.receipts).toEqual([
      {
        kind: 'delivered',
        providerMessageId: 'MM1',
        correlationId: '0a1b2c3d-4e5f',
        failure: undefined,
        happenedAtMs: nowMs,
      },
    ])
    expect(recorded.wakes).toBe(1)
  })

  it.each([
    ['sent', 'sent'],
    ['read', 'read'],
    ['undelivered', 'failed'],
    ['failed', 'failed'],
  ])('takes %s for %s', async (MessageStatus, kind) => {
    const { recorded, report } = openCallback()
    await report({ ...delivered, MessageStatus })
    expect(recorded.receipts).toMatchObject([{ kind }])
  })

  it.each([
    ['63016', { class: 'template', code: '63016' }],
    ['63024', { class: 'recipient', code: '63024' }],
    ['99999', { class: 'recipient', code: '99999' }],
    ['', undefined],
    ['to +919876500001', undefined],
  ])('reads the ErrorCode "%s" of a failure', async (ErrorCode, failure) => {
    const { recorded, report } = openCallback()
    await report({ ...delivered, MessageStatus: 'undelivered', ErrorCode })
    expect(recorded.receipts.map((receipt) => receipt.failure)).toEqual([failure])
  })

  it.each([
    ['queued', { ...delivered, MessageStatus: 'queued' }],
    ['a status it does not know', { ...delivered, MessageStatus: 'scanned' }],
    ['no status', { MessageSid: 'MM1' }],
    ['no message', { MessageStatus: 'sent' }],
    ['an id no database takes', { MessageSid: 'MM\u0000', MessageStatus: 'sent' }],
  ])('answers 200 to %s and keeps nothing', async (_case, fields) => {
    const { recorded, report } = openCallback()
    expect((await report(fields)).status).toBe(200)
    expect(recorded).toMatchObject({ receipts: [], wakes: 0 })
  })

  it('does without a notice, and with parameters it does not know', async () => {
    const { recorded, report } = openCallback()
    const at = '/api/twilio-status?notice=&other=1'
    expect((await report({ ...delivered, Unheard: 'of' }, at)).status).toBe(204)
    expect(recorded.receipts).toMatchObject([{ correlationId: undefined }])
  })

  it.each([
    ['no signature', undefined],
    ['a wrong one', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    ['one of another notice', twilioSignature(`${publicUrl}${path}9`, delivered, 'secret')],
  ])('answers 403 to %s, and logs no number', async (_case, signature) => {
    const { recorded, post } = openCallback()
    const response = await post(new URLSearchParams(delivered).toString(), signature)
    expect(response.status).toBe(403)
    expect(recorded).toMatchObject({ receipts: [], wakes: 0 })
    expect(recorded.logged.join()).toContain('did not sign')
    expect(recorded.logged.join()).not.toMatch(/\+?91987|0a1b2c3d/)
  })

  it('says once a minute, not at every one, that Twilio did not sign', async () => {
    const { recorded, post } = openCallback()
    for (let count = 0; count < 5; count++) await post('', undefined)
    expect(recorded.logged).toHaveLength(1)
  })

  it('answers 413 to what is too large', async () => {
    const { recorded, report } = openCallback()
    expect((await report({ ...delivered, Body: 'x'.repeat(70_000) })).status).toBe(413)
    expect(recorded.receipts).toEqual([])
  })

  it('answers 405 to a GET', async () => {
    const response = await openCallback().app.request(path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
