/**
 * A message of the server, or `error` if the connection failed. connect.ts decides when the desk is not live: at once
 * after `bye` or `error`, and after `lostAfterMs` without a message.
 */
export interface StreamMessage {
  readonly event: 'board' | 'beat' | 'bye' | 'error'
  readonly data: unknown
}

export interface Stream {
  /** Connects, or connects again. The server then sends the board. */
  open(): void
  close(): void
}

export type OpenStream = (take: (said: StreamMessage) => void) => Stream

/** The least time between two connections, however many tabs ask. */
const openEveryMs = 1000

/**
 * The stream of this browser. Browsers open at most six connections to a host over HTTP/1.1, so a stream for each tab
 * would leave none for an act. One tab reads for all. When the reading tab closes, another tab takes over. While the
 * reading tab says nothing, each other tab reads alone, because a dialog or the browser may have stopped the reading tab.
 *
 * @param device Only tabs of the same device share a stream.
 */
export function sharedStream(device: string): OpenStream {
  // Safari before 15.4 and Firefox before 96 lack one of the two, so each tab there has a stream of its own.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return ownStream
  const { locks: turns } = navigator
  return (take) => {
    const name = `desk stream of ${device}`
    const tabs = new BroadcastChannel(name)
    const left = new AbortController()
    let isReader = false
    /** Whether `open` connects: in the reading tab, and in a tab that has asked in vain. */
    let connects = false
    const stream = ownStream((said) => {
      if (isReader) tabs.postMessage(said)
      take(said)
    })
    const readForAll = async () =>
      await new Promise<void>((leave) => {
        isReader = true
        connects = true
        stream.open()
        left.signal.addEventListener('abort', () => leave())
      })
    tabs.addEventListener(
      'message',
      ({ data }: MessageEvent<StreamMessage | typeof openMessage>) => {
        if (data === openMessage) {
          if (isReader) stream.open()
        } else if (!isReader) {
          connects = false
          stream.close()
          take(data)
        }
      },
    )
    turns.request(name, { signal: left.signal }, readForAll).catch(() => {
      // This tab was closed before its turn came.
    })
    return {
      open() {
        tabs.postMessage(openMessage)
        if (connects) stream.open()
        connects = true
      },
      close() {
        stream.close()
        left.abort()
        tabs.close()
      },
    }
  }
}

const openMessage = 'open'

export const ownStream: OpenStream = (take) => {
  let source: EventSource | undefined
  let openedAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function open(): void {
    source?.close()
    openedAtMs = performance.now()
    const opened = new EventSource('/events')
    source = opened
    for (const event of ['board', 'beat', 'bye'] as const)
      opened.addEventListener(event, ({ data }) => take({ event, data: JSON.parse(data) }))
    opened.addEventListener('error', () => take({ event: 'error', data: undefined }))
  }

  return {
    open() {
      clearTimeout(timer)
      const waitMs = openedAtMs + openEveryMs - performance.now()
      if (waitMs > 0) timer = setTimeout(open, waitMs)
      else open()
    },
    close() {
      clearTimeout(timer)
      source?.close()
    },
  }
}
