import { useCallback, useEffect, useRef, useState } from 'react'
import type { Board } from '../../domain/desk/board.ts'
import type { CardList, WorkPage } from '../desk-page.ts'
import { connect } from './connect.ts'
import { findCards } from './read-server.ts'
import { sharedStream } from './stream.ts'
import { useAnswer } from './use-answer.ts'
import { whenHandRests } from './when-hand-rests.ts'

const tickMs = 1000

/** The event after which a page shows no patients, because the device was revoked. Unsaved text is lost. */
export const shutOutEvent = 'desk-shut-out'

export interface LiveBoard {
  readonly board: Board
  /** The server's clock; the PC's own may be wrong. */
  readonly nowMs: number
  /** Since when the board is no longer live, by the server's clock; undefined while it is. */
  readonly lostAtMs: number | undefined
  /** Takes the board of the answer to an act, unless a newer one is shown. */
  readonly take: (board: Board) => void
}

/** The board as the server last sent it. */
export function useLiveBoard(first: Board): LiveBoard {
  const [board, setBoard] = useState(first)
  const [lostAtMs, setLostAtMs] = useState<number>()
  const { nowMs, sync, heardAt } = useServerClock(first.nowMs)
  const take = useCallback((next: Board, replacesNewer = false) => {
    setBoard((shown) => (replacesNewer || next.version >= shown.version ? next : shown))
  }, [])
  const { device, version } = first
  useEffect(
    () =>
      connect(
        {
          onBoard: (next, replacesNewer) => whenHandRests(() => take(next, replacesNewer)),
          onTime: sync,
          onLost: () => setLostAtMs((since) => since ?? heardAt()),
          onBack: () => setLostAtMs(undefined),
          onShut: () => {
            dispatchEvent(new Event(shutOutEvent))
            location.reload()
          },
        },
        sharedStream(device),
        version,
      ),
    [take, sync, heardAt, device, version],
  )
  return { board, nowMs, lostAtMs, take }
}

/** The server's time: the last one that it sent and what has passed since. It ticks each second. */
function useServerClock(firstMs: number) {
  const lastHeard = useRef({ serverMs: firstMs, atMs: 0 })
  const [nowMs, setNowMs] = useState(firstMs)
  const read = useCallback(
    () => lastHeard.current.serverMs + performance.now() - lastHeard.current.atMs,
    [],
  )
  const sync = useCallback(
    (serverMs: number) => {
      lastHeard.current = { serverMs, atMs: performance.now() }
      setNowMs(read())
    },
    [read],
  )
  useEffect(() => {
    sync(firstMs)
    const timer = setInterval(() => setNowMs(read()), tickMs)
    return () => clearInterval(timer)
  }, [firstMs, sync, read])
  const heardAt = useCallback(() => lastHeard.current.serverMs, [])
  return { nowMs, sync, heardAt }
}

/** What the find page lists, read again at each change; undefined on the board. */
export function useFound(page: WorkPage, { version }: Board) {
  const first = page.kind === 'find' ? page : undefined
  const q = first?.q
  const last = useAnswer<CardList>(
    q,
    findCards(q ?? ''),
    version,
    first?.isTyped ? undefined : first,
  )
  return {
    found: last?.answer ?? first,
    isLooking: q !== undefined && (last?.of !== q || last.answer === undefined),
  }
}
