import type { Board } from '../../domain/board.ts'
import { isBoard } from './from-server.ts'

/** The server sends something every 5 s; without it for this long the connection counts as lost. */
export const lostAfterMs = 7000

/** Between two attempts to connect again. */
const retryEveryMs = 3000

const lookEveryMs = 500

export interface LiveHandlers {
  /** @param isFirst It is the first of a connection: true whatever its version. */
  readonly onBoard: (board: Board, isFirst: boolean) => void
  readonly onTime: (serverMs: number) => void
  readonly onLost: () => void
  readonly onBack: () => void
  /** The server no longer knows this device. */
  readonly onShut: () => void
}

/** Stays connected to the server's events until it is stopped. */
export function connect(handlers: LiveHandlers): () => void {
  let source: EventSource | undefined
  let heardAtMs = performance.now()
  let triedAtMs = 0
  let isLost = false

  function open(): void {
    source?.close()
    triedAtMs = performance.now()
    const opened = new EventSource('/events')
    source = opened
    let isFirst = true
    opened.addEventListener('board', ({ data }) => {
      const board: unknown = JSON.parse(data)
      if (!isBoard(board)) return
      hear(board.nowMs)
      handlers.onBoard(board, isFirst)
      isFirst = false
    })
    opened.addEventListener('beat', ({ data }) => {
      const beat: { readonly nowMs: number } = JSON.parse(data)
      hear(beat.nowMs)
    })
    opened.addEventListener('bye', lose)
    opened.addEventListener('error', lose)
  }

  function hear(serverMs: number): void {
    heardAtMs = performance.now()
    handlers.onTime(serverMs)
    if (!isLost) return
    isLost = false
    handlers.onBack()
  }

  function lose(): void {
    if (isLost) return
    isLost = true
    handlers.onLost()
    void leaveIfShut(handlers.onShut)
  }

  function look(): void {
    const nowMs = performance.now()
    if (nowMs - heardAtMs > lostAfterMs) lose()
    if (isLost && nowMs - triedAtMs > retryEveryMs) open()
  }

  open()
  const timer = setInterval(look, lookEveryMs)
  return () => {
    clearInterval(timer)
    source?.close()
  }
}

/** An event source tells no status: 403 means that the device was revoked. */
async function leaveIfShut(onShut: () => void): Promise<void> {
  try {
    const { status } = await fetch('/board.json', { method: 'HEAD' })
    if (status === 403) onShut()
  } catch {
    // No network: connecting again goes on.
  }
}
