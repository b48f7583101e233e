import { type AccountState, type HealthEntity, workingAccount } from './account.ts'
import { createFaults } from './faults.ts'
import { createMessages } from './messages.ts'
import { createReports } from './reports.ts'
import { approvedTemplates, type Template } from './templates.ts'
import { createWebhooks, defaultWebhookSettings, type WebhookSettings } from './webhooks.ts'

/** Everything has a default. */
export interface FakeOptions {
  readonly templates?: readonly Template[] | undefined
  readonly port?: number | undefined
  /** The one token accepted; any when absent. */
  readonly accessToken?: string | undefined
  /** Signs Meta's webhooks; `fake-app-secret` when absent. */
  readonly appSecret?: string | undefined
  readonly webhooks?: Partial<WebhookSettings> | undefined
  readonly account?: Partial<AccountState> | undefined
}

export type Services = ReturnType<typeof createServices>

export function createServices({
  accessToken,
  appSecret = 'fake-app-secret',
  ...options
}: FakeOptions) {
  /** What a test changes while the fake runs. */
  const state = {
    templates: options.templates ?? approvedTemplates,
    webhooks: { ...defaultWebhookSettings, ...options.webhooks },
    blocked: new Set<HealthEntity>(),
  }
  const account: AccountState = { ...workingAccount, ...options.account }
  const messages = createMessages()
  const stop = new AbortController()
  const stopping = stop.signal
  const webhooks = createWebhooks({ stopping, appSecret, state })
  return {
    accessToken,
    appSecret,
    state,
    account,
    messages,
    faults: createFaults(stopping),
    reports: createReports({ stopping, state, messages, webhooks }),
    stop: () => stop.abort(),
  }
}
