import { type AccountState, type HealthEntity, workingAccount } from './account.ts'
import { type Clock, createClock } from './clock.ts'
import { createFaults } from './faults.ts'
import { createMessages } from './messages.ts'
import { createStatuses } from './statuses.ts'
import type { Templates } from './templates.ts'
import { createWebhookPost } from './webhook-post.ts'
import { createGraphWebhooks, defaultWebhookSettings, type WebhookSettings } from './webhooks.ts'

/** Everything but the templates has a default. */
export interface FakeOptions {
  readonly templates: Templates
  /** 0, the default, picks a free port. */
  readonly port?: number | undefined
  /** The one token accepted; any when absent. */
  readonly accessToken?: string | undefined
  /** Signs Meta's webhooks; `fake-app-secret` when absent. */
  readonly appSecret?: string | undefined
  /** What differs from `defaultWebhookSettings`. */
  readonly webhooks?: Partial<WebhookSettings> | undefined
  readonly clock?: Clock | undefined
  /** What differs from `workingAccount`. */
  readonly account?: Partial<AccountState> | undefined
}

/** What the endpoints of one fake share. */
export type Services = ReturnType<typeof createServices>

export function createServices({
  accessToken,
  appSecret = 'fake-app-secret',
  clock = createClock(),
  ...options
}: FakeOptions) {
  /** What a test changes while the fake runs. */
  const state = {
    templates: options.templates,
    webhooks: { ...defaultWebhookSettings, ...options.webhooks },
    blocked: new Set<HealthEntity>(),
  }
  const account: AccountState = { ...workingAccount, ...options.account }
  const post = createWebhookPost(clock)
  const base = { accessToken, appSecret, clock, state, account, post }
  const graphWebhooks = createGraphWebhooks(base)
  return {
    ...base,
    messages: createMessages(),
    faults: createFaults(clock),
    graphWebhooks,
    statuses: createStatuses({ ...base, graphWebhooks }),
  }
}
