import type { Clock } from './clock.ts'

const answerTimeoutMs = 10_000

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Requests with the same key arrive in the order they were sent. */
  readonly key: string
  /** How long after each failed attempt the next follows; empty for none. */
  readonly retryDelaysMs: readonly number[]
}

/** One POST the fake made. */
export interface FakeWebhook {
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined
}

export type WebhookPost = ReturnType<typeof createWebhookPost>

export function createWebhookPost(clock: Clock) {
  const posted: FakeWebhook[] = []
  const lastByKey = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  async function attempt(request: WebhookRequest, number: number): Promise<void> {
    const status = await post(request, stopping.signal)
    if (stopping.signal.aborted) return
    posted.push({ status })
    const delayMs = request.retryDelaysMs[number - 1]
    if (status === 200 || delayMs === undefined) return
    clock.after(delayMs, () => void attempt(request, number + 1))
  }

  async function attemptAfter(previous: Promise<void> | undefined, request: WebhookRequest) {
    await previous
    await attempt(request, 1)
  }

  return {
    /** Every POST made, retries included, oldest first. */
    posted,
    /** Resolves when the first attempt was answered or failed. */
    async send(request: WebhookRequest): Promise<void> {
      const { key } = request
      const sending = attemptAfter(lastByKey.get(key), request)
      lastByKey.set(key, sending)
      await sending
      if (lastByKey.get(key) === sending) lastByKey.delete(key)
    },
    stop: () => stopping.abort(),
  }
}

async function post({ url, headers, body }: WebhookRequest, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(answerTimeoutMs)])
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
