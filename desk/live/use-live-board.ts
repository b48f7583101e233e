import { useCallback, useEffect, useRef, useState } from 'react'
import type { Board } from '../../domain/board.ts'
import { findAddress } from '../addresses.ts'
import type { CardList, WorkPage } from '../desk-page.ts'
import { connect } from './connect.ts'
import { readCards } from './from-server.ts'

const tickMs = 1000

export interface LiveBoard {
  readonly board: Board
  /** The server's clock; the PC's own may be wrong. */
  readonly nowMs: number
  /** Since when the server has not been heard; undefined while it is. */
  readonly lostAtMs: number | undefined
  /** Takes a board that an act was answered with, unless a newer one is shown. */
  readonly take: (board: Board) => void
}

/** The board as the server last sent it. */
export function useLiveBoard(first: Board): LiveBoard {
  const [board, setBoard] = useState(first)
  const [lostAtMs, setLostAtMs] = useState<number>()
  const { nowMs, sync, read } = useServerClock(first.nowMs)
  const take = useCallback((next: Board, isFirst = false) => {
    setBoard((shown) => (isFirst || next.version >= shown.version ? next : shown))
  }, [])
  useEffect(
    () =>
      connect({
        onBoard: take,
        onTime: sync,
        onLost: () => setLostAtMs(read()),
        onBack: () => setLostAtMs(undefined),
        onShut: () => location.reload(),
      }),
    [take, sync, read],
  )
  return { board, nowMs, lostAtMs, take }
}

/** The server's clock, read from how long ago it was told; it ticks each second. */
function useServerClock(firstMs: number) {
  const told = useRef({ serverMs: firstMs, atMs: 0 })
  const [nowMs, setNowMs] = useState(firstMs)
  const read = useCallback(() => told.current.serverMs + performance.now() - told.current.atMs, [])
  const sync = useCallback(
    (serverMs: number) => {
      told.current = { serverMs, atMs: performance.now() }
      setNowMs(read())
    },
    [read],
  )
  useEffect(() => {
    sync(firstMs)
    const timer = setInterval(() => setNowMs(read()), tickMs)
    return () => clearInterval(timer)
  }, [firstMs, sync, read])
  return { nowMs, sync, read }
}

/** What the find page lists, read again at each change; undefined on the board. */
export function useFound(page: WorkPage, { version }: Board): CardList | undefined {
  const first = page.kind === 'find' ? page : undefined
  const address = first && findAddress(first.q)
  const [found, setFound] = useState<{ readonly list: CardList | undefined; version: number }>({
    list: first,
    version: page.board.version,
  })
  useEffect(() => {
    if (address === undefined || version === found.version) return
    const stop = new AbortController()
    readCards(address, stop.signal).then(
      (list) => setFound({ list, version }),
      () => {
        // The last answer stays; the lost connection is shown anyway.
      },
    )
    return () => stop.abort()
  }, [address, version, found.version])
  return found.list
}
