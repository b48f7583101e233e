import type { Clock } from '../clock.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { FakeMessage } from '../inbox/message.ts'
import type { TwilioCallbacks } from '../twilio/twilio-callbacks.ts'
import type { GraphWebhooks } from './graph-webhooks.ts'
import { changeManner, type MannerChange, type WebhookManner } from './manner.ts'
import { climbLadder, type StatusReport } from './status-ladder.ts'

/** Notes what happens to messages and tells whoever sent them, in their provider's way. */
export interface Reports {
  /** Climbs the status ladder; `override` is for this message alone. */
  follow(message: FakeMessage, override?: MannerChange): void
  report(report: StatusReport): void
}

export interface ReportDeps {
  readonly clock: Clock
  readonly inbox: Inbox
  readonly graphWebhooks: GraphWebhooks
  readonly twilioCallbacks: TwilioCallbacks
  manner(): WebhookManner
}

export function createReports(deps: ReportDeps): Reports {
  const report = (report: StatusReport) => {
    deps.inbox.addStatus(report.message.wamid, report.status)
    switch (report.message.provider) {
      case 'whatsapp-cloud':
        return deps.graphWebhooks.report(report)
      case 'twilio':
        return deps.twilioCallbacks.report(report)
    }
  }
  return {
    follow(message, override) {
      const manner = deps.manner()
      const own = override === undefined ? manner : changeManner(manner, override)
      climbLadder(message, own, deps.clock, report)
    },
    report,
  }
}
