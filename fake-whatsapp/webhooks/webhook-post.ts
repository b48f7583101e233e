import type { Clock } from '../clock.ts'

const answerTimeoutMs = 10_000

export interface Parcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Parcels with the same key arrive in the order they were sent. */
  readonly key: string
  /** How often it is sent, not counting retries. */
  readonly copies: number
  /** How long after each failed attempt the next follows; empty for none. */
  readonly retryDelaysMs: readonly number[]
}

/** One POST the fake made. */
export interface FakeWebhook {
  /** Milliseconds since the Unix epoch, when the answer was there. */
  readonly at: number
  readonly url: string
  readonly body: string
  /** 1 for the first. */
  readonly attempt: number
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined
}

export interface WebhookPost {
  readonly posted: readonly FakeWebhook[]
  /** Resolves when the first attempt of every copy was answered or failed. */
  send(parcel: Parcel): Promise<void>
  /** Resolves when nothing is under way; timers still to come do not count. */
  idle(): Promise<void>
  /** Forgets what was posted. */
  clear(): void
  stop(): void
}

export function createWebhookPost(clock: Clock): WebhookPost {
  const posted: FakeWebhook[] = []
  const underWay = new Set<Promise<void>>()
  const lastByKey = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  async function attempt(parcel: Parcel, number: number): Promise<void> {
    const status = await post(parcel, stopping.signal)
    if (stopping.signal.aborted) return
    posted.push({ at: clock.now(), url: parcel.url, body: parcel.body, attempt: number, status })
    const delayMs = parcel.retryDelaysMs[number - 1]
    if (status === 200 || delayMs === undefined) return
    clock.after(delayMs, () => void track(attempt(parcel, number + 1)))
  }

  async function sendInTurn(parcel: Parcel, turn: Promise<void> | undefined): Promise<void> {
    await turn
    for (let copy = 0; copy < parcel.copies; copy += 1) await attempt(parcel, 1)
  }

  return {
    posted,
    send(parcel) {
      const sending = track(sendInTurn(parcel, lastByKey.get(parcel.key)))
      lastByKey.set(parcel.key, sending)
      void sending.then(() => {
        if (lastByKey.get(parcel.key) === sending) lastByKey.delete(parcel.key)
      })
      return sending
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    clear: () => void posted.splice(0),
    stop: () => stopping.abort(),
  }
}

async function post({ url, headers, body }: Parcel, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(answerTimeoutMs)])
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
