import type { Board } from '../../domain/desk/board.ts'
import { hasTime, isBoard, statusOfServer } from './read-server.ts'
import type { OpenStream } from './stream.ts'

/**
 * A server that can read its store sends a message every 5 s (`beatEveryMs` in server/desk/change-feed.ts). After this
 * time without a message, or at once if the stream ends, the desk is not live: it shows its last board, and use-acts.ts
 * sends nothing.
 */
export const lostAfterMs = 7000

/** Between two attempts to connect again. */
const retryEveryMs = 3000

const lookEveryMs = 500

interface LiveHandlers {
  /** @param replacesNewer Whether to show this board even if the shown one has a higher version. */
  readonly onBoard: (board: Board, replacesNewer: boolean) => void
  readonly onTime: (serverMs: number) => void
  readonly onLost: () => void
  readonly onBack: () => void
  /** The server no longer knows this device. */
  readonly onShut: () => void
}

/**
 * Stays connected to the server's events until it is stopped.
 *
 * @param drawnVersion The version of the board that the page was drawn from.
 */
export function connect(handlers: LiveHandlers, openStream: OpenStream, drawnVersion: number) {
  let heardAtMs = performance.now()
  let triedAtMs = heardAtMs
  let isLost = false
  let version = drawnVersion
  const leaveIfShut = createShutCheck(handlers.onShut)

  const stream = openStream(({ event, data }) => {
    switch (event) {
      case 'board':
        if (isBoard(data)) takeBoard(data)
        return
      case 'beat':
        if (hasTime(data)) hear(data.nowMs)
        return
      case 'bye':
      case 'error':
        lose()
    }
  })

  function takeBoard(board: Board): void {
    // A lower version than before means that the store was restored or replaced, so this board counts.
    const replacesNewer = board.version < version
    version = board.version
    hear(board.nowMs)
    handlers.onBoard(board, replacesNewer)
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
    void leaveIfShut()
  }

  function look(): void {
    const nowMs = performance.now()
    if (nowMs - heardAtMs > lostAfterMs) lose()
    if (!isLost || nowMs - triedAtMs <= retryEveryMs) return
    triedAtMs = nowMs
    stream.open()
    void leaveIfShut()
  }

  stream.open()
  const timer = setInterval(look, lookEveryMs)
  return () => {
    clearInterval(timer)
    stream.close()
  }
}

/**
 * Returns a function that asks the server, and calls `onShut` once if the device was revoked (403). An event stream gives
 * no status. Call the function at each attempt to connect, because a device may be revoked while there is no network.
 */
function createShutCheck(onShut: () => void): () => Promise<void> {
  let isShut = false
  return async () => {
    if ((await statusOfServer()) !== 403 || isShut) return
    isShut = true
    onShut()
  }
}
