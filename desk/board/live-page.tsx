import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/board.ts'
import { CentreContext, centreOf } from '../centre-now.ts'
import type { MenuItem } from '../keys.ts'
import { type LiveBoard, useLiveBoard } from '../live/use-live-board.ts'
import { useMasking } from '../live/use-masking.ts'
import { useRing } from '../live/use-ring.ts'
import { DeskHeader } from './desk-header.tsx'
import { Bands, useTitle } from './work-screen.tsx'

interface LivePageProps {
  readonly first: Board
  readonly title: string
  readonly here?: MenuItem
  readonly className: string
  readonly children: (live: LiveBoard, isMasked: boolean) => ReactNode
}

/** A page that follows the board without its lists: a request rings, and the page says when it is not live. */
export function LivePage({ first, title, here, className, children }: LivePageProps) {
  const live = useLiveBoard(first)
  const isMasked = useMasking()
  const isSoundOn = useRing(live.board, live.nowMs)
  useTitle(live.lostAtMs === undefined ? title : desk.titleLost)
  return (
    <CentreContext value={centreOf(live.board)}>
      <DeskHeader here={here} nowMs={live.nowMs} isWithLetters={false} isMasked={isMasked} />
      <Bands lostAtMs={live.lostAtMs} nowMs={live.nowMs} isSoundOn={isSoundOn} />
      <main className={className}>{children(live, isMasked)}</main>
    </CentreContext>
  )
}
