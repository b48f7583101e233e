import { setTimeout } from 'node:timers/promises'
import { sampleAccount } from './account.ts'
import { type FakeMessage, type Messages, newWamid, type StatusName } from './messages.ts'
import type { WebhookSettings, Webhooks } from './webhooks.ts'

interface StatusReportDeps {
  readonly stopping: AbortSignal
  readonly state: { readonly webhooks: WebhookSettings }
  readonly messages: Messages
  readonly webhooks: Webhooks
}

export type Reports = ReturnType<typeof createReports>

/** Meta's webhooks: the statuses of our messages, and messages from people. */
export function createReports({ stopping, state, messages, webhooks }: StatusReportDeps) {
  const report = (message: FakeMessage, status: StatusName): void => {
    message.statuses.push(status)
    const statuses = [statusObject(message, status)]
    void webhooks.send(messagesChange({ statuses }), message.wamid)
  }
  const receive = (from: string, content: object) => {
    const contacts = [{ profile: { name: 'Reception' }, wa_id: from }]
    const message = { from, id: newWamid(from), timestamp: secondsText(Date.now()), ...content }
    return webhooks.send(messagesChange({ contacts, messages: [message] }))
  }
  return {
    /** Reports `sent`, `delivered` and `read`, each after the delay that the settings name. */
    follow(message: FakeMessage): void {
      for (const status of ['sent', 'delivered', 'read'] as const) {
        const delayMs = state.webhooks[`${status}Ms`]
        if (delayMs === null) continue
        setTimeout(delayMs, undefined, { signal: stopping }).then(
          () => report(message, status),
          () => {},
        )
      }
    },
    /** Resolves when the webhook was answered or failed. Rejects when there is no such message or button. */
    async tap(wamid: string, buttonIndex: number): Promise<void> {
      const message = messages.get(wamid)
      const button = message.buttons.find(({ index }) => index === buttonIndex)
      if (button === undefined) throw new Error(`No button ${buttonIndex} on message ${wamid}`)
      message.taps.push(buttonIndex)
      const { payload, text } = button
      const context = { from: sampleAccount.displayPhoneNumber, id: wamid }
      await receive(message.to, { context, type: 'button', button: { payload, text } })
    },
    writeText: (from: string, body: string) => receive(from, { type: 'text', text: { body } }),
    reportTemplatePaused: (template: string) => webhooks.send(templatePausedChange(template)),
  }
}

function statusObject({ wamid, to, callbackData }: FakeMessage, status: StatusName) {
  return {
    id: wamid,
    status,
    timestamp: secondsText(Date.now()),
    recipient_id: to,
    ...(status === 'read' ? {} : { pricing }),
    biz_opaque_callback_data: callbackData,
  }
}

const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }

/** A change of the field `messages`, with statuses or inbound messages. */
function messagesChange(content: object) {
  const metadata = {
    display_phone_number: sampleAccount.displayPhoneNumber,
    phone_number_id: sampleAccount.phoneNumberId,
  }
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } }
}

function templatePausedChange(template: string) {
  return {
    field: 'message_template_status_update',
    value: {
      event: 'PAUSED',
      message_template_id: 1_689_556_908_129_832,
      message_template_name: template,
      message_template_language: 'en',
      reason: 'NONE',
      message_template_category: 'UTILITY',
      other_info: { title: 'FIRST_PAUSE', description: 'Set on the fake.' },
    },
  }
}

/** Meta writes times as strings of whole seconds. */
function secondsText(epochMs: number): string {
  return String(Math.floor(epochMs / 1000))
}
