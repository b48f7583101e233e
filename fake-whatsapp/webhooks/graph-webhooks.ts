import type { Clock } from '../clock.ts'
import { type Change, envelope, messagesChange, type Sender } from './envelope.ts'
import { escapedJson } from './escaped-json.ts'
import type { WebhookManner } from './manner.ts'
import { hubSignature } from './signature.ts'
import type { StatusReport } from './status-ladder.ts'
import { statusObject } from './status-object.ts'
import type { WebhookPost } from './webhook-post.ts'

/** Meta repeats "a few more times with decreasing frequency"; here within a minute. */
const retryDelaysMs = [1_000, 5_000, 20_000]

export interface GraphWebhooks {
  /** Sends a status, at once or with the batch it falls into. */
  report(report: StatusReport): void
  /** Sends one change. Resolves when the first attempt was answered or failed. */
  send(change: Change): Promise<void>
}

export interface GraphWebhookDeps {
  readonly clock: Clock
  readonly random: () => number
  readonly post: WebhookPost
  readonly sender: Sender
  readonly appSecret: string
  manner(): WebhookManner
}

export function createGraphWebhooks(deps: GraphWebhookDeps): GraphWebhooks {
  let batch: StatusReport[] = []
  const sendBatch = () => {
    const changes = changesOf(batch, deps)
    batch = []
    void sendChanges(changes, 'batch', deps)
  }
  return {
    report(report) {
      const { batchMs } = deps.manner()
      if (batchMs === 0)
        return void sendChanges(changesOf([report], deps), report.message.wamid, deps)
      if (batch.length === 0) deps.clock.after(batchMs, sendBatch)
      batch.push(report)
    },
    send: (change) => sendChanges([change], change.field, deps),
  }
}

/** One change for each message, holding its statuses: a batch has many of both. */
function changesOf(reports: readonly StatusReport[], deps: GraphWebhookDeps): Change[] {
  const byMessage = Map.groupBy(reports, ({ message }) => message.wamid)
  return [...byMessage.values()].map((group) =>
    messagesChange(deps.sender, {
      statuses: group.map((report) => statusObject(report, deps.manner())),
    }),
  )
}

async function sendChanges(
  changes: readonly Change[],
  key: string,
  { clock, post, appSecret, manner, random }: GraphWebhookDeps,
): Promise<void> {
  const { url, copies, loss } = manner()
  if (url === null || random() < loss) return
  const body = escapedJson(envelope(changes, clock.now()))
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': hubSignature(body, appSecret),
  }
  await post.send({ url, headers, body, key, copies, retryDelaysMs })
}
